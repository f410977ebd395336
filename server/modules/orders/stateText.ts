import type { Locale } from '../../../src/contract/fields'
import { orderStateOf } from '../../../src/domain/order/orderState'
import { translate } from '../../messages/messages'

/** The text of an order state by its code; empty for an unknown code. */
export function orderStateText(code: number, locale: Locale): string {
  const state = orderStateOf(code)
  return state ? translate(locale, state.nameKey) : ''
}
