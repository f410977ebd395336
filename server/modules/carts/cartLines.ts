import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { CartLine } from '../../../src/contract/cart/cartLine'
import type { DiningType, Locale } from '../../../src/contract/fields'
import { cartKindOf } from '../../../src/domain/cart/cartKind'
import type { PayMode } from '../../../src/contract/inStore/inStoreTable'
import { isoText } from '../../../src/domain/time/storeClock'
import {
  addonNames,
  attrNames,
  choiceProblem,
  type Options,
  piecePrice,
  specNames,
} from '../../../src/domain/cart/cartLine'
import type { OwnBenefits } from '../ledger/benefits'
import type { MerchantTexts } from '../config/merchantTexts'
import type { OrderSettings } from '../config/orderSettings'
import type { StoredConfigs } from '../config/settings'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb } from '../../db/database'
import { cartLines } from '../../db/schema/orders/carts'
import { inLocale } from '../../db/translations'
import { optionsOf, readWholeDishes, type WholeDish } from '../goods/goodsRepository'
import { goodsState, stateText } from '../goods/availability'
import { TableParticipants } from './tableParticipants'
import { translate } from '../../messages/messages'
import type { StoreRow } from '../store/storePresenter'
import { type Fault, Remaining } from './remainingStock'

export type LineRecord = typeof cartLines.$inferSelect

/** Guest, store and time that a cart is read for. */
export interface CartView {
  userId: string
  member: boolean
  /** What level and paid VIP give the guest; null for a guest without an account, who pays no member prices. */
  benefits: OwnBenefits | null
  locale: Locale
  texts: MerchantTexts
  settings: OrderSettings
  /** The stored configurations that ordering at the store depends on. */
  configs: StoredConfigs
  store: StoreRow
  diningType: DiningType
  now: Date
  /** The requested time: sale times are checked for it. */
  due: Date
  peopleNum: number
  /** The table session of a shared cart; absent for a guest's own cart. */
  tableSession?: { id: string; payMode: PayMode }
  /** Restricts a shared cart to this guest's lines. */
  mine?: boolean
}

/** The key of a cart. */
export type CartKey = Pick<CartView, 'userId' | 'diningType' | 'mine'> & {
  store: { id: string }
  tableSession?: { id: string }
}

/** A cart line with the current state of its product. */
export interface CartEntry {
  row: LineRecord
  dish: WholeDish
  line: CartLine
  atMemberPrice: boolean
}

/** Joins texts with a dot: `Creamy · Medium`. */
const DOT = ' · '

const FINE: Fault = { state: 'ok', stateText: '' }

/**
 * The lines of a cart in the order they were added, at current prices and with their problems. A shared cart is always read
 * whole, because the stock for one guest depends on the lines before.
 */
export async function readEntries(db: ReadDb, view: CartView): Promise<CartEntry[]> {
  return entriesOfRows(db, view, await readLines(db, view))
}

/** The same for rows that are read already. */
export async function entriesOfRows(db: ReadDb, view: CartView, rows: readonly LineRecord[]): Promise<CartEntry[]> {
  return entriesOf(db, view, rows, await dishesOf(db, rows))
}

/** The rows of a whole cart in the order they were added. */
export function readLines(db: ReadDb, { userId, store, diningType, tableSession }: CartKey): Promise<LineRecord[]> {
  if (tableSession) return selectShared(db, tableSession)
  return selectOwn(db, { userId, storeId: store.id, cart: cartKindOf(diningType) })
}

type OwnCart = Pick<LineRecord, 'userId' | 'storeId' | 'cart'>

const selectOwn = compiled((db: ReadDb, own: Values<OwnCart>) => selectLines(db, ownCart(own)))

const selectShared = compiled((db: ReadDb, { id }: Values<{ id: string }>) =>
  selectLines(db, eq(cartLines.tableSessionId, id)),
)

function selectLines(db: ReadDb, condition: SQL | undefined) {
  return db
    .select()
    .from(cartLines)
    .where(condition)
    .orderBy(asc(cartLines.createdAt), sql`${cartLines.id} collate "C"`)
}

function ownCart({ userId, storeId, cart }: OwnCart | Values<OwnCart>) {
  return and(
    eq(cartLines.userId, userId),
    eq(cartLines.storeId, storeId),
    eq(cartLines.cart, cart),
    isNull(cartLines.tableSessionId),
  )
}

