/** Digits of a Thai number: of a mobile phone, and of a land line. */
const PATTERNS = [/^(0\d{2})(\d{3})(\d{4})$/, /^(0\d)(\d{3})(\d{4})$/]

/** A Thai phone number in groups, with plain spaces, so that it is copied as it is read; other numbers as they are. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/[ -]/g, '').replace(/^\+66/, '0')
  const groups = PATTERNS.map((pattern) => pattern.exec(digits)).find(Boolean)
  return groups ? groups.slice(1).join(' ') : phone
}
