import type { System } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { currencySign, moneyText } from '../../../src/domain/money/money'
import { isoText } from '../../../src/domain/time/storeClock'
import type { MessageFact, MessageHouse } from '../../db/schema/guestMessages'
import type { Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import { type MessageKey, say } from '../../messages/messages'
import { kindOf } from './fieldKinds'

/** What a message can tell. */
export interface News {
  order: { orderNo: string; pickupNo: string | null; payAmount: number }
  storeName: Translations
  /** Key of how the order, or its refund, stands. */
  standing: MessageKey
  happenedAt: Date
  custom: System['custom']
  locale: Locale
}

/** A field that is left empty is refused. */
const NOTHING = '-'

const FACTS: Record<MessageFact, (news: News) => string> = {
  orderNo: ({ order }) => order.orderNo,
  store: ({ storeName, locale }) => inLocale(storeName, locale),
  state: ({ standing, locale }) => say(locale, standing),
  pickupNo: ({ order }) => order.pickupNo ?? NOTHING,
  amount: ({ order, custom }) => moneyText(order.payAmount, currencySign(custom)),
  time: ({ happenedAt }) => isoText(happenedAt).slice(0, 16).replace('T', ' '),
}

/** The fields of a message in words, as its template shows them, each within what its kind takes. */
export function writeFields(
  house: MessageHouse,
  fields: Readonly<Record<string, MessageFact>>,
  news: News,
): Record<string, string> {
  const written = Object.entries(fields).map(([field, fact]) => {
    const { name, most = 0 } = kindOf(house, field) ?? {}
    const words = FACTS[fact](name === 'phrase' ? { ...news, locale: 'zh' } : news)
    // WeChat takes digits only after the sign.
    const plain = name === 'amount' ? words.replaceAll(',', '') : words
    return [field, shortened(plain.replaceAll(/\s+/g, ' '), most) || NOTHING] as const
  })
  return Object.fromEntries(written)
}

function shortened(words: string, most: number): string {
  const signs = Array.from(words)
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : words
}
