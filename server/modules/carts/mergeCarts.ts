import { asc, eq, inArray } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '../../../src/contract/constants/common'
import { MAX_CART_LINES } from '../../../src/domain/cart/cartLine'
import type { Tx } from '../../db/database'
import { cartLines } from '../../db/schema/orders/carts'
import { goods, type GoodsRecord } from '../../db/schema/store/goods'
import { type MemberTable, type Merging, ownRows } from '../memberData'

type LineRow = typeof cartLines.$inferSelect

/** The lines in a member's carts. */
export const memberCarts: MemberTable = { ...ownRows(cartLines), merge: mergeCarts }

/**
 * Merges lines with the same options by adding their quantities, within the limits of the product; the heir's own quantities
 * always remain.
 */
async function mergeCarts(tx: Tx, { from, into }: Merging): Promise<void> {
  const rows = await tx
    .select()
    .from(cartLines)
    .where(inArray(cartLines.userId, [from, into]))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
  const dishes = await dishesOf(tx, rows)
  const existing = rows.filter(({ userId }) => userId === into)
  for (const line of rows.filter(({ userId }) => userId === from)) {
    await bring(tx, line, { into, existing, dish: dishes.get(line.goodsId) })
  }
}

interface MergeTarget {
  into: string
  /** The quantities in the heir's carts. */
  existing: LineRow[]
  dish?: GoodsRecord
}

async function bring(tx: Tx, line: LineRow, { into, existing, dish }: MergeTarget): Promise<void> {
  const { storeId, cart: kind, tableSessionId } = line
  const cart = existing.filter(
    (candidate) =>
      candidate.storeId === storeId && candidate.cart === kind && candidate.tableSessionId === tableSessionId,
  )
  const twin = cart.find(({ key }) => key === line.key)
  const num = Math.min(line.num, room(cart, line, dish))
  const fits = twin ? num > 0 : num >= (dish?.minBuy ?? 1) && cart.length < MAX_CART_LINES
  if (!fits || twin) await tx.delete(cartLines).where(eq(cartLines.id, line.id))
  if (!fits) return
  if (twin) {
    twin.num += num
    await tx.update(cartLines).set({ num: twin.num }).where(eq(cartLines.id, twin.id))
    return
  }
  await tx.update(cartLines).set({ userId: into, num }).where(eq(cartLines.id, line.id))
  existing.push({ ...line, userId: into, num })
}

/** How many more pieces of a line the cart may contain, within the limits of its product and of one line. */
function room(cart: LineRow[], { goodsId, key }: LineRow, dish: GoodsRecord | undefined): number {
  const limits = [dish?.limitPerOrder, dish?.limitPerDay, dish?.limitPerPerson]
  const max = Math.min(...limits.map((limit) => limit ?? Infinity))
  const quantity = cart.filter((line) => line.goodsId === goodsId).reduce((sum, { num }) => sum + num, 0)
  const ofLine = cart.find((line) => line.key === key)?.num ?? 0
  return Math.max(0, Math.min(max - quantity, MAX_LINE_QUANTITY - ofLine))
}

async function dishesOf(tx: Tx, rows: LineRow[]): Promise<Map<string, GoodsRecord>> {
  const ids = [...new Set(rows.map(({ goodsId }) => goodsId))]
  const dishes = ids.length > 0 ? await tx.select().from(goods).where(inArray(goods.id, ids)) : []
  return new Map(dishes.map((dish) => [dish.id, dish]))
}
