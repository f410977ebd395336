import { DAY_MS } from '../../src/domain/time/duration'
import type { Tx } from '../db/database'
import { newNumber, newPaymentRef } from '../db/ids'
import { PAYMENT_STATE, payments, refunds } from '../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../db/schema/payments/purchases'
import { topUpAmounts, topUpOrders } from '../db/schema/wallet/storedValue'
import { book } from '../modules/ledger/ledger'
import { MEMBER_HISTORY, topUpSeeds } from './data/storedValue'

/** Writes the amounts that members pay in. */
export async function insertTopUpAmounts(tx: Tx, now: Date): Promise<void> {
  await tx.insert(topUpAmounts).values(topUpSeeds(now).map((amount) => ({ ...amount, createdAt: now })))
}

/** What the demonstration's member has paid in, spent on a paid purchase, and got as a gift. */
export async function insertBalanceHistory(
  tx: Tx,
  { storeId, bought, now }: { storeId: string; bought: Pick<PurchaseRecord, 'id' | 'userId' | 'amount'>; now: Date },
): Promise<void> {
  const { topUp, spent, gift } = MEMBER_HISTORY
  const { userId } = bought
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const at = daysAgo(topUp.daysAgo)
  const { orderId: id, amount, bonus } = topUp
  await tx.insert(topUpOrders).values({ id, bonus, refundDays: 7 })
  await tx.insert(purchases).values({
    ...{ id, no: newNumber('TU', at), kind: 'topUp', userId, storeId, amount },
    ...{ state: 'paid', createdAt: at, paidAt: at },
  })
  const credit = { kind: 'topUp', cause: id } as const
  await insertPayment(tx, { id: `${id}-paid`, purchaseId: id, amount, payType: 'promptpay', at })
  await book(
    tx,
    userId,
    [
      { ...credit, account: 'paidIn', amount },
      { ...credit, account: 'bonus', amount: bonus },
    ],
    at,
  )
  const then = daysAgo(spent.daysAgo)
  const paymentId = `${bought.id}-paid`
  await insertPayment(tx, { id: paymentId, purchaseId: bought.id, amount: bought.amount, payType: 'balance', at: then })
  const payment = { account: 'paidIn', amount: -bought.amount, kind: 'payment', cause: paymentId } as const
  await book(tx, userId, [payment], then)
  const reward = { account: 'bonus', amount: gift.amount, kind: 'reward', cause: gift.cause } as const
  await book(tx, userId, [reward], daysAgo(gift.daysAgo))
}

/** A payment of the demonstration, which may have gone back since. */
interface PaymentSeed {
  id: string
  purchaseId: string
  amount: number
  payType: 'promptpay' | 'balance'
  at: Date
  isRefunded?: boolean
}

/** Writes the payment of a purchase that is paid, and its refund. */
export async function insertPayment(tx: Tx, { at, isRefunded = false, ...payment }: PaymentSeed): Promise<void> {
  const { id, amount, payType } = payment
  await tx.insert(payments).values({
    ...{ ...payment, provider: payType === 'balance' ? 'balance' : 'sandbox', ref: newPaymentRef(1) },
    ...{ state: PAYMENT_STATE.paid, refunded: isRefunded ? amount : 0, createdAt: at, settledAt: at },
  })
  if (!isRefunded) return
  const refund = { id: `${id}-back`, paymentId: id, amount, reason: 'agreed', createdAt: at, doneAt: at } as const
  await tx.insert(refunds).values(refund)
}
