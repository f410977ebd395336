import type { I18nProvider } from 'react-admin'
import polyglot from 'ra-i18n-polyglot'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'

const LOADERS = {
  en: () => import('./en/texts'),
  th: () => import('./th/texts'),
  zh: () => import('./zh/texts'),
} satisfies Record<Locale, () => Promise<{ texts: object }>>

/** The languages, each by its own name. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'th', name: 'ไทย' },
  { locale: 'zh', name: '中文' },
]

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text)

/** The language that staff have chosen on this device, else the first of the browser's that there is, else English. */
export function firstLocale(chosen: unknown, preferred: readonly string[]): Locale {
  const short = preferred.map((language) => language.slice(0, 2).toLowerCase())
  return [chosen, ...short].find(isLocale) ?? 'en'
}

/** The texts of the console for react-admin. Those of the first language are loaded before it starts. */
export async function consoleI18n(locale: Locale): Promise<I18nProvider> {
  const { texts } = await LOADERS[locale]()
  const messages = (wanted: string) =>
    wanted === locale || !isLocale(wanted) ? texts : LOADERS[wanted]().then((loaded) => loaded.texts)
  return polyglot(messages, locale, [...LANGUAGES], { allowMissing: true })
}
