import { and, desc, eq, gt, isNull, notExists, or, type Placeholder, sql } from 'drizzle-orm'
import type { PayType } from '../../../src/contract/payment/payType'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { newId, newPaymentRef } from '../../db/ids'
import { compiled, type Values } from '../../db/compiled'
import type { Db, Tx } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import type { PaymentData } from '../../db/columnTypes'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { callProvider } from '../../integrations/callProvider'
import type { PayingGuest, PaymentProvider } from '../../integrations/payment/paymentProvider'
import { promptPayAccount, takingProvider } from '../paymentMethods/paymentMethods'
import { payFromBalance } from '../purchases/balancePayments'
import { type LockedPurchase, handlerOf } from '../purchases/purchaseHandlers'
import { amountDue, lockPurchaseOf, isPurchaseOverdue, payPurchase, wasPaid } from '../purchases/purchases'
import type { PaymentDependencies } from './dependencies'
import type { PurchaseToPay } from './purchaseToPay'
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

/** A purchase that is not locked yet. */
type KnownPurchase = Pick<PurchaseRecord, 'id' | 'kind'>

/** The purchase to pay and the requested payment. */
type StartRequest = Omit<PurchaseToPay, 'open'> & {
  choice: PaymentRequest
  guest: PayingGuest
  returnUrl?: string | undefined
}

/**
 * Starts a payment of a purchase, or returns the open one: the same code again after a reload. First our record is written, then
 * the provider is called, then its response is stored; after a crash in between, the next call continues.
 */
export async function startPayment(dependencies: PaymentDependencies, request: StartRequest): Promise<StartedPayment> {
  const provider = providerOf(dependencies, request)
  const payment = await transact(dependencies.db, (tx) =>
    openSuitable(tx, { ...request, provider, now: dependencies.now }),
  )
  const data = payment.data ?? (await startAtProvider(dependencies, provider, { ...request, payment }))
  return { payment, data }
}

/** Switches an unpaid purchase to counter payment. Refuses for kinds that are paid at once only. */
export async function payAtCounter(tx: Tx, known: KnownPurchase, now: Date): Promise<void> {
  const held = await found(tx, known)
  const handler = handlerOf(held.purchase.kind)
  if (!handler.payLater) throw new AppError(400, 'pay.notOffered')
  await handler.payLater(tx, held, now)
}

/** Pays a purchase from its owner's balance, with its effects, in one transaction; what is paid already stays so. Refuses when it does not reach. */
export async function payByBalance(tx: Tx, known: KnownPurchase, now: Date): Promise<void> {
  if (wasPaid((await found(tx, known)).purchase)) return
  const held = await payable(tx, known, 'balance', now)
  const { purchase } = held
  if (purchase.fromBalance > 0) throw new AppError(400, 'pay.notOffered')
  await payPurchase(tx, held, { payType: 'balance', at: now, now, note: 'paid from the balance' })
  await payFromBalance(tx, { purchase, amount: amountDue(purchase), now })
}

function providerOf({ providers }: PaymentDependencies, { store, choice, guest }: StartRequest): PaymentProvider {
  const provider = takingProvider(providers, { payType: choice.payType, appType: guest.appType, store })
  if (!provider) throw new AppError(400, 'pay.notOffered')
  return provider
}

async function found(tx: Tx, { id, kind }: KnownPurchase): Promise<LockedPurchase> {
  const held = await lockPurchaseOf(tx, id, kind)
  if (!held) throw new AppError(400, 'order.notFound')
  return held
}

/** Locks a purchase and checks that it waits for its payment. */
async function payable(tx: Tx, known: KnownPurchase, payType: PayType, now: Date): Promise<LockedPurchase> {
  const held = await found(tx, known)
  const { purchase } = held
  if (wasPaid(purchase)) throw new AppError(400, 'pay.paidAlready')
  if (purchase.state === 'closed' || isPurchaseOverdue(purchase, now)) throw new AppError(400, 'pay.closed')
  await handlerOf(purchase.kind).paying?.(tx, held, payType)
  return held
}

interface Opening extends StartRequest {
  provider: PaymentProvider
  now: Date
}

/** A payment for the app of the guest: one that was begun in another app, or with another provider, is left to end, and replaced. */
async function openSuitable(tx: Tx, opening: Opening): Promise<PaymentRecord> {
  const { provider, guest, choice, now } = opening
  const payment = await openPayment(tx, opening)
  const age = now.getTime() - payment.createdAt.getTime()
  const isUsable = !payment.data || provider.isUsable?.(payment.data, guest.appType, age) !== false
  if (isUsable && payment.provider === provider.name) return payment
  await tx.update(payments).set({ expireAt: now }).where(eq(payments.id, payment.id))
  return openPayment(tx, { ...opening, choice: { ...choice, renew: true }, attempts: opening.attempts + 1 })
}

