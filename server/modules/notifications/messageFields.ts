import type { System } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { currencySign, moneyText } from '../../../src/domain/money/money'
import { isoText } from '../../../src/domain/time/storeClock'
import type { MessageVariable, MessagePlatform } from '../../db/schema/guestMessages'
import type { Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import { type MessageKey, translate } from '../../messages/messages'
import { fieldKindOf } from './fieldKinds'

/** The data of a message. */
export interface MessageContent {
  order: { orderNo: string; pickupNo: string | null; payAmount: number }
  storeName: Translations
  /** Key of the state of the order or refund. */
  standing: MessageKey
  happenedAt: Date
  custom: System['custom']
  locale: Locale
}

/** Platforms refuse empty fields. */
const EMPTY_VALUE = '-'

const VARIABLES: Record<MessageVariable, (news: MessageContent) => string> = {
  orderNo: ({ order }) => order.orderNo,
  store: ({ storeName, locale }) => inLocale(storeName, locale),
  state: ({ standing, locale }) => translate(locale, standing),
  pickupNo: ({ order }) => order.pickupNo ?? EMPTY_VALUE,
  amount: ({ order, custom }) => moneyText(order.payAmount, currencySign(custom)),
  time: ({ happenedAt }) => isoText(happenedAt).slice(0, 16).replace('T', ' '),
}

/** Renders the fields of a message, each within the maximum length of its kind. */
export function writeFields(
  platform: MessagePlatform,
  fields: Readonly<Record<string, MessageVariable>>,
  news: MessageContent,
): Record<string, string> {
  const written = Object.entries(fields).map(([field, fact]) => {
    const { name, maxLength = 0 } = fieldKindOf(platform, field) ?? {}
    const text = VARIABLES[fact](name === 'phrase' ? { ...news, locale: 'zh' } : news)
    // WeChat accepts only digits after the currency sign.
    const plain = name === 'amount' ? text.replaceAll(',', '') : text
    return [field, shortened(plain.replaceAll(/\s+/g, ' '), maxLength) || EMPTY_VALUE] as const
  })
  return Object.fromEntries(written)
}

function shortened(text: string, most: number): string {
  const signs = Array.from(text)
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}
