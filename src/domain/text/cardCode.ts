/** Digits of the code of a gift card. */
export const CODE_DIGITS = 16

/** The digits of a typed code, at most those of one. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS)
}

/** Digits in groups of four. */
export function inGroups(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Whether a text is the code of a gift card as it is printed or pasted, with spaces or hyphens between its digits. */
export function isCardCode(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) && digits.length === CODE_DIGITS
}
