/** WORD JOINER (U+2060): an invisible character that prevents a line break. */
export const JOINER = '\u2060'

/** Numbers with hyphens, such as of a phone, outside the tags of HTML. */
const HYPHENED = /(\d+(?:-\d+)+)(?=[^<>]*(?:<|$))/g

/** Prevents line breaks within time spans of a text or HTML, and between a time and its Thai mark. */
export function unbroken(text: string): string {
  return text.replace(/(\d–)(?=\d[^<>]*(?:<|$))/g, `$1${JOINER}`).replace(/(:\d\d) (?=น\.)/g, '$1\u00a0')
}

/** Splits a text so that every second part is a number with hyphens. A joiner would be copied with the number. */
export function splitNumbers(text: string): string[] {
  return text.split(HYPHENED)
}

/** HTML whose numbers with hyphens stay on one line. */
export function unbrokenHtml(html: string): string {
  return unbroken(html).replace(HYPHENED, '<span style="white-space:nowrap">$1</span>')
}
