/** Forbids a line to end where it stands, and is not seen. */
const JOINER = '\u2060'

/** A text, or the words of HTML, in which phone numbers and spans of time such as `02-000-0100` are not torn at the end of a line. */
export function unbroken(text: string): string {
  return text.replace(/(\d[-–])(?=\d[^<>]*(?:<|$))/g, `$1${JOINER}`)
}
