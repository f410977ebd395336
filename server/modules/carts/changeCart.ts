import { eq, sql } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '../../../src/contract/constants/common'
import type { cartContract } from '../../../src/contract/cart/cart'
import type { Parsed } from '../../../src/contract/endpoint'
import {
  type Choice,
  choiceKey,
  choiceProblem,
  type ChoiceProblem,
  withDefaults,
  MAX_CART_LINES,
} from '../../../src/domain/cart/cartLine'
import { newId } from '../../db/ids'
import { lockUser } from '../../db/locks'
import { compiled, type Values } from '../../db/compiled'
import type { Tx } from '../../db/database'
import { cartLines } from '../../db/schema/orders/carts'
import { optionsOf, type WholeDish } from '../goods/goodsRepository'
import { AppError } from '../../api/appError'
import { type CartContent, contentOf, seenIn } from './cart'
import { newLine } from './newLine'
import { overLimits } from './purchaseLimits'
import {
  byAge,
  type CartEntry,
  type CartView,
  dishesOf,
  entriesOf,
  inCart,
  inScope,
  type LineRecord,
  readLines,
} from './cartLines'

type Addition = Pick<
  Extract<Parsed<(typeof cartContract)['change']>, { goodsId: string }>,
  'goodsId' | 'skuId' | 'attrIds' | 'addons' | 'num'
>
/** Sets the quantity of a line, or changes it by a difference: the latter keeps concurrent changes of two phones. */
type LineChange = { lineId: string } & ({ num: number } | { add: number })

/** Adds to a cart, or sets one line. An increase must be orderable in full; a decrease always succeeds. Returns the cart afterwards. */
export async function changeCart(tx: Tx, view: CartView, change: Addition | LineChange): Promise<CartContent> {
  return contentOf(tx, view, await changeLines(tx, view, change))
}

/** Like `changeCart`, but without the price: returns all lines. */
export async function changeLines(tx: Tx, view: CartView, change: Addition | LineChange): Promise<CartEntry[]> {
  await lockCart(tx, view)
  const rows = await readLines(tx, view)
  const dishes = await dishesOf(tx, rows, 'goodsId' in change ? [change.goodsId] : [])
  const content = { view, rows, dishes }
  const step = 'lineId' in change ? setLine(content, change) : add(content, change)
  const entries = await entriesOf(tx, view, changedRows(rows, step), dishes)
  if (step.after && isIncreased(step)) await refuseTooMuch(tx, view, entries, step.after)
  await write(tx, step)
  return entries
}

/** Empties a cart. */
export async function clearCart(tx: Tx, view: CartView): Promise<void> {
  await lockCart(tx, view)
  await tx.delete(cartLines).where(inCart(view))
}

/** Sets whether all lines are packed. */
export async function packCart(tx: Tx, view: CartView, packed: boolean): Promise<void> {
  await lockCart(tx, view)
  await tx.update(cartLines).set({ packed }).where(inCart(view))
}

/** A shared cart is already locked with its table session. */
async function lockCart(tx: Tx, { userId, tableSession }: CartView): Promise<void> {
  if (!tableSession) await lockUser(tx, userId)
}

/** A locked cart with the products of its lines. */
interface Content {
  view: CartView
  rows: readonly LineRecord[]
  dishes: ReadonlyMap<string, WholeDish>
}

/** A line before and after a change: a new one has no `before`, a removed one no `after`. */
interface Step {
  before?: LineRecord
  after?: LineRecord
}

function isIncreased({ before, after }: Step): boolean {
  return (after?.num ?? 0) > (before?.num ?? 0)
}

function changedRows(rows: readonly LineRecord[], { before, after }: Step): LineRecord[] {
  return [...rows.filter((row) => row !== before), ...(after ? [after] : [])].sort(byAge)
}

async function write(tx: Tx, { before, after }: Step): Promise<void> {
  if (before && after) await updateNum(tx, { id: before.id, num: after.num })
  else if (before) await tx.delete(cartLines).where(eq(cartLines.id, before.id))
  else if (after) await insertLine(tx, after)
}

