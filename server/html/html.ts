/** Escaped HTML. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlContent = Html | string | number | null | undefined | false | readonly HtmlContent[]

/** Template tag that escapes every value that is not `Html`. */
export function html(parts: TemplateStringsArray, ...values: HtmlContent[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''))
}

function textOf(piece: HtmlContent): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(textOf).join('')
  return escapeHtml(String(piece))
}

/** Escapes a text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
