import { LOCALES } from '../../../src/contract/constants/common'
import type { Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import type { LineRow } from '../orders/orderLines'

/** Size, attributes and add-ons of a line, in each language. */
export function choiceOf({ specText, attrText, addonText }: Pick<LineRow, 'specText' | 'attrText' | 'addonText'>) {
  const parts = [specText, attrText, addonText]
  const choices = LOCALES.map((locale) => {
    const texts = parts.map((part) => inLocale(part, locale)).filter(Boolean)
    return [locale, texts.join(' · ')] as const
  })
  return Object.fromEntries(choices) as Translations
}
