import { and, eq } from 'drizzle-orm'
import type { ReadDb } from '../../../db/database'
import { PAYMENT_STATE, payments } from '../../../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../../../db/schema/payments/purchases'
import { stores } from '../../../db/schema/store/stores'
import type { CardTaking } from '../../../integrations/payment/cardTaking'
import type { PaymentProviders } from '../../../integrations/payment/paymentProvider'
import { isPurchaseOverdue } from '../../purchases/purchases'
import type { StoreRow } from '../../store/storePresenter'

/** A payment by card, with what its page shows. */
export interface CardPayment {
  payment: typeof payments.$inferSelect
  purchase: PurchaseRecord
  store: StoreRow
}

/** One whose card is charged here. */
export type FormPayment = CardPayment & { taking: CardTaking }

/** The payment by card with a reference; undefined when there is none. */
export async function findCardPayment(db: ReadDb, ref: string): Promise<CardPayment | undefined> {
  const [found] = await db
    .select({ payment: payments, purchase: purchases, store: stores })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .innerJoin(stores, eq(stores.id, purchases.storeId))
    .where(and(eq(payments.ref, ref), eq(payments.payType, 'card')))
  return found
}

/** The payment of a page with a form; undefined when there is none, or its provider takes no cards any more. */
export async function findFormPayment(
  db: ReadDb,
  providers: PaymentProviders,
  ref: string,
): Promise<FormPayment | undefined> {
  const found = await findCardPayment(db, ref)
  const taking = found && providers.byName(found.payment.provider)?.cards
  return taking && { ...found, taking }
}

/** Whether a card can be charged for a payment. */
export function canTakeCard({ payment, purchase }: Pick<CardPayment, 'payment' | 'purchase'>, now: Date): boolean {
  const isDue = purchase.state === 'pending' && !isPurchaseOverdue(purchase, now)
  return isDue && payment.state === PAYMENT_STATE.waiting && (payment.expireAt === null || payment.expireAt > now)
}
