import { eq } from 'drizzle-orm'
import { writtenForms } from '../../../src/contract/config/forms'
import { type BalanceMoney, splitPayment, splitRefund } from '../../../src/domain/money/balanceMoney'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { newId, newPaymentRef } from '../../db/ids'
import { lockAccount } from '../../db/locks'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { spendPayCodeProof } from '../accounts/payCodes'
import { readSetting } from '../config/settings'
import { balancesOf, book, bookedBy, moneyIn } from '../ledger/ledger'
import type { LedgerKind } from '../../db/schema/wallet/ledger'

type PaymentRecord = typeof payments.$inferSelect

/** An amount that is paid from a balance. Satang. */
interface BalancePayment {
  purchase: Pick<PurchaseRecord, 'id' | 'userId'>
  amount: number
  now: Date
}

/**
 * Pays an amount of a purchase from its owner's balance, in the configured ratio of money paid in and bonus. Refuses when it does not reach, and
 * without the pay code of a member who has one.
 */
export async function payFromBalance(tx: Tx, { purchase, amount, now }: BalancePayment): Promise<void> {
  const { id: purchaseId, userId } = purchase
  const { on, bonusShare } = await readSetting(tx, 'storageset', writtenForms.storageset)
  if (!on) throw new AppError(400, 'pay.notOffered')
  await lockAccount(tx, userId)
  await spendPayCodeProof(tx, userId, now)
  const held = await balancesOf(tx, userId)
  if (moneyIn(held) < amount) throw new AppError(400, 'pay.balanceShort')
  const id = newId()
  const attempt = (await tx.$count(payments, eq(payments.purchaseId, purchaseId))) + 1
  await tx.insert(payments).values({
    ...{ id, purchaseId, amount, provider: 'balance', payType: 'balance', ref: newPaymentRef(attempt) },
    ...{ state: PAYMENT_STATE.paid, createdAt: now, settledAt: now },
  })
  const { paidIn, bonus } = splitPayment(amount, held, bonusShare)
  await bookMoney(tx, userId, { paidIn: -paidIn, bonus: -bonus }, { kind: 'payment', cause: id, now })
}

/** Credits a written refund to the balance that its payment came from; before it, `payment.refunded` satang have gone back already. */
export async function creditBalance(tx: Tx, { payment, userId, refundId, amount, now }: BalanceRefund): Promise<void> {
  await lockAccount(tx, userId)
  const booked = await bookedBy(tx, 'payment', payment.id)
  const taken = { paidIn: -booked.paidIn, bonus: -booked.bonus }
  const parts = splitRefund(amount, taken, payment.refunded)
  await bookMoney(tx, userId, parts, { kind: 'refund', cause: refundId, now })
}

interface BalanceRefund {
  payment: Pick<PaymentRecord, 'id' | 'refunded'>
  userId: string
  refundId: string
  amount: number
  now: Date
}

function bookMoney(
  tx: Tx,
  userId: string,
  { paidIn, bonus }: BalanceMoney,
  { now, ...why }: { kind: LedgerKind; cause: string; now: Date },
): Promise<void> {
  const bookings = [
    { account: 'paidIn', amount: paidIn, ...why },
    { account: 'bonus', amount: bonus, ...why },
  ] as const
  return book(
    tx,
    userId,
    bookings.filter(({ amount }) => amount !== 0),
    now,
  )
}
