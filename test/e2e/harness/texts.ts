import '../../../src/i18n/en/messages'
import type { Locale } from '../../../src/contract/fields'
import { loadMessages, translate } from '../../../src/i18n/i18n'
import type { Translate } from '../../../src/i18n/messages'

/** The storefront's English texts, for tests that read its screens. */
export const englishTexts = (): Translate => textsIn('en')

/** The texts in a locale, loaded for a test file or block. */
export function textsIn(locale: Locale): Translate {
  beforeAll(() => loadMessages(locale))
  return (key, params) => translate(locale, key, params)
}

/** The texts in every locale, loaded for a test file. */
export const textsByLocale = () => ({ en: textsIn('en'), th: textsIn('th'), zh: textsIn('zh') })
