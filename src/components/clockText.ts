/** Seconds as minutes and seconds: `14:32`; nothing is left below 0. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`
}
