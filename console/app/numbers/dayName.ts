/** Years of the common era in all languages, as elsewhere. */
const LOCALES: Record<string, string> = { en: 'en-GB', th: 'th-TH-u-ca-gregory', zh: 'zh-CN' }

/** Names days in a language: `25 Nov`. */
export function dayNames(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[locale] ?? locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
