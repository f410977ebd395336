import '../../../src/i18n/en/messages'
import type { Locale } from '../../../src/contract/fields'
import { loadMessages, translate } from '../../../src/i18n/i18n'
import type { Translate } from '../../../src/i18n/messages'

/** The words of the storefront in English, for the tests of a file that reads its screens. */
export const inEnglish = (): Translate => inLanguage('en')

/** The words in any language, for the tests of a file or of a block of it. */
export function inLanguage(locale: Locale): Translate {
  beforeAll(() => loadMessages(locale))
  return (key, params) => translate(locale, key, params)
}
