import '../../../src/i18n/en/messages'
import type { Locale } from '../../../src/contract/fields'
import { loadMessages, translate } from '../../../src/i18n/i18n'
import { addTexts } from '../../../src/i18n/instance'
import type { Translate } from '../../../src/i18n/messages'
import th from '../../../src/i18n/th/unbroken'

/** The storefront's English texts, for tests that read its screens. */
export const englishTexts = (): Translate => textsIn('en')

/** The texts in a locale, loaded for a test file or block. */
export function textsIn(locale: Locale): Translate {
  beforeAll(async () => {
    await loadMessages(locale)
    // Like the site, whose Thai loan words stay on one line.
    addTexts({ th })
  })
  return (key, params) => translate(locale, key, params)
}

/** The texts in every locale, loaded for a test file. */
export const textsByLocale = () => ({ en: textsIn('en'), th: textsIn('th'), zh: textsIn('zh') })
