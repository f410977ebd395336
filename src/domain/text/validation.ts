/** Letters, digits and `._-` before the @, a domain, an ending of 2 to 6 letters (specification §5). */
const EMAIL = /^[A-Za-z\d._-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*\.[A-Za-z]{2,6}$/

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** Whether a text is a phone number: longer than 6 characters (specification §5). */
export function isPhone(text: string): boolean {
  return text.trim().length > 6
}

/** Filters typed text to the characters of a phone number: digits, `+`, spaces and dashes. */
export function phoneTyped(text: string): string {
  return text.replace(/[^+\d -]/g, '')
}

/** Missing, blank, or a list or object without content. 0 and false are values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
