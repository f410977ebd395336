import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { takenBack } from '../../../src/domain/partner/commission'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { growthSetting, integralSetting } from '../../../src/contract/config/forms'
import { readSetting } from '../config/settings'
import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { ledgerEntries } from '../../db/schema/wallet/ledger'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { balancesAt, book, bookedBy, type Booking } from './ledger'
import { readPointsRate } from './memberLevel'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import type { DomainEvents } from '../events'

const SETTINGS = {
  points: { ident: 'integralSetting', shape: integralSetting },
  growth: { ident: 'growthSetting', shape: growthSetting },
} as const
/** A rate of 1, basis points. */
const WHOLE_RATE = 10_000
/** The accounts that an order earns. */
const EARNED = ['points', 'growth'] as const

/** Accrues for an order that is completed, and reverses that when its money goes back. */
export async function accrueOrderStateChanged(
  tx: Tx,
  { order, to, now }: DomainEvents['orderStateChanged'],
): Promise<void> {
  if (to === 'refunded') await takeBack(tx, order, now)
  if (to === 'completed') await accrue(tx, order, now)
}

/** Accrues for an order that was completed before it was paid, at the counter. */
export async function accrueOrderPaid(tx: Tx, { order, now }: DomainEvents['orderPaid']): Promise<void> {
  if (order.state === ORDER_STATES.completed.code) await accrue(tx, order, now)
}

/** Credits points and growth for a completed, paid order. Idempotent. */
async function accrue(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  if (!order.paid || isOnTableBill(order)) return
  const owner = await lockAccount(tx, order.userId)
  if (!owner?.registeredAt) return
  const credits: Booking[] = []
  for (const account of EARNED) {
    const amount = await earnedBy(tx, order, account, now)
    if (amount > 0) credits.push({ account, amount, kind: 'earned', cause: order.id })
  }
  await book(tx, order.userId, credits, now)
  await takeBackEarlier(tx, order, now)
}

/** What an order earns in an account: points at the rate of the member. */
async function earnedBy(tx: Tx, order: OrderRecord, account: (typeof EARNED)[number], now: Date): Promise<number> {
  const { ident, shape } = SETTINGS[account]
  const { on, earnPerAmount } = await readSetting(tx, ident, shape)
  if (!on || earnPerAmount === 0) return 0
  const rate = account === 'points' ? await readPointsRate(tx, order.userId, now) : WHOLE_RATE
  return Math.floor((moneyFor(order) * rate) / (earnPerAmount * WHOLE_RATE))
}

/** Takes back of the credits what belongs to the money of an order that went back in part. All of it goes by the move of the order. */
export async function accrueOrderRefunded(tx: Tx, event: DomainEvents['orderRefunded']): Promise<void> {
  if (event.refunded < event.total) await takeBack(tx, event.order, event.now, event)
}

/** Reverses what an order that was refunded in part before it was completed should not have earned. */
async function takeBackEarlier(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, order.id))
  if (!purchase || purchase.refunded === 0) return
  await takeBack(tx, order, now, { refunded: purchase.refunded, total: purchase.amount })
}

/**
 * Reverses the credits of a refunded order, all or in the proportion of what went back. What the member has spent since stays, and is noted
 * with the entry. Idempotent.
 */
async function takeBack(
  tx: Tx,
  order: OrderRecord,
  now: Date,
  part?: { refunded: number; total: number },
): Promise<void> {
  const earned = await bookedBy(tx, 'earned', order.id)
  const accounts = EARNED.filter((account) => earned[account] > 0)
  if (accounts.length === 0 || !(await lockAccount(tx, order.userId))) return
  const held = await balancesAt(tx, order.userId, now)
  const before = await takenBackOf(tx, order)
  const cause = part ? `${order.id} ${part.refunded}` : order.id
  const reversals = accounts.flatMap((account): Booking[] => {
    const due = (part ? takenBack(earned[account], part) : earned[account]) - before[account]
    const amount = Math.min(due, held[account])
    return due > 0 ? [{ account, amount: -amount, short: due - amount, kind: 'earnedBack', cause }] : []
  })
  await book(tx, order.userId, reversals, now)
}

/** What was taken back of the credits of an order so far, with what was short. */
async function takenBackOf(tx: Tx, { id, userId }: OrderRecord): Promise<Record<(typeof EARNED)[number], number>> {
  const ofOrder = or(eq(ledgerEntries.cause, id), sql`starts_with(${ledgerEntries.cause}, ${`${id} `})`)
  // The index begins with the user.
  const ofUser = and(eq(ledgerEntries.userId, userId), inArray(ledgerEntries.account, [...EARNED]))
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(and(ofUser, eq(ledgerEntries.kind, 'earnedBack'), ofOrder))
  const sumOf = (account: (typeof EARNED)[number]) =>
    rows.reduce((sum, row) => sum + (row.account === account ? row.short - row.amount : 0), 0)
  return { points: sumOf('points'), growth: sumOf('growth') }
}
