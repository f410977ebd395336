import { createInstance } from 'i18next'
import { LOCALES, type Locale } from '@/contract/fields'
import en from './en/messages'
import type { MessageKey, MessageParams, Messages } from './messages'

/** The language of a first visit (specification §9). */
export const DEFAULT_LOCALE: Locale = 'en'

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: () => Promise.resolve(en),
  th: async () => (await import('./th/messages')).default,
  zh: async () => (await import('./zh/messages')).default,
}

const i18n = createInstance()
void i18n.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  showSupportNotice: false,
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
})

/** An unknown stored value means the default language. */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE
}

/** Fetches the texts of a language, once. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!i18n.hasResourceBundle(locale, 'translation')) {
    i18n.addResourceBundle(locale, 'translation', await loaders[locale]())
  }
}

/** The words of a key in a language whose texts are loaded; English otherwise. */
export function translate(locale: Locale, key: MessageKey, params?: MessageParams): string {
  return i18n.t(key, { ...params, lng: locale })
}
