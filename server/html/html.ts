/** Escaped HTML. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlContent = Html | string | number | null | undefined | false | readonly HtmlContent[]

/** Template tag that escapes every value that is not `Html`. */
export function html(parts: TemplateStringsArray, ...values: HtmlContent[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''))
}

function textOf(content: HtmlContent): string {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(textOf).join('')
  return escapeHtml(String(content))
}

/** Escapes a text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
