import { eq } from 'drizzle-orm'
import type { dishContract, StaffDishRow } from '../../../console/contract/menu/dish'
import type { Parsed } from '../../../src/contract/endpoint'
import { dayOf, instantAt, minuteOf } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockStock } from '../../db/locks/stock'
import { lockRows } from '../../db/locks/rows'
import { addonItems, goods, skus } from '../../db/schema/store/goods'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { touchMenu } from '../../modules/goods/menuCache'
import { foundRow } from '../../modules/offers/edited'
import { presentRow } from './presentDish'
import { dishesOf, wholeDish } from './readDishes'
import { refuseOtherRows, writeOrder } from './sorting'

type Calls = typeof dishContract

/** When a business day begins, minutes since midnight: what is sold out today comes back then, also where the kitchen works past midnight. */
const DAY_BEGINS = 5 * 60

/** Start of the next business day. */
function nextBusinessDay(now: Date): Date {
  return instantAt(dayOf(now) + (minuteOf(now) < DAY_BEGINS ? 0 : 1), DAY_BEGINS)
}

const lockDish = async (tx: Tx, id: string) => foundRow(await lockRows(tx, goods, [id]))
const rowOf = async (tx: Tx, id: string, { now }: Staff) => presentRow(await wholeDish(tx, id), now)

/** Marks a dish as sold out or as available. Two that do the same need not have seen the same version. */
export async function setDishSoldOut(
  tx: Tx,
  { id, soldOut }: Parsed<Calls['setSoldOut']>,
  staff: Staff,
): Promise<StaffDishRow> {
  const dish = await lockDish(tx, id)
  const values = { soldOut: soldOut !== 'no', soldOutUntil: soldOut === 'today' ? nextBusinessDay(staff.now) : null }
  await tx.update(goods).set(values).where(eq(goods.id, id))
  await touchMenu(tx, dish.storeId)
  const before = { soldOut: dish.soldOut, soldOutUntil: dish.soldOutUntil }
  await recordAudit(tx, staff, { action: 'dish.soldOut', subject: 'goods', subjectId: id, before, after: values })
  return rowOf(tx, id, staff)
}

/** Sets the pieces left of a size or an add-on, unless they are others by now. */
export async function setDishStock(
  tx: Tx,
  { id, key, seen, stock }: Parsed<Calls['setStock']>,
  staff: Staff,
): Promise<StaffDishRow> {
  const dish = await lockDish(tx, id)
  await lockStock(tx, { skuIds: [key], addonItemIds: [key] })
  const now = await rowOf(tx, id, staff)
  const counted = now.stocks.find((each) => each.key === key)
  if (!counted) throw new AppError(400, 'staff.notFound')
  if (counted.stock !== seen) throw new AppError(409, 'staff.stale', {}, { current: now })
  const table = counted.kind === 'variant' ? skus : addonItems
  await tx.update(table).set({ stock }).where(eq(table.id, key))
  await touchMenu(tx, dish.storeId)
  const change = { before: { key, stock: seen }, after: { key, stock } }
  await recordAudit(tx, staff, { action: 'dish.stock', subject: 'goods', subjectId: id, ...change })
  return rowOf(tx, id, staff)
}

/** Puts the dishes of a category in an order. */
export async function orderDishes(
  tx: Tx,
  { categoryId, ids }: Parsed<Calls['order']>,
  staff: Staff,
): Promise<{ list: StaffDishRow[] }> {
  const locked = await lockRows(tx, goods, ids)
  const storeId = foundRow(locked).storeId
  const list = async () =>
    (await dishesOf(tx, { storeId, categoryId, keyword: '', state: undefined })).map((dish) =>
      presentRow(dish, staff.now),
    )
  const before = await list()
  refuseOtherRows(before, ids)
  await writeOrder(tx, goods, ids)
  await touchMenu(tx, storeId)
  await recordAudit(tx, staff, {
    ...{ action: 'dish.order', subject: 'categories', subjectId: categoryId },
    ...{ before: before.map(({ id }) => id), after: ids },
  })
  return { list: await list() }
}
