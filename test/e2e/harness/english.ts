import '../../../src/i18n/en/messages'
import { loadMessages, translate } from '../../../src/i18n/i18n'
import type { Translate } from '../../../src/i18n/messages'

/** The words of the storefront in English, for the tests of a file that reads its screens. */
export function inEnglish(): Translate {
  beforeAll(() => loadMessages('en'))
  return (key, params) => translate('en', key, params)
}
