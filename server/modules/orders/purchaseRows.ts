import { and, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { ORDER_TABS } from '../../../src/contract/constants/common'
import type { OrderRow } from '../../../src/contract/order/order'
import { ORDER_KIND_CODES, type OrderKind } from '../../../src/domain/order/orderKind'
import { ORDER_STATES, type OrderStateName } from '../../../src/domain/order/orderState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Translations } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { couponPackOrders, couponPacks } from '../../db/schema/coupons/couponPacks'
import { giftCardDesigns, giftCardOrders } from '../../db/schema/wallet/giftCards'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { isPurchaseOverdue, purchaseOverdue } from '../purchases/purchases'
import type { StoreRow } from '../store/storePresenter'
import { orderStateText, storeOf, type Viewer } from './orderTexts'

/** Kinds of purchases that are orders of their own in the order list. */
const LISTED = ['topUp', 'couponPack', 'giftCard'] as const satisfies OrderKind[]

type OrderTab = (typeof ORDER_TABS)[number]

const STATES: Record<PurchaseRecord['state'], OrderStateName> = {
  pending: 'pendingPayment',
  paid: 'completed',
  partlyRefunded: 'completed',
  closed: 'closed',
  refunded: 'refunded',
}

/** A user's purchases under a tab of the order list, as a condition. */
export function purchasesUnder(userId: string, tab: OrderTab, now: Date): SQL | undefined {
  const open = not(purchaseOverdue(now) as SQL)
  const underTab: Record<OrderTab, SQL | undefined> = {
    all: undefined,
    toPay: and(eq(purchases.state, 'pending'), open),
    inProgress: sql`false`,
    completed: inArray(purchases.state, ['paid', 'partlyRefunded']),
    refunds: eq(purchases.state, 'refunded'),
  }
  return and(eq(purchases.userId, userId), inArray(purchases.kind, LISTED), underTab[tab])
}

/** What was bought: its name, its picture and how many pieces it has. A top-up has none. */
interface Bought {
  name: Translations
  image: string
  num: number
}

/** Purchases as rows of the order list, by id. */
export async function purchaseRows(db: ReadDb, ids: readonly string[], viewer: Viewer): Promise<Map<string, OrderRow>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ purchase: purchases, store: stores })
    .from(purchases)
    .innerJoin(stores, eq(stores.id, purchases.storeId))
    .where(inArray(purchases.id, [...ids]))
    .orderBy(desc(purchases.createdAt))
  const bought = new Map([...(await packsOf(db, ids)), ...(await cardsOf(db, ids))])
  const rows = found.map(({ purchase, store }) => rowOf({ purchase, store, bought: bought.get(purchase.id) }, viewer))
  return new Map(rows.map((row) => [row.id, row]))
}

async function packsOf(db: ReadDb, ids: readonly string[]): Promise<[string, Bought][]> {
  const rows = await db
    .select({ id: couponPackOrders.id, coupons: couponPackOrders.coupons, pack: couponPacks })
    .from(couponPackOrders)
    .innerJoin(couponPacks, eq(couponPacks.id, couponPackOrders.packId))
    .where(inArray(couponPackOrders.id, [...ids]))
  return rows.map(({ id, coupons, pack }) => {
    const num = coupons.reduce((sum, each) => sum + each.num, 0)
    return [id, { name: pack.name, image: pack.image, num }]
  })
}

async function cardsOf(db: ReadDb, ids: readonly string[]): Promise<[string, Bought][]> {
  const rows = await db
    .select({ id: giftCardOrders.id, design: giftCardDesigns })
    .from(giftCardOrders)
    .innerJoin(giftCardDesigns, eq(giftCardDesigns.id, giftCardOrders.designId))
    .where(inArray(giftCardOrders.id, [...ids]))
  return rows.map(({ id, design: { name, cover } }) => [id, { name, image: cover, num: 1 }])
}

function rowOf(
  { purchase, store, bought }: { purchase: PurchaseRecord; store: StoreRow; bought: Bought | undefined },
  { locale, now }: Viewer,
): OrderRow {
  const { id, no, kind, amount, createdAt, expireAt } = purchase
  const state = ORDER_STATES[isPurchaseOverdue(purchase, now) ? 'closed' : STATES[purchase.state]]
  const waits = state === ORDER_STATES.pendingPayment
  return {
    id,
    orderNo: no,
    type: ORDER_KIND_CODES[kind as (typeof LISTED)[number]],
    diningType: 'fast',
    state: state.code as OrderRow['state'],
    stateFormat: orderStateText(state.code, locale),
    store: storeOf(store, locale),
    images: bought ? [{ name: inLocale(bought.name, locale), image: bought.image }] : [],
    goodsNum: bought?.num ?? 0,
    payAmount: amount,
    payType: null,
    paid: purchase.paidAt !== null,
    pickupNo: '',
    readyText: '',
    createdAt: isoText(createdAt),
    expireAt: waits && expireAt ? isoText(expireAt) : null,
    actions: waits ? ['pay'] : [],
    refundState: null,
  }
}
