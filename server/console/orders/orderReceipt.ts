import { and, asc, eq } from 'drizzle-orm'
import type { OrderReceipt } from '../../../console/contract/orders/order'
import type { Locale } from '../../../src/contract/fields'
import type { Quote } from '../../../src/contract/cart/quote'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { inLocale } from '../../db/translations'
import { timeText } from '../../modules/offers/edited'
import { payMethodOfPayment } from '../../modules/payments/moneyCounts'
import { presentLine } from './presentOrder'
import { findOrder } from './staffOrders'

/** The receipt of an order as it is now. */
export async function readReceipt(db: ReadDb, id: string, locale: Locale): Promise<OrderReceipt> {
  const { order, store, table, lines, refunded } = await findOrder(db, id)
  const paid = await db
    .select({ payType: payMethodOfPayment, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.purchaseId, id), eq(payments.state, PAYMENT_STATE.paid)))
    .orderBy(asc(payments.ref))
  const { orderNo, pickupNo, diningType, createdAt, paidAt, quote } = order
  const total = moneyFor(order)
  return {
    store: { name: inLocale(store.name, locale), address: inLocale(store.address, locale), tel: store.tel },
    ...{ orderNo, pickupNo, diningType, total },
    table: table?.name ?? null,
    createdAt: isoText(createdAt),
    paidAt: timeText(paidAt),
    lines: lines.map((line) => ({ ...presentLine(line, locale), amount: line.amount })),
    parts: partsOf(quote, total),
    vatWithin: quote.vatIncluded ? quote.vatAmount : 0,
    payments: paid,
    refunded,
  }
}

/** The components of the total; zero amounts are omitted. */
function partsOf(quote: Quote, total: number): OrderReceipt['parts'] {
  const activities = quote.activities.reduce((sum, { amount }) => sum + amount, 0)
  const named: OrderReceipt['parts'] = [
    { kind: 'goods', amount: quote.goodsAmount },
    { kind: 'activities', amount: -activities },
    { kind: 'coupons', amount: -quote.couponAmount },
    { kind: 'points', amount: -quote.pointsAmount },
    { kind: 'packing', amount: quote.packAmount },
    { kind: 'delivery', amount: quote.deliveryAmount },
    { kind: 'service', amount: quote.serviceAmount },
    { kind: 'vat', amount: quote.vatIncluded ? 0 : quote.vatAmount },
    { kind: 'tax', amount: quote.taxAmount },
    { kind: 'tip', amount: quote.tipAmount },
  ]
  const rest = total - named.reduce((sum, { amount }) => sum + amount, 0)
  return [...named, { kind: 'otherSavings' as const, amount: rest }].filter(({ amount }) => amount !== 0)
}
