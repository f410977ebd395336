const DIGITS = 13

/** A tax id without spaces and dashes. */
export const plainTaxId = (text: string) => text.replace(/[\s-]/g, '')

/**
 * Whether a text is a Thai tax id: 13 digits, the last of which checks the others (weights 13 to 2, modulo 11). Spaces and dashes do not
 * matter.
 */
export function isTaxId(text: string): boolean {
  const digits = plainTaxId(text)
  if (!/^\d{13}$/.test(digits)) return false
  const sum = Array.from(digits.slice(0, -1)).reduce((sum, digit, at) => sum + Number(digit) * (DIGITS - at), 0)
  return Number(digits.slice(-1)) === (11 - (sum % 11)) % 10
}

/** Whether a text is the number of a branch: five digits. */
export const isBranch = (text: string) => /^\d{5}$/.test(text)
