import { eq, and } from 'drizzle-orm'
import type { inStoreContract } from '../../../src/contract/inStore'
import { isoText } from '../../../src/domain/time/storeClock'
import { readCart } from '../carts/cart'
import { changeCart, clearCart, packCart } from '../carts/changeCart'
import { assess, type Assessment } from '../carts/checkout'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders'
import { tableParticipants } from '../../db/schema/tables'
import type { MenuCache } from '../goods/menuCache'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { callWaiter } from './waiterCalls'
import {
  callerOf,
  changedReply,
  lockTableCart,
  inStoreReply,
  sharedCartOf,
  versionOf,
  readTableCart,
} from './tableCart'
import { type InStoreCheckoutRequest, placeInStore, checkoutRequestOf } from './placeOrder'
import { findTable, lockSeat } from './tableAccess'
import { takeShare } from './billShares'
import { joinTable } from './startSession'
import { readTable } from './tablePresenter'
import { orderDetailOf, placedOrderDetail } from '../orders/orderPresenter'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { goodsHandlers, searchMenu } from '../goods/handlers'
import { type OrderDependencies, orderHandlers } from '../orders/handlers'
import { orderCareHandlers } from '../orders/careHandlers'

type ReadContext = RequestContext<ReadDb, Session>

/** Dine-in and fast orders. `menus` caches the menus of one database. */
export function inStoreHandlers(menus: MenuCache, dependencies: OrderDependencies): Handlers<typeof inStoreContract> {
  const { providers } = dependencies
  return {
    menu: ({ db, locale, now }, wish) => menus.read(db, { ...wish, locale, now }),
    categories: goodsHandlers(menus).categories,
    search: (context, wish) => searchMenu(context, menus, wish),
    ...cartHandlers(providers),
    ...tableHandlers(providers),

    async create(context, placing) {
      const { seat } = await lockTableCart(context, placing)
      return placedOrderDetail(context.db, await placeInStore(context, { placing, seat, providers }), context)
    },

    async detail(context, { orderId }) {
      const { order, own } = await findOrderAtTable(context, orderId)
      const detail = await orderDetailOf(context.db, order, context)
      return own ? detail : { ...detail, actions: [] }
    },

    close: orderHandlers(dependencies).close,
    refundApply: orderCareHandlers.refundApply,
    complete: orderCareHandlers.complete,
  }
}

type CartCalls = 'cart' | 'change' | 'clear' | 'packAll' | 'checkout' | 'price'

function cartHandlers(providers: PaymentProviders): Pick<Handlers<typeof inStoreContract>, CartCalls> {
  const look = async (
    context: ReadContext,
    wish: InStoreCheckoutRequest,
  ): Promise<{ found: Assessment; version: string }> => {
    const { seat } = await readTableCart(context, wish)
    const shared = seat ? sharedCartOf(seat, wish) : undefined
    const found = await assess(context, checkoutRequestOf(wish), { providers, shared })
    return { found, version: seat ? versionOf(seat.tableSession, found.view) : '' }
  }
  return {
    async cart(context, asked) {
      const { view, seat } = await readTableCart(context, { ...asked, scope: 'all' })
      return inStoreReply({ view, tableSession: seat && seat.tableSession }, await readCart(context.db, view))
    },
    async change(context, change) {
      const held = await lockTableCart(context, { ...change, scope: 'all' })
      return changedReply(context, held, await changeCart(context.db, held.view, change))
    },
    async clear(context, asked) {
      const held = await lockTableCart(context, asked)
      await clearCart(context.db, held.view)
      return changedReply(context, held, await readCart(context.db, { ...held.view, mine: false }))
    },
    async packAll(context, { pack, ...asked }) {
      const held = await lockTableCart(context, asked)
      await packCart(context.db, held.view, pack)
      return changedReply(context, held, await readCart(context.db, { ...held.view, mine: false }))
    },
    async checkout(context, wish) {
      const { found, version } = await look(context, wish)
      return { ...found.checkout, version }
    },
    async price(context, wish) {
      const { quote, quoteId } = (await look(context, wish)).found.checkout
      return { quote, quoteId }
    },
  }
}

type TableCalls = 'start' | 'table' | 'share' | 'callWaiter'

function tableHandlers(providers: PaymentProviders): Pick<Handlers<typeof inStoreContract>, TableCalls> {
  return {
    async start(context, { peopleNum, ...ref }) {
      const table = await findTable(context.db, ref, context.now)
      await joinTable(context, table, peopleNum)
      return readTable(context, { table, providers })
    },
    async table(context, { version, ...ref }) {
      return readTable(context, { table: await findTable(context.db, ref, context.now), providers, known: version })
    },
    async share(context, wish) {
      const seat = await lockSeat(context.db, wish, callerOf(context))
      return orderDetailOf(context.db, await takeShare(context, seat, wish), context)
    },
    async callWaiter(context, { type, note, ...ref }) {
      const { db, now } = context
      const seat = await lockSeat(db, ref, callerOf(context))
      return { againAt: isoText(await callWaiter(db, seat, { type, note, now })) }
    },
  }
}

/** An order of the caller, or of a table session that they participated in. */
async function findOrderAtTable({ db, session }: ReadContext, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const own = order?.userId === session.userId
  if (order && (own || (await satTogether(db, order.tableSessionId, session.userId)))) return { order, own }
  throw new AppError(400, 'order.notFound')
}

async function satTogether(db: ReadDb, tableSessionId: string | null, userId: string): Promise<boolean> {
  if (!tableSessionId) return false
  const there = and(eq(tableParticipants.tableSessionId, tableSessionId), eq(tableParticipants.userId, userId))
  return (await db.$count(tableParticipants, there)) > 0
}
