import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { stores } from '../../db/schema/store/stores'
import { type OrderSettings, orderSettingsOf } from '../config/orderSettings'
import { storedConfigs } from '../config/settings'
import type { StoreRow } from '../store/storePresenter'

/** A purchase with what the start of its payment depends on. */
export interface PurchaseToPay {
  purchase: PurchaseRecord
  store: StoreRow
  settings: OrderSettings
  /** Number of payments that were begun. */
  attempts: number
  /** Whether the provider may know of a payment that is not settled yet. */
  open: boolean
}

/** A purchase of the caller to pay, in one statement. Refuses when there is none, also when it is another user's. */
export async function readPurchaseToPay(
  { db, session }: RequestContext<ReadDb, Session>,
  id: string,
): Promise<PurchaseToPay> {
  const [found] = await selectToPay(db, { id, userId: session.userId })
  if (!found) throw new AppError(400, 'order.notFound')
  const { configs, ...rest } = found
  return { ...rest, settings: orderSettingsOf(configs) }
}

const selectToPay = compiled((db: ReadDb, { id, userId }: Values<Record<'id' | 'userId', string>>) => {
  const waiting = sql`count(*) filter (where ${payments.state} = ${sql.raw(String(PAYMENT_STATE.waiting))})`
  const counts = db
    .select({
      attempts: sql`count(*)`.mapWith(Number).as('attempts'),
      open: sql`${waiting} > 0`.mapWith(Boolean).as('open'),
    })
    .from(payments)
    .where(eq(payments.purchaseId, purchases.id))
    .as('counts')
  return db
    .select({
      purchase: purchases,
      store: stores,
      configs: storedConfigs(['orderSetting']),
      attempts: counts.attempts,
      open: counts.open,
    })
    .from(purchases)
    .innerJoin(stores, eq(stores.id, purchases.storeId))
    .crossJoinLateral(counts)
    .where(and(eq(purchases.id, id), eq(purchases.userId, userId)))
})
