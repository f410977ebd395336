import { asc, inArray } from 'drizzle-orm'
import type { CartLine } from '../../../src/contract/cart/cartLine'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { orderLines } from '../../db/schema/orders/orders'
import { inLocale } from '../../db/translations'

export type LineRow = typeof orderLines.$inferSelect

/** The lines of an order, in its order. */
export async function linesOf(db: ReadDb, orderId: string): Promise<LineRow[]> {
  return (await linesOfEach(db, [{ id: orderId }]))(orderId)
}

/** The lines of some orders, read at once, as a lookup by order. */
export async function linesOfEach(
  db: ReadDb,
  orders: readonly { id: string }[],
): Promise<(orderId: string) => LineRow[]> {
  const ids = orders.map(({ id }) => id)
  const rows = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.sort))
  return (orderId) => rows.filter((row) => row.orderId === orderId)
}

/** An order line of a reply. */
export function lineReply(line: LineRow, locale: Locale): CartLine {
  const {
    orderId: _order,
    sort: _sort,
    attrIds: _attrs,
    addons: _addons,
    participantNo: _participant,
    packed,
    refundedNum,
    ...rest
  } = line
  return {
    ...rest,
    packed: packed || undefined,
    refundedNum: refundedNum || undefined,
    name: inLocale(line.name, locale),
    specText: inLocale(line.specText, locale),
    attrText: inLocale(line.attrText, locale),
    addonText: inLocale(line.addonText, locale),
    state: 'ok',
    stateText: '',
  }
}
