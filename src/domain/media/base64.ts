const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as text (RFC 4648). Mini-programs have no `btoa`. */
export function base64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.slice(at, at + 3)
    const [first = 0, second = 0, third = 0] = group
    const bits = first * 65536 + second * 256 + third
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((bits >> shift) & 63))
    // A byte needs two digits, two need three.
    text += digits
      .slice(0, group.length + 1)
      .join('')
      .padEnd(4, '=')
  }
  return text
}