/** Of the rows of a whole cart those that are asked for: all, or the guest's own of a shared cart. */
export function inScope(
  { mine, userId }: Pick<CartView, 'mine' | 'userId'>,
  rows: readonly LineRecord[],
): readonly LineRecord[] {
  return mine ? rows.filter((row) => row.userId === userId) : rows
}

/** The order of `readLines`. */
export function byAge(a: LineRecord, b: LineRecord): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
}

/** The current products of some lines, and of others. */
export function dishesOf(
  db: ReadDb,
  rows: readonly LineRecord[],
  others: readonly string[] = [],
): Promise<Map<string, WholeDish>> {
  return readWholeDishes(db, [...rows.map(({ goodsId }) => goodsId), ...others])
}

/** The lines of a cart with their products; a line whose product is gone is omitted. */
export async function entriesOf(
  db: ReadDb,
  view: CartView,
  rows: readonly LineRecord[],
  dishes: ReadonlyMap<string, WholeDish>,
): Promise<CartEntry[]> {
  const left = new Remaining([...dishes.values()])
  const participants = view.tableSession && (await TableParticipants.read(db, view.tableSession.id, view))
  return rows.flatMap((row) => {
    const dish = dishes.get(row.goodsId)
    const addedBy = participants?.byNumber(participants.numberOf(row.userId))
    const added = addedBy && { addedBy, addedAt: isoText(row.createdAt) }
    if (!dish) return []
    const line = { ...lineOf(row, dish, view, left), ...added }
    return [
      { row, dish, line, atMemberPrice: line.price < piecePrice(optionsOf(dish, view.locale), row, undefined).price },
    ]
  })
}

/** The lines of one cart. */
export function inCart({ userId, store, diningType, tableSession, mine }: CartKey) {
  if (!tableSession) return ownCart({ userId, storeId: store.id, cart: cartKindOf(diningType) })
  return and(eq(cartLines.tableSessionId, tableSession.id), mine ? eq(cartLines.userId, userId) : undefined)
}

/** The orderable lines: only these are charged. */
export function orderable(entries: readonly CartEntry[]): CartEntry[] {
  return entries.filter(({ line }) => line.state === 'ok')
}

/** The texts of the chosen specs, attributes and add-ons. */
export function choiceTexts(row: LineRecord, options: Options) {
  const sku = options.skus.find(({ id }) => id === row.skuId)
  return {
    specText: sku ? specNames(options, sku).join(DOT) : '',
    attrText: attrNames(options, row).join(DOT),
    addonText: addonNames(options, row).join(DOT),
  }
}

function lineOf(row: LineRecord, dish: WholeDish, view: CartView, left: Remaining): CartLine {
  const options = optionsOf(dish, view.locale)
  const { price, originalPrice } = piecePrice(options, row, view.benefits?.discounts[view.diningType])
  return {
    id: row.id,
    key: row.key,
    goodsId: row.goodsId,
    categoryId: dish.category.id,
    skuId: row.skuId,
    name: inLocale(dish.goods.name, view.locale),
    image: dish.goods.image,
    ...choiceTexts(row, options),
    num: row.num,
    price,
    originalPrice,
    packFee: dish.goods.packFee,
    packed: row.packed || undefined,
    amount: price * row.num,
    ...(dishFault(dish, view) ?? choiceFault(row, options, view.locale) ?? left.take(row, view.locale) ?? FINE),
    required: dish.goods.required !== null,
  }
}

/** What prevents any variant of a product from being ordered. */
function dishFault({ goods, skus }: WholeDish, { locale, texts, diningType, due }: CartView): Fault | null {
  const stocks = skus.map(({ stock }) => stock)
  const state = goodsState(goods, stocks, due)
  if (state !== 'ok') return { state, stateText: stateText(state, goods, due, locale) }
  if (!goods.diningTypes || goods.diningTypes.includes(diningType)) return null
  return { state: 'offShelf', stateText: translate(locale, 'cart.notFor', { type: texts.way(diningType) }) }
}

/** Options that the product no longer offers. Stock is checked elsewhere. */
function choiceFault(row: LineRecord, options: Options, locale: Locale): Fault | null {
  const problem = choiceProblem(options, row)
  if (!problem || problem.kind === 'addonStock') return null
  return { state: 'offShelf', stateText: translate(locale, 'cart.chooseAgain') }
}
