/** A random key of 128 bits from the clock and `Math.random`, which mini-programs support. Not for secrets. */
export function randomId(): string {
  const part = () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return `${Date.now().toString(16).padStart(12, '0')}-${part()}${part()}${part()}`
}
