import { createInstance } from 'i18next'
import { LOCALES, type Locale } from '@/contract/fields'
import './en/common'
import { texts } from './english'
import { languages } from './languages'
import type { MessageKey, MessageParams } from './messages'

/** The language of a first visit (specification §9). */
export const DEFAULT_LOCALE: Locale = 'en'

const i18n = createInstance()
void i18n.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  showSupportNotice: false,
  // Looked into at each text, so that what comes later is found.
  resources: { en: { translation: texts.en }, th: { translation: texts.th }, zh: { translation: texts.zh } },
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

/** The words of a key in a language whose texts are loaded; English otherwise. */
export function translate(locale: Locale, key: MessageKey, params?: MessageParams): string {
  return i18n.t(key, { ...params, lng: locale })
}
