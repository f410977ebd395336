import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lockOrderStock } from '../../db/locks/stock'
import { addonItems, skus } from '../../db/schema/store/goods'
import type { CartEntry } from '../carts/cartLines'
import { stockMovements } from '../../db/schema/orders/orders'
import type { ChosenAddon } from '../../db/columnTypes'

/** The ordered quantities of a SKU with its add-ons. */
interface OrderedPieces {
  skuId: string
  addons: readonly ChosenAddon[]
  num: number
}

/** Quantities by id of the SKU or add-on. */
type Pieces = Map<string, number>

/** Locks the stock of the lines of an order, and that of the required products of its store. */
export function lockStockOf(tx: Tx, storeId: string, lines: readonly OrderedPieces[]): Promise<void> {
  const { skuPieces, addonPieces } = piecesOf(lines)
  return lockOrderStock(tx, { storeId, skuIds: [...skuPieces.keys()], addonItemIds: [...addonPieces.keys()] })
}

/** Counted pieces that were taken of a SKU or an add-on, and how many are left. */
export interface TakenStock {
  skuId?: string
  addonItemId?: string
  num: number
  left: number | null
}

/**
 * Takes the counted stock of an order: lock it and read the products before. Fails (by a database constraint) rather than oversell.
 */
export async function takeStock(tx: Tx, entries: readonly Pick<CartEntry, 'row' | 'dish'>[]): Promise<TakenStock[]> {
  const { skuPieces, addonPieces } = piecesOf(entries.map(({ row }) => row))
  const dishes = entries.map(({ dish }) => dish)
  const ownAddons = dishes.flatMap(({ addons }) => addons.flatMap(({ items }) => items))
  const taken = await takeFrom(
    tx,
    skus,
    counted(
      skuPieces,
      dishes.flatMap((dish) => dish.skus),
    ),
  )
  const addons = await takeFrom(tx, addonItems, counted(addonPieces, ownAddons))
  return [
    ...taken.map(({ id, ...rest }) => ({ skuId: id, ...rest })),
    ...addons.map(({ id, ...rest }) => ({ addonItemId: id, ...rest })),
  ]
}

/** Of some pieces those whose stock is counted. */
function counted(pieces: Pieces, all: readonly { id: string; stock: number | null }[]): Pieces {
  const ids = new Set(all.filter(({ stock }) => stock !== null).map(({ id }) => id))
  return new Map([...pieces].filter(([id]) => ids.has(id)))
}

/** Whether the menu changes: the last piece of a SKU was taken. */
export function isSoldOut({ skuId, left }: TakenStock): boolean {
  return skuId !== undefined && left === 0
}

/** The record of what was taken, as a part of the statement that writes the order; none when nothing is counted. */
export function movementsOf(tx: Tx, orderId: string, taken: readonly TakenStock[], at: Date) {
  const rows = taken.map(({ left: _left, ...piece }) => ({ orderId, kind: 'take' as const, ...piece, at }))
  return rows.length > 0 ? [tx.$with('movements').as(tx.insert(stockMovements).values(rows))] : []
}

/** Takes pieces of those whose stock is counted. */
async function takeFrom(
  tx: Tx,
  table: typeof skus | typeof addonItems,
  pieces: Pieces,
): Promise<{ id: string; num: number; left: number | null }[]> {
  if (pieces.size === 0) return []
  const [ids, nums] = [sql.param([...pieces.keys()]), sql.param([...pieces.values()])]
  return tx
    .update(table)
    .set({ stock: sql`${table.stock} - wanted.num` })
    .from(sql`unnest(${ids}::text[], ${nums}::int[]) as wanted (id, num)`)
    .where(and(eq(table.id, sql`wanted.id`), isNotNull(table.stock)))
    .returning({ id: table.id, num: sql<number>`wanted.num`, left: table.stock })
}

/** Releases what is left of the stock of an order. Returns whether the menu is affected. */
export async function releaseStock(tx: Tx, order: { id: string }, now: Date): Promise<boolean> {
  return giveBack(tx, order.id, () => Infinity, now)
}

/** Releases the stock of some pieces of an order, of each at most what was taken. Returns whether the menu is affected. */
export async function releasePartOfStock(
  tx: Tx,
  order: { id: string },
  ordered: readonly OrderedPieces[],
  now: Date,
): Promise<boolean> {
  const { skuPieces, addonPieces } = piecesOf(ordered)
  const numOf = ({ skuId, addonItemId }: Movement) =>
    (skuId ? skuPieces.get(skuId) : addonPieces.get(addonItemId ?? '')) ?? 0
  return giveBack(tx, order.id, numOf, now)
}

type Movement = typeof stockMovements.$inferSelect

/** Releases of each taken piece as many as `numOf` names, at most what is not released yet. */
async function giveBack(tx: Tx, orderId: string, numOf: (taken: Movement) => number, now: Date): Promise<boolean> {
  const moved = await tx
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .orderBy(stockMovements.skuId, stockMovements.addonItemId)
  const released = moved.filter(({ kind }) => kind === 'giveBack')
  let backOnSale = false
  for (const taken of moved.filter(({ kind }) => kind === 'take')) {
    const { skuId, addonItemId } = taken
    const before = released.find((row) => row.skuId === skuId && row.addonItemId === addonItemId)?.num ?? 0
    const num = Math.min(numOf(taken), taken.num - before)
    if (num === 0) continue
    await tx
      .insert(stockMovements)
      .values({ orderId, kind: 'giveBack', skuId, addonItemId, num, at: now })
      .onConflictDoUpdate({ target: MOVEMENT, set: { num: before + num, at: now } })
    if (skuId && (await changeStock(tx, skus, skuId, num)) === num) backOnSale = true
    if (addonItemId) await changeStock(tx, addonItems, addonItemId, num)
  }
  return backOnSale
}

const MOVEMENT = [stockMovements.orderId, stockMovements.kind, stockMovements.skuId, stockMovements.addonItemId]

function piecesOf(lines: readonly OrderedPieces[]): { skuPieces: Pieces; addonPieces: Pieces } {
  const skuPieces = new Map<string, number>()
  const addonPieces = new Map<string, number>()
  for (const { skuId, addons, num } of lines) {
    add(skuPieces, skuId, num)
    for (const addon of addons) add(addonPieces, addon.id, addon.num * num)
  }
  return { skuPieces: sorted(skuPieces), addonPieces: sorted(addonPieces) }
}

function add(pieces: Pieces, id: string, num: number): void {
  pieces.set(id, (pieces.get(id) ?? 0) + num)
}

function sorted(pieces: Pieces): Pieces {
  return new Map([...pieces].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Changes a counted stock and returns what is left; null when it is unlimited. */
async function changeStock(
  tx: Tx,
  table: typeof skus | typeof addonItems,
  id: string,
  by: number,
): Promise<number | null> {
  const [row] = await tx
    .update(table)
    .set({ stock: sql`${table.stock} + ${by}` })
    .where(and(eq(table.id, id), isNotNull(table.stock)))
    .returning({ stock: table.stock })
  return row?.stock ?? null
}
