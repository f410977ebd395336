import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffRefund } from '../../../console/contract/orders/refund'
import { moneyText } from '../../../src/domain/money/money'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { bankTransactions, payments, refunds } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { recordAudit, type Staff } from '../audit/audit'
import { completeRefund } from '../orders/refunds/transitionRefund'
import { sendRefundAgain } from './sendRefunds'
import { inStores } from '../store/inStores'

const selectRefunds = (db: ReadDb) =>
  db
    .select({
      refund: refunds,
      payment: payments,
      orderNo: purchases.no,
      storeId: purchases.storeId,
      /** The bank's id of the transfer to send back; null for an agreed refund. */
      transactionId: bankTransactions.transactionId,
      currency: bankTransactions.currency,
    })
    .from(refunds)
    .leftJoin(bankTransactions, eq(bankTransactions.id, refunds.bankTransactionId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .$dynamic()
type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number]

/** Refunds that are not paid out yet, the oldest first; without stores those of all. */
export async function refundsToSend(db: ReadDb, storeIds: readonly string[]): Promise<StaffRefund[]> {
  const ofStores = inStores(purchases.storeId, storeIds)
  const rows = await selectRefunds(db)
    .where(and(isNull(refunds.doneAt), ofStores))
    .orderBy(asc(refunds.createdAt))
  return rows.map(presentRefund)
}

/** One refund, and the store that it belongs to. Refuses an unknown one. */
export async function readRefund(db: ReadDb, id: string): Promise<{ refund: StaffRefund; storeId: string | null }> {
  const [row] = await selectRefunds(db).where(eq(refunds.id, id))
  if (!row) throw new AppError(400, 'staff.notFound')
  return { refund: presentRefund(row), storeId: row.storeId }
}

/** Staff have sent a refund by hand. */
export const markRefundSent = (tx: Tx, id: string, staff: Staff): Promise<StaffRefund> =>
  move(tx, id, { action: 'refund.markSent', make: () => completeRefund(tx, id, staff.now) }, staff)

/** Has the provider asked once more for a refund that it has refused. */
export const retryRefund = (tx: Tx, id: string, staff: Staff): Promise<StaffRefund> =>
  move(tx, id, { action: 'refund.sendAgain', make: () => sendRefundAgain(tx, id) }, staff)

async function move(
  tx: Tx,
  id: string,
  { action, make }: { action: AuditAction; make(): Promise<void> },
  staff: Staff,
): Promise<StaffRefund> {
  const { refund: before } = await readRefund(tx, id)
  await make()
  const { refund: after } = await readRefund(tx, id)
  if (after.state !== before.state)
    await recordAudit(tx, staff, { action, subject: 'refunds', subjectId: id, before, after })
  return after
}

function presentRefund({ refund, payment, orderNo, transactionId, currency }: RefundRow): StaffRefund {
  return {
    ...{ id: refund.id, state: stateOf(refund), orderNo, ref: payment.ref },
    amountText: currency ? foreignMoneyText(refund.amount, currency) : moneyText(refund.amount),
    ...{ payType: payment.payType, provider: payment.provider, transactionId: transactionId ?? '' },
    ...{ cause: refund.reason, attempts: refund.attempts, failure: refund.failure ?? '' },
    createdAt: isoText(refund.createdAt),
  }
}

function stateOf({ doneAt, sending }: RefundRow['refund']): StaffRefund['state'] {
  if (doneAt) return 'done'
  return sending ?? 'byHand'
}

/** Money of another currency, counted in its smallest unit. */
function foreignMoneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}
