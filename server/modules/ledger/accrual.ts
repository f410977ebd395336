import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { growthSetting, integralSetting } from '../../../src/contract/forms'
import { readSetting } from '../config/settings'
import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { ASSETS } from '../../db/schema/ledger'
import type { OrderRecord } from '../../db/schema/orders'
import { earnedBy, post } from './ledgerRepository'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import type { DomainEvents } from '../events'

const SETTINGS = {
  points: { ident: 'integralSetting', shape: integralSetting },
  growth: { ident: 'growthSetting', shape: growthSetting },
} as const

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
  const account = await lockAccount(tx, order.userId)
  if (!account?.registeredAt) return
  for (const asset of ASSETS) {
    const { ident, shape } = SETTINGS[asset]
    const { on, earnPerAmount } = await readSetting(tx, ident, shape)
    const change = on && earnPerAmount > 0 ? Math.floor(order.payAmount / earnPerAmount) : 0
    if (change > 0) await post(tx, account, { asset, kind: 'order', change, orderId: order.id, now })
  }
}

/** Reverses the credits of a refunded order. Idempotent. */
async function takeBack(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const earned = await earnedBy(tx, order.id)
  if (earned.points === 0 && earned.growth === 0) return
  const account = await lockAccount(tx, order.userId)
  if (!account) return
  for (const asset of ASSETS) {
    const change = -earned[asset]
    if (change < 0) await post(tx, account, { asset, kind: 'refund', change, orderId: order.id, now })
  }
}
