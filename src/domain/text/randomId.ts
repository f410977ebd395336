/** A key that nobody else makes: 128 bits from the clock and `Math.random`, which mini-programs have too. Not for secrets. */
export function randomId(): string {
  const part = () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return `${Date.now().toString(16).padStart(12, '0')}-${part()}${part()}${part()}`
}
