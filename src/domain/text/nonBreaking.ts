/** WORD JOINER (U+2060): an invisible character that prevents a line break. */
const JOINER = '\u2060'

/** Prevents line breaks within phone numbers and time spans of a text or HTML. */
export function unbroken(text: string): string {
  return text.replace(/(\d[-–])(?=\d[^<>]*(?:<|$))/g, `$1${JOINER}`)
}
