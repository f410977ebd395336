import { createInstance } from 'i18next'
import type { Locale } from '@/contract/fields'
import { wholeWords } from './th/wholeWords'

/** Texts of one language: area → name → text. */
export type Areas = Record<string, Record<string, string>>

/** The language of a first visit (specification §9). */
export const DEFAULT_LOCALE: Locale = 'en'

/** Silences i18next, which logs an error for each counted text on phones without `Intl` and then uses its own rule for one and other. */
const quiet = { type: 'logger' as const, log() {}, warn() {}, error() {} }

/** i18next with two namespaces: `own` holds the merchant's texts, `translation` those that are loaded with the pages. */
export const i18n = createInstance()
void i18n.use(quiet).init({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  showSupportNotice: false,
  ns: ['own', 'translation'],
  defaultNS: ['own', 'translation'],
  resources: {},
  interpolation: { escapeValue: false },
})

/** Adds the texts of some areas, in the languages given. Each area's file does so when a page imports it. */
export function addTexts(languages: Partial<Record<Locale, Areas>>): void {
  for (const [locale, areas] of Object.entries(languages)) {
    const whole = process.env.TARO_ENV !== 'h5' && locale === 'th' ? wholeWords(areas) : areas
    i18n.addResourceBundle(locale, 'translation', whole)
  }
}