const updateNum = compiled((tx: Tx, { id, num }: Values<Pick<LineRecord, 'id' | 'num'>>) =>
  tx
    .update(cartLines)
    .set({ num: sql`${num}::integer` })
    .where(eq(cartLines.id, id)),
)

const insertLine = compiled((tx: Tx, line: Values<LineRecord>) => tx.insert(cartLines).values(line))

function setLine({ view, rows, dishes }: Content, { lineId, ...change }: LineChange): Step {
  const row = inScope(view, rows).find(({ id }) => id === lineId)
  const num = 'num' in change ? change.num : (row?.num ?? 0) + change.add
  if (row) return putLine(row, num, findDish(view, dishes, row.goodsId))
  if (num <= 0) return {}
  throw new AppError(400, 'cart.lineGone')
}

function add(content: Content, { num, goodsId, skuId, attrIds, addons }: Addition): Step {
  const { view, rows, dishes } = content
  const dish = findDish(view, dishes, goodsId)
  const options = optionsOf(dish, view.locale)
  const choice = withDefaults(options, { goodsId, skuId, attrIds, addons })
  const problem = num > 0 ? choiceProblem(options, choice) : null
  if (problem) throw appErrorOf(problem)
  const key = choiceKey(choice)
  const row = rows.find((line) => line.userId === view.userId && line.key === key)
  if (row) return putLine(row, row.num + num, dish)
  return num > 0 ? { after: addedLine(content, choice, Math.max(num, dish.goods.minBuy)) } : {}
}

function findDish({ store }: CartView, dishes: ReadonlyMap<string, WholeDish>, goodsId: string): WholeDish {
  const dish = dishes.get(goodsId)
  if (!dish || dish.goods.storeId !== store.id) throw new AppError(400, 'goods.notFound')
  return dish
}

/** Below its minimum a line is removed, or, when it was increased, raised to the minimum. */
function putLine(row: LineRecord, wanted: number, { goods: { minBuy } }: WholeDish): Step {
  const num = wanted > row.num ? Math.max(wanted, minBuy) : wanted
  if (num > MAX_LINE_QUANTITY) throw new AppError(400, 'cart.lineFull', { max: MAX_LINE_QUANTITY })
  return { before: row, after: num < minBuy ? undefined : { ...row, num } }
}

function addedLine({ view, rows }: Content, choice: Choice, num: number): LineRecord {
  const beside = inScope(view, rows)
  if (beside.length >= MAX_CART_LINES) throw new AppError(400, 'cart.full', { max: MAX_CART_LINES })
  return newLine(view, { id: newId(), choice, num, beside })
}

/** Refuses when the increased line, or another one, can no longer be ordered, or a limit is exceeded. */
async function refuseTooMuch(tx: Tx, view: CartView, all: readonly CartEntry[], { id }: LineRecord): Promise<void> {
  const entries = seenIn(view, all)
  const grown = entries.find(({ row }) => row.id === id)
  if (!grown) return
  const { goodsId, state, stateText } = grown.line
  const beside = entries.find(({ line }) => line.goodsId === goodsId && line.state === 'short')
  if (state !== 'ok') throw new AppError(400, 'cart.reason', { reason: stateText })
  if (beside) throw new AppError(400, 'cart.reason', { reason: beside.line.stateText })
  const over = (await overLimits(tx, view, entries)).find((each) => each.goodsId === goodsId)
  if (over) throw new AppError(400, over.key, over.params)
}

function appErrorOf(problem: ChoiceProblem): AppError {
  switch (problem.kind) {
    case 'unknown':
      return new AppError(400, 'cart.chooseAgain')
    case 'attrWanted':
    case 'attrSingle':
    case 'addonMin':
    case 'addonMax':
      return new AppError(400, `cart.${problem.kind}`, { ...problem })
    case 'addonStock':
      return new AppError(400, problem.left === 0 ? 'cart.addonGone' : 'cart.addonStock', { ...problem })
  }
}
