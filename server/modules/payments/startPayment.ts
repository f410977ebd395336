import { and, desc, eq, isNull } from 'drizzle-orm'
import type { PayType } from '../../../src/contract/cart'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { newId, newPaymentRef } from '../../db/ids'
import { lockOrder, lockUser } from '../../db/locks'
import type { Tx } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import type { PaymentData } from '../../db/columnTypes'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { isTillBill } from '../orders/billOrder'
import { fullCounter } from '../paymentMethods/counterLimit'
import { moveOrder } from '../orders/moveOrder'
import { orderAt } from '../orders/orderExpiry'
import { readOrderSettings } from '../config/orderSettings'
import type { PaymentProvider } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'
import type { PaymentDependencies } from './dependencies'
import { promptPayAccount } from '../paymentMethods/paymentMethods'
import type { PaymentRecord } from './settlePayment'

/** The requested payment. `renew` replaces an expired code. */
export interface PaymentRequest {
  payType: PayType
  renew: boolean
}

/** An open payment, with the provider's data for it. */
export interface StartedPayment {
  payment: PaymentRecord
  data: PaymentData
}

/**
 * Starts a payment of an order, or returns the open one: the same code again after a reload. First our record is written, then
 * the provider is called, then its response is stored; after a crash in between, the next call continues.
 */
export async function startPayment(
  needs: PaymentDependencies,
  { order, store, wish }: { order: OrderRecord; store: StoreRow; wish: PaymentRequest },
): Promise<StartedPayment> {
  const provider = providerOf(needs, store, wish.payType)
  const payment = await transact(needs.db, (tx) =>
    openPayment(tx, { orderId: order.id, provider, wish, now: needs.now }),
  )
  const data = payment.data ?? (await askProvider(needs, provider, { order, store, payment }))
  return { payment, data }
}

/** Switches an unpaid order to counter payment: it goes to the kitchen unpaid. */
export async function payAtCounter(tx: Tx, { id, userId, storeId }: OrderRecord, now: Date): Promise<void> {
  const known = await lockOrder(tx, id)
  // Locks the guest, so that no other order is placed between counting and switching.
  await lockUser(tx, userId)
  if (known?.payType === 'offline') return
  if (known && isTillBill(known)) throw new AppError(400, 'pay.notOffered')
  const order = await payable(tx, id, now)
  const count = await fullCounter(tx, userId, storeId)
  if (count) throw new AppError(400, 'payReason.counterFull', { count })
  const [changed] = await tx.update(orders).set({ payType: 'offline' }).where(eq(orders.id, order.id)).returning()
  await moveOrder(tx, changed ?? order, 'awaitingAcceptance', { actor: 'guest', now, note: 'pays at the counter' })
}

function providerOf({ providers }: PaymentDependencies, store: StoreRow, payType: PayType): PaymentProvider {
  const provider = providers.forPayType(payType)
  if (!provider || (payType === 'promptpay' && !promptPayAccount(store))) throw new AppError(400, 'pay.notOffered')
  return provider
}

/** Locks an order and checks that it waits for its payment. */
async function payable(tx: Tx, orderId: string, now: Date): Promise<OrderRecord> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError(400, 'order.notFound')
  if (order.paid) throw new AppError(400, 'pay.paidAlready')
  if (orderAt(order, now).state !== ORDER_STATES.pendingPayment.code) throw new AppError(400, 'pay.closed')
  return order
}

interface Opening {
  orderId: string
  provider: PaymentProvider
  wish: PaymentRequest
  now: Date
}

async function openPayment(tx: Tx, { orderId, provider, wish, now }: Opening): Promise<PaymentRecord> {
  const { payType, renew } = wish
  const order = await payable(tx, orderId, now)
  const [latest] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.payType, payType), eq(payments.state, PAYMENT_STATE.waiting)))
    .orderBy(desc(payments.createdAt), desc(payments.ref))
    .limit(1)
  const runOut = latest?.expireAt && latest.expireAt <= now
  if (latest && !(renew && runOut)) return latest
  const { codeMinutes } = await readOrderSettings(tx)
  const attempt = (await tx.$count(payments, eq(payments.orderId, orderId))) + 1
  const codeEnds = new Date(now.getTime() + codeMinutes * MINUTE_MS)
  const [opened] = await tx
    .insert(payments)
    .values({
      id: newId(),
      orderId,
      provider: provider.name,
      payType,
      ref: newPaymentRef(attempt),
      amount: order.payAmount,
      createdAt: now,
      expireAt: order.expireAt && order.expireAt < codeEnds ? order.expireAt : codeEnds,
    })
    .returning()
  if (!opened) throw new Error('a payment was not written')
  await tx.update(orders).set({ payType }).where(eq(orders.id, orderId))
  return opened
}

async function askProvider(
  { db, now }: PaymentDependencies,
  provider: PaymentProvider,
  { order, store, payment }: { order: OrderRecord; store: StoreRow; payment: PaymentRecord },
): Promise<PaymentData> {
  const { ref, payType, amount, expireAt } = payment
  const data = await provider.start({
    ref,
    payType,
    amount,
    orderNo: order.orderNo,
    merchant: store.name.en,
    account: promptPayAccount(store) ?? { promptPayId: '' },
    expireAt: expireAt ?? now,
    now,
  })
  const [kept] = await db
    .update(payments)
    .set({ data })
    .where(and(eq(payments.id, payment.id), isNull(payments.data)))
    .returning({ data: payments.data })
  if (kept?.data) return kept.data
  const [first] = await db.select({ data: payments.data }).from(payments).where(eq(payments.id, payment.id))
  return first?.data ?? data
}
