import { eq, sql } from 'drizzle-orm'
import { POINTS_ORDER_STATES } from '../../src/domain/points/pointsOrderState'
import { HOUR_MS } from '../../src/domain/time/duration'
import type { Tx } from '../db/database'
import { newNumber } from '../db/ids'
import { pointsCategories, pointsItems, pointsOrders } from '../db/schema/members/pointsMall'
import { purchases } from '../db/schema/payments/purchases'
import { book } from '../modules/ledger/ledger'
import { MEMBER_POINTS_ORDERS, POINTS_CATEGORIES, POINTS_ITEMS } from './data/points'
import { translations } from './notation'

/** Writes the points shop. */
export async function insertPointsShop(tx: Tx, createdAt: Date): Promise<void> {
  await tx
    .insert(pointsCategories)
    .values(POINTS_CATEGORIES.map(({ id, name }, sort) => ({ id, sort, name: translations(name), createdAt })))
  const rows = POINTS_ITEMS.map(({ name, caption = ['', '', ''], text, ...item }, sort) => ({
    ...{ ...item, sort, createdAt },
    name: translations(name),
    caption: translations(caption),
    text: translations(text),
  }))
  await tx.insert(pointsItems).values(rows)
}

/** Points orders of the demonstration's member, an hour apart. Their points are credited in addition to those that the member has left. */
export async function insertMemberPointsOrders(
  tx: Tx,
  { userId, storeId, now }: { userId: string; storeId: string; now: Date },
): Promise<void> {
  for (const [index, { id, itemId, state, code }] of MEMBER_POINTS_ORDERS.entries()) {
    const [item] = await tx.select().from(pointsItems).where(eq(pointsItems.id, itemId))
    if (!item) throw new Error(`no item ${itemId} of the points shop`)
    const { type, name, caption, images, points } = item
    const createdAt = new Date(now.getTime() - (index + 1) * HOUR_MS)
    await tx.insert(pointsOrders).values({
      ...{ id, userId, itemId, type, name, caption, num: 1, points, deliveryFee: 0, way: 'pickup', code, createdAt },
      ...{ image: images[0] ?? '', state: POINTS_ORDER_STATES[state].code },
      shippedAt: state === 'pendingShipment' ? null : createdAt,
      completedAt: state === 'completed' ? createdAt : null,
    })
    const free = { id, no: newNumber('PT', now), kind: 'pointsOrder', userId, storeId, amount: 0 } as const
    await tx.insert(purchases).values({ ...free, state: 'paid', createdAt, paidAt: createdAt })
    await tx
      .update(pointsItems)
      .set({ taken: sql`${pointsItems.taken} + 1` })
      .where(eq(pointsItems.id, itemId))
    const given = { account: 'points', amount: points, kind: 'reward', cause: `${id}-gift` } as const
    await book(tx, userId, [given, { ...given, amount: -points, kind: 'payment', cause: id }], createdAt)
  }
}
