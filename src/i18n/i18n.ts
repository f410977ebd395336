import { createInstance } from 'i18next'
import { LOCALES, type Locale } from '@/contract/fields'
import './en/common'
import { texts } from './english'
import { languages } from './languages'
import type { MessageKey, MessageParams } from './messages'

/** The language of a first visit (specification §9). */
export const DEFAULT_LOCALE: Locale = 'en'

/** The merchant's own words in the language that they are in, nested as the texts are. */
const own: Record<Locale, Record<string, Record<string, string>>> = { en: {}, th: {}, zh: {} }

const i18n = createInstance()
void i18n.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  showSupportNotice: false,
  defaultNS: ['own', 'translation'],
  // Looked into at each text, so that what comes later is found.
  resources: {
    en: { own: own.en, translation: texts.en },
    th: { own: own.th, translation: texts.th },
    zh: { own: own.zh, translation: texts.zh },
  },
  interpolation: { escapeValue: false },
})

/** An unknown stored value means the default language. */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE
}

/** Fetches the texts of a language, unless they come with the pages. */
export async function loadMessages(locale: Locale): Promise<void> {
  Object.assign(texts[locale], await languages[locale]?.())
}

/** Puts a merchant's own words, by the key of the text, before the storefront's; those of before are forgotten. */
export function setOwnWords(locale: Locale, words: Readonly<Record<string, string>>): void {
  for (const texts of Object.values(own)) for (const area of Object.keys(texts)) delete texts[area]
  for (const [key, text] of Object.entries(words)) {
    const [area = '', name = ''] = key.split('.')
    if (text) own[locale][area] = { ...own[locale][area], [name]: text }
  }
}

/** The words of a key in a language whose texts are loaded; English otherwise. */
export function translate(locale: Locale, key: MessageKey, params?: MessageParams): string {
  return i18n.t(key, { ...params, lng: locale })
}
