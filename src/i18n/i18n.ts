import { LOCALES } from '@/contract/constants/common'
import type { Locale } from '@/contract/fields'
import './en/common'
import { addTexts, DEFAULT_LOCALE, i18n, type Areas } from './instance'
import { languages } from './languages'
import type { MessageKey, MessageParams } from './messages'

export { DEFAULT_LOCALE }

/** An unknown stored value means the default language. */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE
}

/** Fetches the texts of a language, unless they come with the pages. */
export async function loadMessages(locale: Locale): Promise<void> {
  const messages = await languages[locale]?.()
  if (messages) addTexts({ [locale]: messages })
}

/**
 * Resolves references between the merchant's own texts, because i18next would follow a circular one for ever. A reference that leads back is
 * dropped, and so is one from `names` to a default text, because default texts refer to `names`.
 */
function expand(texts: Readonly<Record<string, string>>, key: string, within: string[] = [key]): string {
  return (texts[key] ?? '').replace(/\$t\(([\w.]+)\)/g, (reference, other: string) => {
    if (within.includes(other)) return ''
    if (texts[other]) return expand(texts, other, [...within, other])
    return within[0]?.startsWith('names.') ? '' : reference
  })
}

/** Overrides texts by the merchant's own, by message key; replaces earlier overrides. */
export function setMerchantTexts(locale: Locale, texts: Readonly<Record<string, string>>): void {
  for (const each of LOCALES) i18n.removeResourceBundle(each, 'own')
  const areas: Areas = {}
  for (const key of Object.keys(texts)) {
    const [area = '', name = ''] = key.split('.')
    if (texts[key]) areas[area] = { ...areas[area], [name]: expand(texts, key) }
  }
  i18n.addResourceBundle(locale, 'own', areas)
}

/** The text of a key in a loaded language; English otherwise. */
export function translate(locale: Locale, key: MessageKey, params?: MessageParams): string {
  return i18n.t(key, { ...params, lng: locale })
}
