import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../../src/contract/fields'
import type { OrderRefund } from '../../../../src/contract/orderRefund'
import { isoText } from '../../../../src/domain/time/storeClock'
import type { ReadDb } from '../../../db/database'
import { orderRefundLines, orderRefunds } from '../../../db/schema/orderRefunds'
import { type OrderRecord, orderLines } from '../../../db/schema/orders'
import { payments, refunds } from '../../../db/schema/payments'
import { inLocale } from '../../../db/translations'
import { readMerchantWords } from '../../config/merchantTexts'
import { payTypeText } from '../../paymentMethods/paymentMethods'

/** The refunds of an order with their lines and where their money is, the latest first. */
export async function readOrderRefunds(db: ReadDb, order: OrderRecord, locale: Locale): Promise<OrderRefund[]> {
  const found = await db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, order.id))
    .orderBy(desc(orderRefunds.createdAt), desc(orderRefunds.whole), desc(orderRefunds.id))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const parts = await partsOf(db, ids)
  const words = await readMerchantWords(db, locale)
  return found.map(({ id, createdAt, amount, reason, whole, fees }) => ({
    ...{ id, at: isoText(createdAt), amount, reason, whole, fees },
    lines: lines
      .filter(({ line }) => line.orderRefundId === id)
      .map(({ line, name }) => ({
        ...{ lineId: line.orderLineId, num: line.num, amount: line.amount },
        name: inLocale(name, locale),
      })),
    parts: parts
      .filter(({ refund }) => refund.orderRefundId === id)
      .map(({ refund, payType }) => ({
        payType,
        payTypeText: payTypeText(payType, { diningType: order.diningType, locale, words }),
        amount: refund.amount,
        state: stateOf(refund),
        sentAt: refund.doneAt && isoText(refund.doneAt),
      })),
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
    .select({ refund: refunds, payType: payments.payType })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.orderRefundId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))

function stateOf({ doneAt, sending }: typeof refunds.$inferSelect): OrderRefund['parts'][number]['state'] {
  if (doneAt) return 'sent'
  return sending === 'sending' ? 'sending' : 'owed'
}
