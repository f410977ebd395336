/** A text in a language: as it is, or that of the language, else English; empty when it is none. */
export function inLanguage(text: unknown, locale: string): string {
  if (typeof text === 'string') return text
  const texts = Object(text) as Record<string, string | undefined>
  return texts[locale] || texts.en || ''
}
