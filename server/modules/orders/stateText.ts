import type { Locale } from '../../../src/contract/fields'
import { orderStateOf } from '../../../src/domain/order/orderState'
import { translate } from '../../messages/messages'

/** The name of an order's state, by its code; empty for a code that nobody knows. */
export function orderStateText(code: number, locale: Locale): string {
  const state = orderStateOf(code)
  return state ? translate(locale, state.nameKey) : ''
}
