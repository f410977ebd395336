import { eq } from 'drizzle-orm'
import type { payContract, PayStart } from '../../../src/contract/pay'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Db, ReadDb } from '../../db/database'
import { stores } from '../../db/schema/stores'
import { inLocale } from '../../db/translations'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { transact } from '../../db/transaction'
import type { PurchaseRecord } from '../../db/schema/purchases'
import { AppError } from '../../api/appError'
import type { OrderDependencies } from '../orders/handlers'
import { findPurchase, wasPaid } from '../purchases/purchases'
import { readOutcome } from './paymentOutcome'
import { payAtCounter, type StartedPayment, startPayment } from './startPayment'
import type { StoreRow } from '../store/storePresenter'

type PaymentContext = RequestContext<Db, Session>

/** Payment of purchases: `orderId` on the wire is the id of what is bought. */
export const payHandlers = ({ providers, reconcilePurchase }: OrderDependencies): Handlers<typeof payContract> => ({
  pay: {
    transaction: false,
    resumes: true,
    async handle(context, { orderId, payType, renew }) {
      const purchase = await purchaseOf(context, orderId, reconcilePurchase)
      if (payType === 'offline') {
        const { db, now } = context
        await transact(db, (tx) => payAtCounter(tx, purchase.id, now))
        return { payType, state: 0 }
      }
      const store = await storeOf(context.db, purchase)
      const wish = { payType, renew: renew === '1' }
      return startReply(await startPayment({ ...context, providers }, { purchase, store, wish }), store, context)
    },
  },

  async query(context, { orderId }) {
    const purchase = await purchaseOf(context, orderId, reconcilePurchase)
    return readOutcome(context.db, purchase, context.now, context.locale)
  },
})

/** A purchase of the caller, after its payments were checked. */
async function purchaseOf(
  { db, session }: RequestContext<ReadDb, Session>,
  id: string,
  reconcilePurchase: OrderDependencies['reconcilePurchase'],
): Promise<PurchaseRecord> {
  const found = async () => {
    const purchase = await findPurchase(db, session.userId, id)
    if (!purchase) throw new AppError(400, 'order.notFound')
    return purchase
  }
  const known = await found()
  if (wasPaid(known)) return known
  await reconcilePurchase(id)
  return found()
}

async function storeOf(db: ReadDb, { storeId }: PurchaseRecord): Promise<StoreRow> {
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
