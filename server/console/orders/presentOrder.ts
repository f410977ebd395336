import type { KitchenTicket, ORDER_LANES, OrderStep, StaffOrder } from '../../../console/contract/orders/order'
import type { Locale } from '../../../src/contract/fields'
import { transitionsOf, orderStateName, type OrderStateName } from '../../../src/domain/order/orderState'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import { isoText } from '../../../src/domain/time/storeClock'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { feesShare, paidShares } from '../../modules/pricing/paidShares'
import type { LineRow } from '../../modules/orders/orderLines'
import { reasonText } from '../../modules/orders/refunds/refundRequests'
import { timeText } from '../../modules/offers/edited'
import { isDueAtCounter } from './orderActions'
import type { ConsoleOrder } from './consoleOrders'

const LANES: Partial<Record<OrderStateName, (typeof ORDER_LANES)[number]>> = {
  awaitingAcceptance: 'new',
  preparing: 'cooking',
  ready: 'ready',
  delivering: 'onTheWay',
  delivered: 'done',
  completed: 'done',
}

/** Steps that lead to a state. */
const STEPS: Partial<Record<OrderStateName, OrderStep>> = {
  preparing: 'accept',
  ready: 'ready',
  delivering: 'handToRider',
  delivered: 'delivered',
  completed: 'complete',
}

/** An order as the kitchen sees it. */
export function presentTicket({ order, store, table, lines }: ConsoleOrder, locale: Locale): KitchenTicket {
  const { id, orderNo, pickupNo, storeId, diningType, state, remark, createdAt, promisedFrom, promisedTo } = order
  const name = orderStateName(state)
  return {
    ...{ id, orderNo, pickupNo, storeId, diningType, state, remark },
    storeName: inLocale(store.shortName, locale),
    table: table?.name ?? null,
    lane: (name && LANES[name]) ?? null,
    stateText: name ? translate(locale, `orderState.${name}`) : String(state),
    lines: lines.map((line) => presentLine(line, locale)),
    createdAt: isoText(createdAt),
    promisedFrom: timeText(promisedFrom),
    promisedTo: timeText(promisedTo),
  }
}

/** An order as those who take the money see it. */
export function presentOrder(item: ConsoleOrder, locale: Locale): StaffOrder {
  const { order, refundRequest, refundRequested } = item
  const { phone, address, rider, payAmount, paid, payType, quote } = order
  const transitions = transitionsOf(order.state, 'merchant', order)
  const shares = paidShares(item.lines, quote)
  return {
    ...presentTicket(item, locale),
    lines: item.lines.map((line, at) => ({ ...presentLine(line, locale), paid: shares.lines[at]?.amount ?? 0 })),
    ...{ fees: feesShare(shares).amount, feesRefunded: item.feesRefunded, refunded: item.refunded },
    mayRefundLines: transitions.includes('refunded') && item.lines.length > 0,
    ...{ phone, rider, payAmount, paid, payType: item.counterWay ?? payType },
    address: address && {
      text: [address.address, address.houseNo].filter(Boolean).join(' '),
      contact: address.contact,
    },
    onBill: isOnTableBill(order),
    balanceAmount: quote.balanceAmount,
    giftCardAmount: quote.giftCardAmount ?? 0,
    steps: [
      ...transitions.flatMap((transition) => STEPS[transition] ?? []),
      ...(isDueAtCounter(order) ? (['takePayment'] as const) : []),
    ],
    mayCancel: transitions.includes('cancelled'),
    // What the bill of a table has paid goes back by its lines.
    mayRefuse: transitions.includes('refunded') && !isOnTableBill(order),
    refundRequest:
      refundRequested && refundRequest
        ? {
            reason: reasonText(refundRequest.reason, locale),
            remark: refundRequest.remark,
            images: [...refundRequest.images],
          }
        : null,
  }
}

/** A dish of an order with what was chosen for it. */
export function presentLine(line: LineRow, locale: Locale) {
  const { id, num, refundedNum, name, categoryId, specText, attrText, addonText, packed } = line
  const choice = [specText, attrText, addonText].map((texts) => inLocale(texts, locale))
  return {
    id,
    num,
    refundedNum,
    name: inLocale(name, locale),
    categoryId,
    choice: choice.filter(Boolean).join(' · '),
    packed: packed ?? false,
  }
}
