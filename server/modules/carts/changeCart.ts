import { and, eq } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '../../../src/contract/constants'
import type { cartContract } from '../../../src/contract/cart'
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
import type { Tx } from '../../db/database'
import { cartLines } from '../../db/schema/carts'
import { goods } from '../../db/schema/goods'
import { optionsOf, readWholeDishes, type WholeDish } from '../goods/goodsRepository'
import { AppError } from '../../api/appError'
import { type CartContent, contentOf, seenIn } from './cart'
import { overLimits } from './purchaseLimits'
import { cartKindOf } from '../../../src/domain/cart/cartKind'
import { type CartEntry, type CartView, inCart, type LineRecord, readEntries } from './cartLines'

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
  const grown = 'lineId' in change ? await setLine(tx, view, change) : await add(tx, view, change)
  const entries = await readEntries(tx, view)
  if (grown) await refuseTooMuch(tx, view, entries, grown)
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

/** Returns the id of a line whose quantity increased. */
async function setLine(tx: Tx, view: CartView, { lineId, ...change }: LineChange): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(cartLines)
    .where(and(inCart(view), eq(cartLines.id, lineId)))
  const num = 'num' in change ? change.num : (row?.num ?? 0) + change.add
  if (row) return putLine(tx, row, num, await fewestOf(tx, view, row.goodsId))
  if (num <= 0) return null
  throw new AppError(400, 'cart.lineGone')
}

async function add(tx: Tx, view: CartView, { num, goodsId, skuId, attrIds, addons }: Addition): Promise<string | null> {
  const dish = await findDish(tx, view, goodsId)
  const options = optionsOf(dish, view.locale)
  const choice = withDefaults(options, { goodsId, skuId, attrIds, addons })
  const problem = num > 0 ? choiceProblem(options, choice) : null
  if (problem) throw refusalOf(problem)
  const key = choiceKey(choice)
  const [row] = await tx
    .select()
    .from(cartLines)
    .where(and(inCart({ ...view, mine: true }), eq(cartLines.key, key)))
  if (row) return putLine(tx, row, row.num + num, dish.goods.minBuy)
  return num > 0 ? insertLine(tx, view, { ...choice, key }, Math.max(num, dish.goods.minBuy)) : null
}

/** The minimum quantity of a product. */
async function fewestOf(tx: Tx, { store }: CartView, goodsId: string): Promise<number> {
  const [dish] = await tx
    .select({ minBuy: goods.minBuy })
    .from(goods)
    .where(and(eq(goods.id, goodsId), eq(goods.storeId, store.id)))
  if (!dish) throw new AppError(400, 'goods.notFound')
  return dish.minBuy
}

async function findDish(tx: Tx, { store }: CartView, goodsId: string): Promise<WholeDish> {
  const dish = (await readWholeDishes(tx, [goodsId])).get(goodsId)
  if (!dish || dish.goods.storeId !== store.id) throw new AppError(400, 'goods.notFound')
  return dish
}

/** Below its minimum a line is removed, or, when it was increased, raised to the minimum. */
async function putLine(tx: Tx, row: LineRecord, wanted: number, fewest: number): Promise<string | null> {
  const num = wanted > row.num ? Math.max(wanted, fewest) : wanted
  if (num > MAX_LINE_QUANTITY) throw new AppError(400, 'cart.lineFull', { max: MAX_LINE_QUANTITY })
  const own = eq(cartLines.id, row.id)
  if (num < fewest) await tx.delete(cartLines).where(own)
  else await tx.update(cartLines).set({ num }).where(own)
  return num > row.num ? row.id : null
}

async function insertLine(tx: Tx, view: CartView, choice: Choice & { key: string }, num: number): Promise<string> {
  const beside = await tx.select({ packed: cartLines.packed }).from(cartLines).where(inCart(view))
  if (beside.length >= MAX_CART_LINES) throw new AppError(400, 'cart.full', { max: MAX_CART_LINES })
  const { userId, store, diningType, tableSession, now } = view
  const { goodsId, skuId, key } = choice
  const id = newId()
  await tx.insert(cartLines).values({
    id,
    userId,
    storeId: store.id,
    cart: cartKindOf(diningType),
    tableSessionId: tableSession?.id,
    key,
    goodsId,
    skuId,
    attrIds: [...choice.attrIds],
    addons: [...choice.addons],
    num,
    packed: beside.length > 0 && beside.every(({ packed }) => packed),
    createdAt: now,
  })
  return id
}

/** Refuses when the increased line, or another one, can no longer be ordered, or a limit is exceeded. */
async function refuseTooMuch(tx: Tx, view: CartView, all: readonly CartEntry[], lineId: string): Promise<void> {
  const entries = seenIn(view, all)
  const grown = entries.find(({ row }) => row.id === lineId)
  if (!grown) return
  const { goodsId, state, stateText } = grown.line
  const beside = entries.find(({ line }) => line.goodsId === goodsId && line.state === 'short')
  if (state !== 'ok') throw new AppError(400, 'cart.reason', { reason: stateText })
  if (beside) throw new AppError(400, 'cart.reason', { reason: beside.line.stateText })
  const over = (await overLimits(tx, view, entries)).find((each) => each.goodsId === goodsId)
  if (over) throw new AppError(400, over.key, over.params)
}

function refusalOf(problem: ChoiceProblem): AppError {
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
