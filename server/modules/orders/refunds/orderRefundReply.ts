import { asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/contract/fields'
import type { OrderRefund } from '../../../../src/contract/order/orderRefund'
import { allocate } from '../../../../src/domain/money/money'
import { isBill } from '../../../../src/domain/order/orderKind'
import { isoText } from '../../../../src/domain/time/storeClock'
import type { ReadDb } from '../../../db/database'
import { orderRefundLines, orderRefunds } from '../../../db/schema/orders/orderRefunds'
import { type OrderRecord, orderLines } from '../../../db/schema/orders/orders'
import { payments, refunds } from '../../../db/schema/payments/payments'
import { inLocale } from '../../../db/translations'
import { readMerchantTexts } from '../../config/merchantTexts'
import { payTypeText } from '../../paymentMethods/paymentMethods'

/**
 * The refunds of an order with their lines and where their money is, the latest first. Those of a share of a table's bill are about the lines of
 * the table's orders: its part of each.
 */
export async function readOrderRefunds(db: ReadDb, order: OrderRecord, locale: Locale): Promise<OrderRefund[]> {
  const found = await db
    .select()
    .from(orderRefunds)
    .where(ofOrder(db, order))
    .orderBy(desc(orderRefunds.createdAt), desc(orderRefunds.whole), desc(orderRefunds.id))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const parts = await partsOf(db, ids)
  const texts = await readMerchantTexts(db, locale)
  return found.map((refund) => {
    const { id, createdAt, reason, whole, fees } = refund
    const isOwn = refund.orderId === order.id
    const back = parts.filter((part) => part.refund.orderRefundId === id && (isOwn || part.purchaseId === order.id))
    const amount = isOwn ? refund.amount : back.reduce((sum, part) => sum + part.refund.amount, 0)
    return {
      ...{ id, at: isoText(createdAt), amount, reason, whole, fees },
      lines: linesFor(lines, { refund, amount }, locale),
      parts: back.map((part) => ({
        payType: part.payType,
        payTypeText: payTypeText(part.payType, { diningType: order.diningType, locale, texts }),
        amount: part.refund.amount,
        state: stateOf(part.refund),
        sentAt: part.refund.doneAt && isoText(part.refund.doneAt),
      })),
    }
  })
}

/** The refunds of an order, or those of other orders at the table that went back to a share of its bill. */
function ofOrder(db: ReadDb, order: OrderRecord): SQL | undefined {
  const own = eq(orderRefunds.orderId, order.id)
  if (!isBill(order)) return own
  const toShare = db
    .select({ id: refunds.orderRefundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.purchaseId, order.id))
  return or(own, inArray(orderRefunds.id, toShare))
}

/** The lines of a refund, of which a share got an amount back: its part of each. */
function linesFor(
  lines: Awaited<ReturnType<typeof linesOf>>,
  { refund, amount }: { refund: typeof orderRefunds.$inferSelect; amount: number },
  locale: Locale,
): OrderRefund['lines'] {
  const named = lines.filter(({ line }) => line.orderRefundId === refund.id)
  const prices = named.map(({ line }) => line.amount)
  const fees = refund.amount - prices.reduce((sum, price) => sum + price, 0)
  const shares = allocate(amount, [...prices, fees])
  return named.map(({ line, name }, at) => ({
    ...{ lineId: line.orderLineId, num: line.num, amount: shares[at] ?? 0 },
    name: inLocale(name, locale),
  }))
}

const linesOf = (db: ReadDb, ids: string[]) =>
  db
    .select({ line: orderRefundLines, name: orderLines.name })
    .from(orderRefundLines)
    .innerJoin(orderLines, eq(orderLines.id, orderRefundLines.orderLineId))
    .where(inArray(orderRefundLines.orderRefundId, ids))
    .orderBy(asc(orderLines.sort))

const partsOf = (db: ReadDb, ids: string[]) =>
  db
    .select({ refund: refunds, payType: payments.payType, purchaseId: payments.purchaseId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.orderRefundId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))

function stateOf({ doneAt, sending }: typeof refunds.$inferSelect): OrderRefund['parts'][number]['state'] {
  if (doneAt) return 'sent'
  return sending === 'sending' ? 'sending' : 'owed'
}
