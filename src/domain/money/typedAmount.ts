/** Thai keypads may give Thai digits. */
const THAI_ZERO = '๐'.charCodeAt(0)

/** What an amount of money may hold of what was typed or pasted: figures, and a point with at most two behind it. */
export function amountTyped(text: string): string {
  const plain = text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    // A comma before three figures parts thousands; on some keypads it is the point.
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
