/** Thai keypads may give Thai digits. */
const THAI_ZERO = '๐'.charCodeAt(0)

/** Filters typed or pasted text to an amount: digits, and a decimal point with at most two digits. */
export function amountTyped(text: string): string {
  const plain = text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    // A comma before three digits separates thousands; on some keypads it is the decimal point.
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const baht = whole.replace(/^0+(?=\d)/, '').slice(0, 7)
  return rest.length === 0 ? baht : `${baht || '0'}.${rest.join('').slice(0, 2)}`
}

/** The satang of a typed amount; 0 when nothing is typed. */
export function satangOf(typed: string): number {
  const [baht = '', rest = ''] = typed.split('.')
  return Number(baht || 0) * 100 + Number(rest.padEnd(2, '0'))
}

/** The amount of satang as it is typed and as banks write it: `155.15`. */
export function decimalText(satang: number): string {
  return (satang / 100).toFixed(2)
}
