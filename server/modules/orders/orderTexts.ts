import type { Locale } from '../../../src/contract/fields'
import type { OrderRow } from '../../../src/contract/order/order'
import { orderStateName } from '../../../src/domain/order/orderState'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import type { StoreRow } from '../store/storePresenter'

/** The viewer of orders and the time. */
export interface Viewer {
  locale: Locale
  now: Date
}

/** The text of an order state by its code; empty for an unknown code. */
export function orderStateText(code: number, locale: Locale): string {
  const name = orderStateName(code)
  return name ? translate(locale, `orderState.${name}`) : ''
}

/** The store of an order. */
export function storeOf({ id, name, address, tel, lat, lng }: StoreRow, locale: Locale): OrderRow['store'] {
  return { id, name: inLocale(name, locale), address: inLocale(address, locale), tel, lat, lng }
}
