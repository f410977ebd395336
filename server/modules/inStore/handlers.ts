import { eq, and } from 'drizzle-orm'
import type { inStoreContract } from '../../../src/contract/inStore/inStore'
import { isoText } from '../../../src/domain/time/storeClock'
import { readCart } from '../carts/cart'
import { changeCart, clearCart, packCart } from '../carts/changeCart'
import { assess, type Assessment } from '../carts/checkout'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { tableParticipants } from '../../db/schema/inStore/tables'
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
import { joinTable } from './startTableSession'
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
    menu: ({ db, locale, now }, request) => menus.read(db, { ...request, locale, now }),
    categories: goodsHandlers(menus).categories,
    search: (context, request) => searchMenu(context, menus, request),
    ...cartHandlers(providers),
    ...tableHandlers(providers),

    async create(context, placing) {
      const { seat } = await lockTableCart(context, placing)
      return placedOrderDetail(context.db, await placeInStore(context, { placing, seat, providers }), context)
    },

    async detail(context, { orderId }) {
      const { order, own: ownOnly } = await findOrderAtTable(context, orderId)
      const detail = await orderDetailOf(context.db, order, context)
      return ownOnly ? detail : { ...detail, actions: [] }
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
    request: InStoreCheckoutRequest,
  ): Promise<{ found: Assessment; version: string }> => {
    const { seat } = await readTableCart(context, request)
    const shared = seat ? sharedCartOf(seat, request) : undefined
    const found = await assess(context, checkoutRequestOf(request), { providers, shared })
    return { found, version: seat ? versionOf(seat.tableSession, found.view) : '' }
  }
  return {
    async cart(context, request) {
      const { view, seat } = await readTableCart(context, { ...request, scope: 'all' })
      return inStoreReply({ view, tableSession: seat && seat.tableSession }, await readCart(context.db, view))
    },
    async change(context, change) {
      const view = await lockTableCart(context, { ...change, scope: 'all' })
      return changedReply(context, view, await changeCart(context.db, view.view, change))
    },
    async clear(context, request) {
      const view = await lockTableCart(context, request)
      await clearCart(context.db, view.view)
      return changedReply(context, view, await readCart(context.db, { ...view.view, mine: false }))
    },
    async packAll(context, { pack, ...request }) {
      const view = await lockTableCart(context, request)
      await packCart(context.db, view.view, pack)
      return changedReply(context, view, await readCart(context.db, { ...view.view, mine: false }))
    },
    async checkout(context, request) {
      const { found, version } = await look(context, request)
      return { ...found.checkout, version }
    },
    async price(context, request) {
      const { quote, quoteId } = (await look(context, request)).found.checkout
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
    async share(context, request) {
      const seat = await lockSeat(context.db, request, callerOf(context))
      return orderDetailOf(context.db, await takeShare(context, seat, request), context)
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
  const isOwnOrder = order?.userId === session.userId
  if (order && (isOwnOrder || (await wasParticipant(db, order.tableSessionId, session.userId))))
    return { order, own: isOwnOrder }
  throw new AppError(400, 'order.notFound')
}

async function wasParticipant(db: ReadDb, tableSessionId: string | null, userId: string): Promise<boolean> {
  if (!tableSessionId) return false
  const ofParticipant = and(eq(tableParticipants.tableSessionId, tableSessionId), eq(tableParticipants.userId, userId))
  return (await db.$count(tableParticipants, ofParticipant)) > 0
}
