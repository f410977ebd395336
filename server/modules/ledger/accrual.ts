import { moneyFor } from '../../../src/domain/order/orderMoney'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { growthSetting, integralSetting } from '../../../src/contract/forms'
import { readSetting } from '../config/settings'
import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import type { OrderRecord } from '../../db/schema/orders'
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
export async function accrueOrderMoved(tx: Tx, { order, to, now }: DomainEvents['orderMoved']): Promise<void> {
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
}

/** What an order earns in an account: points at the rate of the member. */
async function earnedBy(tx: Tx, order: OrderRecord, account: (typeof EARNED)[number], now: Date): Promise<number> {
  const { ident, shape } = SETTINGS[account]
  const { on, earnPerAmount } = await readSetting(tx, ident, shape)
  if (!on || earnPerAmount === 0) return 0
  const rate = account === 'points' ? await readPointsRate(tx, order.userId, now) : WHOLE_RATE
  return Math.floor((moneyFor(order) * rate) / (earnPerAmount * WHOLE_RATE))
}

/** Reverses the credits of a refunded order. What the member has spent since stays, and is noted with the entry. Idempotent. */
async function takeBack(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const earned = await bookedBy(tx, 'earned', order.id)
  const accounts = EARNED.filter((account) => earned[account] > 0)
  if (accounts.length === 0 || !(await lockAccount(tx, order.userId))) return
  const held = await balancesAt(tx, order.userId, now)
  const reversals = accounts.map((account): Booking => {
    const amount = Math.min(earned[account], held[account])
    return { account, amount: -amount, short: earned[account] - amount, kind: 'earnedBack', cause: order.id }
  })
  await book(tx, order.userId, reversals, now)
}
