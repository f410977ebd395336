import { eq } from 'drizzle-orm'
import type { payContract, PayStart } from '../../../src/contract/pay'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Db } from '../../db/database'
import { stores } from '../../db/schema/stores'
import { inLocale } from '../../db/translations'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { transact } from '../../db/transaction'
import { closeOverdue } from './expireOrders'
import type { OrderRecord } from '../../db/schema/orders'
import { findOrder } from '../orders/orderPresenter'
import { askAboutOrder } from './reconcilePayments'
import { readOutcome } from './paymentOutcome'
import { payAtCounter, type StartedPayment, startPayment } from './startPayment'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'

type Here = RequestContext<Db, Session>

/** Paying an order. */
export const payHandlers = (providers: PaymentProviders): Handlers<typeof payContract> => ({
  pay: {
    transaction: false,
    async handle(context, { orderId, payType, renew }) {
      const order = await current(context, providers, orderId)
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
    const order = await current(context, providers, orderId)
    return readOutcome(context.db, order, context.now, context.locale)
  },
})

/** An order of the caller, after the provider was asked about its payments and the clock was looked at. */
async function current(context: Here, providers: PaymentProviders, orderId: string): Promise<OrderRecord> {
  const { db, session } = context
  const order = await findOrder(db, session.userId, orderId)
  if (!order.paid) await askAboutOrder({ ...context, providers }, order.id)
  await closeOverdue({ ...context, providers }, session.userId)
  return findOrder(db, session.userId, orderId)
}

async function storeOf(db: Db, { storeId }: OrderRecord): Promise<StoreRow> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Error(`store ${storeId} is gone`)
  return store
}

function startReply({ payment, data }: StartedPayment, store: StoreRow, { now, locale }: Here): PayStart {
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
