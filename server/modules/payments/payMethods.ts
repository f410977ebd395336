import { eq } from 'drizzle-orm'
import type { payContract } from '../../../src/contract/payment/pay'
import type { Reply } from '../../../src/contract/endpoint'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readMerchantTexts } from '../config/merchantTexts'
import { readMemberBalance } from '../ledger/readMemberMoney'
import { payOffers } from '../paymentMethods/paymentMethods'
import { fullCounter } from '../paymentMethods/unpaidLimits'
import { amountDue, isPurchaseOverdue, wasPaid } from '../purchases/purchases'
import { readPurchaseToPay } from './purchaseToPay'

type PayMethods = Reply<(typeof payContract)['ways']>

/**
 * The ways to pay what is due of an order or a bill of the caller. The balance is not offered again where a part of it pays already, nor the
 * counter for a bill of the till. Refuses what does not wait for a payment.
 */
export async function readPayMethods(
  context: RequestContext<ReadDb, Session>,
  orderId: string,
  providers: PaymentProviders,
): Promise<PayMethods> {
  const { db, session, client, locale, now } = context
  const { purchase, store, settings } = await readPurchaseToPay(context, orderId)
  if (wasPaid(purchase)) throw new AppError(400, 'pay.paidAlready')
  if (purchase.state === 'closed' || isPurchaseOverdue(purchase, now)) throw new AppError(400, 'pay.closed')
  const { diningType, tableSessionId, state } = orders
  const [order] = await db.select({ diningType, tableSessionId, state }).from(orders).where(eq(orders.id, purchase.id))
  if (!order) throw new AppError(400, 'order.notFound')
  if (order.state !== ORDER_STATES.pendingPayment.code) throw new AppError(400, 'pay.closed')
  const facts = {
    store,
    diningType: order.diningType,
    appType: client.payApp,
    locale,
    counterFull: await fullCounter(db, session.userId, store.id, settings),
    balance: purchase.fromBalance > 0 ? null : await readMemberBalance(db, session),
    amount: amountDue(purchase),
    texts: await readMerchantTexts(db, locale),
  }
  const payTypes = payOffers(facts, providers)
  const isAtTill = purchase.kind === 'bill' && order.tableSessionId === null
  return { payTypes: isAtTill ? payTypes.filter(({ type }) => type !== 'offline') : payTypes }
}
