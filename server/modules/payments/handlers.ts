import { eq } from 'drizzle-orm'
import type { payContract, PayStart } from '../../../src/contract/pay'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Db, ReadDb } from '../../db/database'
import { stores } from '../../db/schema/stores'
import { inLocale } from '../../db/translations'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { transact } from '../../db/transaction'
import type { OrderRecord } from '../../db/schema/orders'
import type { OrderDependencies } from '../orders/handlers'
import { orderAt } from '../orders/orderExpiry'
import { findOrder } from '../orders/orderPresenter'
import { readOutcome } from './paymentOutcome'
import { payAtCounter, type StartedPayment, startPayment } from './startPayment'
import type { StoreRow } from '../store/storePresenter'

type PaymentContext = RequestContext<Db, Session>

/** Payment of an order. */
export const payHandlers = ({ providers, reconcileOrder }: OrderDependencies): Handlers<typeof payContract> => ({
  pay: {
    transaction: false,
    resumes: true,
    async handle(context, { orderId, payType, renew }) {
      const order = await orderOf(context, orderId, reconcileOrder)
      if (payType === 'offline') {
        const { db, now } = context
        await transact(db, (tx) => payAtCounter(tx, order, now))
        return { payType, state: 0 }
      }
      const store = await storeOf(context.db, order)
      const wish = { payType, renew: renew === '1' }
      return startReply(await startPayment({ ...context, providers }, { order, store, wish }), store, context)
    },
  },

  async query(context, { orderId }) {
    const order = await orderOf(context, orderId, reconcileOrder)
    return readOutcome(context.db, orderAt(order, context.now), context.now, context.locale)
  },
})

/** An order of the caller, after its payments and its deadline were checked. */
async function orderOf(
  { db, session }: RequestContext<ReadDb, Session>,
  orderId: string,
  reconcileOrder: OrderDependencies['reconcileOrder'],
): Promise<OrderRecord> {
  const order = await findOrder(db, session.userId, orderId)
  if (order.paid) return order
  await reconcileOrder(orderId)
  return findOrder(db, session.userId, orderId)
}

async function storeOf(db: ReadDb, { storeId }: OrderRecord): Promise<StoreRow> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Error(`store ${storeId} is gone`)
  return store
}

function startReply({ payment, data }: StartedPayment, store: StoreRow, { now, locale }: PaymentContext): PayStart {
  if (data.payType !== 'promptpay') return data
  return {
    ...data,
    amount: payment.amount,
    expireAt: isoText(payment.expireAt ?? now),
    serverTime: isoText(now),
    refNo: payment.ref,
    merchant: inLocale(store.name, locale),
  }
}
