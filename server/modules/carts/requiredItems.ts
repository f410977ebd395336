import type { Cart } from '../../../src/contract/cart/cart'
import type { ReadDb } from '../../db/database'
import { readWholeDishes, type WholeDish } from '../goods/goodsRepository'
import { type CartEntry, type CartView, entriesOf, inScope, type LineRecord, orderable } from './cartLines'
import { missingItems, readRequirements } from './missingItems'
import { newLine } from './newLine'

/** What an order needs beside its lines: products that are added on their own, and what the guest has to choose. */
interface RequiredItems {
  added: CartEntry[]
  missing: Cart['missing']
}

/**
 * The required items that a cart lacks. Products that leave no choice are added, and follow the number of people; they are not stored,
 * so that two phones at a table cannot add them twice. What cannot be added in full stays missing.
 */
export async function requiredItems(db: ReadDb, view: CartView, all: readonly CartEntry[]): Promise<RequiredItems> {
  const requirements = await readRequirements(db, view, orderable(all))
  const missing = missingItems(requirements, view, orderable(all))
  const added = await addedEntries(db, view, all, missing)
  if (added.length === 0) return { added, missing }
  return { added, missing: missingItems(requirements, view, orderable([...all, ...added])) }
}

async function addedEntries(
  db: ReadDb,
  view: CartView,
  all: readonly CartEntry[],
  missing: Cart['missing'],
): Promise<CartEntry[]> {
  const ids = missing.flatMap(({ goodsId }) => goodsId ?? [])
  if (ids.length === 0) return []
  const required = await readWholeDishes(db, ids)
  const rows = all.map(({ row }) => row)
  const wanted = missing.flatMap(({ goodsId = '', num }) => addedRow(view, rows, required.get(goodsId), num) ?? [])
  if (wanted.length === 0) return []
  // With the lines before, which share its stock.
  const dishes = new Map([...all.map(({ dish }) => [dish.goods.id, dish] as const), ...required])
  const entries = await entriesOf(db, view, [...rows, ...wanted], dishes)
  return orderable(entries).filter(({ row }) => wanted.includes(row))
}

/** The line of a product without choices; undefined for others. */
function addedRow(
  view: CartView,
  rows: readonly LineRecord[],
  dish: WholeDish | undefined,
  num: number,
): LineRecord | undefined {
  const [sku, ...others] = dish?.skus ?? []
  if (!dish || !sku || others.length > 0 || hasOptions(dish)) return undefined
  const { id: goodsId, minBuy } = dish.goods
  const choice = { goodsId, skuId: sku.id, attrIds: [], addons: [] }
  return newLine(view, { id: `required-${goodsId}`, choice, num: Math.max(num, minBuy), beside: inScope(view, rows) })
}

function hasOptions({ specs, attrs, addons }: WholeDish): boolean {
  return specs.length + attrs.length + addons.length > 0
}