async function openPayment(tx: Tx, opening: Opening): Promise<PaymentRecord> {
  const { provider, choice, settings, attempts, now } = opening
  const { purchase } = await payable(tx, opening.purchase, choice.payType, now)
  const codeEnds = new Date(now.getTime() + settings.codeMinutes * MINUTE_MS)
  const usable = { purchaseId: purchase.id, payType: choice.payType, renew: choice.renew, now }
  const [opened] = await insertUnlessUsable(tx, {
    ...usable,
    id: newId(),
    provider: provider.name,
    ref: newPaymentRef(attempts + 1),
    amount: amountDue(purchase),
    expireAt: purchase.expireAt && purchase.expireAt < codeEnds ? purchase.expireAt : codeEnds,
  })
  const payment = opened ?? (await selectUsable(tx, usable))[0]
  if (!payment) throw new Error('a payment was not written')
  return payment
}

/** Which payments of a purchase can be used again: with `renew` only those whose code is still valid. */
type Usable = Pick<PaymentRecord, 'purchaseId' | 'payType'> & { renew: boolean; now: Date }
type NewPayment = Pick<PaymentRecord, 'id' | 'provider' | 'ref' | 'amount' | 'expireAt'>

/** The latest payment that can be used again. */
const selectUsable = compiled((tx: Tx, usable: Values<Usable>) =>
  usablePayments(tx, usable).orderBy(desc(payments.createdAt), desc(payments.ref)).limit(1),
)

function usablePayments(tx: Tx, { purchaseId, payType, renew, now }: Values<Usable>) {
  const valid = or(isNull(payments.expireAt), gt(payments.expireAt, sql.param(now, payments.expireAt)))
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, purchaseId),
        eq(payments.payType, payType),
        eq(payments.state, PAYMENT_STATE.waiting),
        sql`(not ${renew}::boolean or ${valid})`,
      ),
    )
}

/** Writes the payment of a locked purchase, unless there is one that can be used, in one statement. */
const insertUnlessUsable = compiled((tx: Tx, payment: Values<Usable & NewPayment>) => {
  const text = (value: Placeholder, name: string) => sql<string>`${value}::text`.as(name)
  const time = (value: Placeholder, name: string) =>
    sql<Date>`${sql.param(value, payments.createdAt)}::timestamptz`.as(name)
  const columns = {
    id: text(payment.id, 'id'),
    purchaseId: purchases.id,
    provider: text(payment.provider, 'provider'),
    payType: text(payment.payType, 'pay_type'),
    ref: text(payment.ref, 'ref'),
    amount: sql<number>`${payment.amount}::bigint`.as('amount'),
    refunded: sql`0::bigint`.as('refunded'),
    state: sql`${PAYMENT_STATE.waiting}::smallint`.as('state'),
    data: sql`null::jsonb`.as('data'),
    createdAt: time(payment.now, 'created_at'),
    expireAt: time(payment.expireAt, 'expire_at'),
    settledAt: sql`null::timestamptz`.as('settled_at'),
    counterWay: sql`null::text`.as('counter_way'),
  }
  const ofPurchase = and(eq(purchases.id, payment.purchaseId), notExists(usablePayments(tx, payment)))
  return tx.insert(payments).select(tx.select(columns).from(purchases).where(ofPurchase)).returning()
})

const updateData = compiled((db: Db, { id, data }: Values<{ id: string; data: PaymentData }>) =>
  db
    .update(payments)
    .set({ data: sql`${sql.param(data, payments.data)}` })
    .where(and(eq(payments.id, id), isNull(payments.data)))
    .returning({ data: payments.data }),
)

/** Texts for guests when a provider cannot start a payment. */
const START_MESSAGES = {
  code: 'pay.notSignedIn',
  destination: 'pay.notThisAmount',
  down: 'pay.down',
  setup: 'pay.setup',
} as const

async function startAtProvider(
  { db, now, log }: PaymentDependencies,
  provider: PaymentProvider,
  { purchase, store, payment, guest, returnUrl }: StartRequest & { payment: PaymentRecord },
): Promise<PaymentData> {
  const { ref, payType, amount, expireAt } = payment
  const request = {
    ref,
    payType,
    amount,
    orderNo: purchase.no,
    merchant: store.name.en,
    account: promptPayAccount(store) ?? { promptPayId: '' },
    guest,
    returnUrl,
    expireAt: expireAt ?? now,
    now,
  }
  const messages = payType === 'alipay' ? { ...START_MESSAGES, code: 'pay.unknownGuest' as const } : START_MESSAGES
  const data = await callProvider(log, () => provider.start(request), messages)
  const [stored] = await updateData(db, { id: payment.id, data })
  if (stored?.data) return stored.data
  const [first] = await db.select({ data: payments.data }).from(payments).where(eq(payments.id, payment.id))
  return first?.data ?? data
}
