import { and, desc, eq, isNull } from 'drizzle-orm'
import type { PayType } from '../../../src/contract/cart'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { newId, newPaymentRef } from '../../db/ids'
import type { Tx } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import type { PurchaseRecord } from '../../db/schema/purchases'
import type { PaymentData } from '../../db/columnTypes'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { readOrderSettings } from '../config/orderSettings'
import type { PaymentProvider } from '../../integrations/payment/paymentProvider'
import { promptPayAccount } from '../paymentMethods/paymentMethods'
import { type HeldPurchase, handlerOf } from '../purchases/purchaseHandlers'
import { holdPurchase, isPurchaseOverdue, wasPaid } from '../purchases/purchases'
import type { StoreRow } from '../store/storePresenter'
import type { PaymentDependencies } from './dependencies'
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
 * Starts a payment of a purchase, or returns the open one: the same code again after a reload. First our record is written, then
 * the provider is called, then its response is stored; after a crash in between, the next call continues.
 */
export async function startPayment(
  needs: PaymentDependencies,
  { purchase, store, wish }: { purchase: PurchaseRecord; store: StoreRow; wish: PaymentRequest },
): Promise<StartedPayment> {
  const provider = providerOf(needs, store, wish.payType)
  const payment = await transact(needs.db, (tx) =>
    openPayment(tx, { purchaseId: purchase.id, provider, wish, now: needs.now }),
  )
  const data = payment.data ?? (await askProvider(needs, provider, { purchase, store, payment }))
  return { payment, data }
}

/** Switches an unpaid purchase to counter payment. Refuses for kinds that are paid at once only. */
export async function payAtCounter(tx: Tx, purchaseId: string, now: Date): Promise<void> {
  const held = await found(tx, purchaseId)
  const handler = handlerOf(held.purchase.kind)
  if (!handler.payLater) throw new AppError(400, 'pay.notOffered')
  await handler.payLater(tx, held, now)
}

function providerOf({ providers }: PaymentDependencies, store: StoreRow, payType: PayType): PaymentProvider {
  const provider = providers.forPayType(payType)
  if (!provider || (payType === 'promptpay' && !promptPayAccount(store))) throw new AppError(400, 'pay.notOffered')
  return provider
}

async function found(tx: Tx, purchaseId: string): Promise<HeldPurchase> {
  const held = await holdPurchase(tx, purchaseId)
  if (!held) throw new AppError(400, 'order.notFound')
  return held
}

/** Locks a purchase and checks that it waits for its payment. */
async function payable(tx: Tx, purchaseId: string, payType: PayType, now: Date): Promise<PurchaseRecord> {
  const held = await found(tx, purchaseId)
  const { purchase } = held
  if (wasPaid(purchase)) throw new AppError(400, 'pay.paidAlready')
  if (purchase.state === 'closed' || isPurchaseOverdue(purchase, now)) throw new AppError(400, 'pay.closed')
  await handlerOf(purchase.kind).paying?.(tx, held, payType)
  return purchase
}

interface Opening {
  purchaseId: string
  provider: PaymentProvider
  wish: PaymentRequest
  now: Date
}

async function openPayment(tx: Tx, { purchaseId, provider, wish, now }: Opening): Promise<PaymentRecord> {
  const { payType, renew } = wish
  const purchase = await payable(tx, purchaseId, payType, now)
  const ofPurchase = eq(payments.purchaseId, purchaseId)
  const [latest] = await tx
    .select()
    .from(payments)
    .where(and(ofPurchase, eq(payments.payType, payType), eq(payments.state, PAYMENT_STATE.waiting)))
    .orderBy(desc(payments.createdAt), desc(payments.ref))
    .limit(1)
  const runOut = latest?.expireAt && latest.expireAt <= now
  if (latest && !(renew && runOut)) return latest
  const { codeMinutes } = await readOrderSettings(tx)
  const attempt = (await tx.$count(payments, ofPurchase)) + 1
  const codeEnds = new Date(now.getTime() + codeMinutes * MINUTE_MS)
  const [opened] = await tx
    .insert(payments)
    .values({
      id: newId(),
      purchaseId,
      provider: provider.name,
      payType,
      ref: newPaymentRef(attempt),
      amount: purchase.amount,
      createdAt: now,
      expireAt: purchase.expireAt && purchase.expireAt < codeEnds ? purchase.expireAt : codeEnds,
    })
    .returning()
  if (!opened) throw new Error('a payment was not written')
  return opened
}

async function askProvider(
  { db, now }: PaymentDependencies,
  provider: PaymentProvider,
  { purchase, store, payment }: { purchase: PurchaseRecord; store: StoreRow; payment: PaymentRecord },
): Promise<PaymentData> {
  const { ref, payType, amount, expireAt } = payment
  const data = await provider.start({
    ref,
    payType,
    amount,
    orderNo: purchase.no,
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
