import type { Parsed } from '../../../src/contract/endpoint'
import type { DiningType } from '../../../src/contract/fields'
import type { AgainReply, orderCareContract } from '../../../src/contract/order/orderCare'
import { changeLines } from '../carts/changeCart'
import { type CartView, readEntries } from '../carts/cartLines'
import { cartView } from '../carts/cartView'
import type { Tx } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { translate } from '../../messages/messages'
import { type LineRow, linesOf } from './orderLines'
import type { StoreRow } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { findOrder } from './orderPresenter'

/**
 * Adds the lines of an order to the cart again. Unavailable lines are omitted and reported with the reason; lines with a changed
 * price are added and reported with both prices.
 */
export async function orderAgain(
  context: RequestContext<Tx, Session>,
  { orderId }: Parsed<(typeof orderCareContract)['again']>,
): Promise<AgainReply> {
  const { db: tx, session } = context
  const order = await findOrder(tx, session.userId, orderId)
  const diningType = cartWay(order.diningType, await findStore(tx, order.storeId))
  const view = await cartView(context, { storeId: order.storeId, diningType })
  const lines = await linesOf(tx, orderId)
  const result: AgainReply = { storeId: order.storeId, diningType, added: [], unavailable: [], priceChanged: [] }
  for (const [sort, line] of lines.entries()) {
    const name = inLocale(line.name, view.locale)
    const dish = { goodsId: line.goodsId, name }
    const refusal = await addLine(tx, inTurn(view, sort), line)
    if (refusal) result.unavailable.push({ ...dish, image: line.image, reason: reasonOf(refusal, view) })
    else result.added.push({ ...dish, num: line.num })
  }
  return { ...result, priceChanged: await changedPrices(tx, view, lines, result.added) }
}

/** Fallback dining types, in the order of preference. */
const INSTEAD = ['takeout', 'pickup', 'delivery', 'fast'] as const

/** The same dining type, if the store still offers it. Dine-in orders cannot be placed ahead: they become takeout. */
function cartWay(ordered: DiningType, { dining }: StoreRow): DiningType {
  const offers = (type: DiningType) => dining.some((offer) => offer.type === type)
  if (ordered !== 'dineIn' && offers(ordered)) return ordered
  return INSTEAD.find(offers) ?? 'takeout'
}

/** A cart sorts its lines by creation time: one millisecond apart they keep the order. */
function inTurn(view: CartView, sort: number): CartView {
  return { ...view, now: new Date(view.now.getTime() + sort) }
}

/** Adds a line as ordered, or leaves the cart unchanged and returns the reason. */
async function addLine(tx: Tx, view: CartView, line: LineRow): Promise<AppError | null> {
  const { goodsId, skuId, attrIds, addons, num } = line
  try {
    // Savepoint: a refused line is rolled back, the others remain.
    await tx.transaction((part) => changeLines(part, view, { goodsId, skuId, attrIds, addons, num }))
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

function reasonOf({ key, params }: AppError, { locale }: CartView): string {
  return translate(locale, key === 'goods.notFound' ? 'order.dishGone' : key, params)
}

async function changedPrices(
  tx: Tx,
  view: CartView,
  lines: readonly LineRow[],
  added: AgainReply['added'],
): Promise<AgainReply['priceChanged']> {
  const prices = new Map((await readEntries(tx, view)).map(({ line }) => [line.key, line.price]))
  const isIn = new Set(added.map(({ goodsId }) => goodsId))
  return lines.flatMap(({ goodsId, key, name, image, price: was }) => {
    const now = prices.get(key)
    if (now === undefined || now === was || !isIn.has(goodsId)) return []
    return [{ goodsId, name: inLocale(name, view.locale), image, was, now }]
  })
}
