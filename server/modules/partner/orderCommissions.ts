import { and, eq, isNull, lt } from 'drizzle-orm'
import { commissionLines, commissionOf, type PaidLine, takenBack } from '../../../src/domain/partner/commission'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockAccount, lockCommissions } from '../../db/locks'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { partnerCommissionLines, partnerCommissions, type PartnerRow, partners } from '../../db/schema/members/partners'
import { purchases } from '../../db/schema/payments/purchases'
import { readOrderSettings } from '../config/orderSettings'
import type { DomainEvents } from '../events'
import { linesOf } from '../orders/orderLines'
import { fanOf } from './fans'
import { type PartnerRules, readPartnerRules } from './settings'

/** The moves at which an order that needed no payment, because the balance paid it, is noted. */
const NOTED = ['preparing', 'completed']

/** Notes what the partners of a paid order earn. */
export async function notePaidOrder(tx: Tx, { order, now }: DomainEvents['orderPaid']): Promise<void> {
  await noteOrder(tx, order, now)
  if (order.state === ORDER_STATES.completed.code) await startWindow(tx, order, now)
}

/** Starts the refund window of a completed order, at whose end its commissions are released. */
export async function recordOrderState(tx: Tx, { order, to, now }: DomainEvents['orderStateChanged']): Promise<void> {
  if (order.paid && NOTED.includes(to)) await noteOrder(tx, order, now)
  if (to === 'completed') await startWindow(tx, order, now)
}

/** Takes commissions back in the proportion of what went back of the order. What was released already is booked off by `settlePartner`. */
export async function takeBackCommissions(tx: Tx, event: DomainEvents['orderRefunded']): Promise<void> {
  const { order, ...shares } = event
  const ofOrder = eq(partnerCommissions.orderId, order.id)
  if ((await tx.$count(partnerCommissions, ofOrder)) === 0) return
  // Accounts are locked before commissions, as in `settlePartner`.
  await lockAccount(tx, order.userId)
  const rows = await lockCommissions(tx, ofOrder)
  for (const { id, amount } of rows) {
    const reversed = takenBack(amount, shares)
    const further = and(eq(partnerCommissions.id, id), lt(partnerCommissions.reversed, reversed))
    await tx.update(partnerCommissions).set({ reversed }).where(further)
  }
}

async function noteOrder(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  if (isOnTableBill(order)) return
  const partner = await partnerFor(tx, order.userId, order.createdAt)
  if (!partner) return
  const rules = await readPartnerRules(tx)
  if (!rules.on) return
  const lines = await paidLines(tx, order)
  const at = order.paidAt ?? now
  const { rate, goodsRates, secondRate } = rules
  await writeCommission(
    tx,
    { order, partner, level: 1, at },
    commissionLines(lines, (id) => goodsRates[id] ?? rate),
  )
  const second = await secondPartner(tx, partner, order, rules)
  if (second)
    await writeCommission(
      tx,
      { order, partner: second, level: 2, at },
      commissionLines(lines, () => secondRate),
    )
}

/** The approved partner whose fan a user is at a time. */
async function partnerFor(tx: Tx, userId: string, at: Date): Promise<PartnerRow | undefined> {
  const fan = await fanOf(tx, userId, at)
  if (!fan) return undefined
  const [partner] = await tx.select().from(partners).where(eq(partners.id, fan.partnerId))
  return partner?.state === 'approved' && partner.userId !== userId ? partner : undefined
}

/** The partner whose fan the partner of an order is; never who ordered. */
async function secondPartner(
  tx: Tx,
  { userId }: PartnerRow,
  order: OrderRecord,
  { levels }: PartnerRules,
): Promise<PartnerRow | undefined> {
  const second = levels === 2 ? await partnerFor(tx, userId, order.createdAt) : undefined
  return second?.userId === order.userId ? undefined : second
}

/** What was paid for each dish; a bill is one line, named by the order. */
async function paidLines(tx: Tx, order: OrderRecord): Promise<PaidLine[]> {
  const lines = await linesOf(tx, order.id)
  if (lines.length > 0)
    return lines.map(({ id, goodsId, amount, reduction }) => ({ lineId: id, goodsId, base: amount - reduction }))
  const { packAmount, deliveryAmount, serviceAmount, vatAmount, quote } = order
  const fees = packAmount + deliveryAmount + serviceAmount + (quote.vatIncluded ? 0 : vatAmount)
  return [{ lineId: order.id, goodsId: '', base: Math.max(0, moneyFor(order) - fees) }]
}

type NewCommission = { order: OrderRecord; partner: PartnerRow; level: 1 | 2; at: Date }

/** Writes a commission once. One of nothing is not written. */
async function writeCommission(
  tx: Tx,
  { order, partner, level, at }: NewCommission,
  lines: ReturnType<typeof commissionLines>,
): Promise<void> {
  const sums = commissionOf(lines)
  if (sums.amount === 0) return
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, order.id))
  // An order that the balance paid may have been refunded in part before it is noted.
  const reversed = purchase?.refunded
    ? takenBack(sums.amount, { refunded: purchase.refunded, total: purchase.amount })
    : 0
  const values = { id: newId(), partnerId: partner.id, level, orderId: order.id, fanId: order.userId, ...sums }
  const [written] = await tx
    .insert(partnerCommissions)
    .values({ ...values, reversed, paidAt: at })
    .onConflictDoNothing()
    .returning({ id: partnerCommissions.id })
  if (!written) return
  const rows = lines.map(({ lineId, base, rate, amount }) => ({ commissionId: written.id, lineId, base, rate, amount }))
  await tx.insert(partnerCommissionLines).values(rows)
}

async function startWindow(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const unset = and(eq(partnerCommissions.orderId, order.id), isNull(partnerCommissions.settleAt))
  if ((await tx.$count(partnerCommissions, unset)) === 0) return
  const { refundDays } = await readOrderSettings(tx)
  const from = order.completedAt ?? now
  // A refund can still be asked for at the last moment of the window.
  const settleAt = new Date(from.getTime() + refundDays * DAY_MS + 1)
  await tx.update(partnerCommissions).set({ settleAt }).where(unset)
}
