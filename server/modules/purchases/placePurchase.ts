import { and, eq } from 'drizzle-orm'
import type { PayType, PayOffers } from '../../../src/contract/payment/payType'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import type { PurchaseKind } from '../../../src/domain/order/purchaseKind'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { newId, newNumber } from '../../db/ids'
import { lockUser } from '../../db/locks'
import { purchases } from '../../db/schema/payments/purchases'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readMerchantTexts } from '../config/merchantTexts'
import { readOrderSettings } from '../config/orderSettings'
import { readMemberBalance } from '../ledger/readMemberMoney'
import { payOffers, refuseOffer } from '../paymentMethods/paymentMethods'
import { findStore } from '../store/storeRepository'
import { openPurchase } from './purchases'

/** Most unpaid purchases of a kind of one member. */
const MAX_UNPAID = 5

/** Something that is bought by itself and paid at once, such as a gift card: not a meal, so not at the counter. Satang. */
interface NewPurchase {
  kind: PurchaseKind
  /** Its number begins with it. */
  prefix: string
  storeId: string
  amount: number
  payType: PayType
  /** How long it waits for its payment; as long as an order does when absent. */
  minutes?: number
}

/** How a member sees what is on sale. */
export const buyerOf = ({ session, locale, now }: RequestContext<ReadDb, Session>) => ({
  userId: session.userId,
  locale,
  now,
})

/** A purchase that waits for its payment. */
interface Placed {
  orderId: string
  payType: PayType
  amount: number
  expireAt: string
}

/**
 * Places a purchase of a member, which `pay` takes by its id; it waits for its payment as long as an order does. Refuses a payment type
 * that is not offered and a member with many unpaid ones. `write` writes what is bought.
 */
export async function placePurchase(
  context: RequestContext<Tx, Session>,
  { kind, prefix, storeId, amount, payType, minutes }: NewPurchase,
  { providers, write }: { providers: PaymentProviders; write(id: string): Promise<unknown> },
): Promise<Placed> {
  const { db: tx, session, now } = context
  const { userId } = session
  refuseOffer({ payTypes: await purchaseOffers(context, { storeId, providers, amount }) }, payType)
  await lockUser(tx, userId)
  const waiting = and(eq(purchases.userId, userId), eq(purchases.kind, kind), eq(purchases.state, 'pending'))
  if ((await tx.$count(purchases, waiting)) >= MAX_UNPAID) throw new AppError(400, 'pay.manyUnpaid')
  const wait = minutes ?? (await readOrderSettings(tx)).payMinutes
  const id = newId()
  const expireAt = new Date(now.getTime() + wait * MINUTE_MS)
  await write(id)
  const no = newNumber(prefix, now)
  await openPurchase(tx, { id, no, kind, userId, storeId, amount, createdAt: now, expireAt })
  return { orderId: id, payType, amount, expireAt: isoText(expireAt) }
}

/** The ways to pay a purchase in a store. Without an amount the balance is offered with what it holds. */
export async function purchaseOffers(
  { db, client, locale, session }: RequestContext<ReadDb, Session>,
  { storeId, providers, amount }: { storeId: string; providers: PaymentProviders; amount?: number },
): Promise<PayOffers> {
  const store = await findStore(db, storeId)
  const texts = await readMerchantTexts(db, locale)
  const requested = {
    store,
    diningType: 'pickup',
    appType: client.payApp,
    locale,
    counterFull: undefined,
    texts,
  } as const
  const offers = payOffers({ ...requested, balance: await readMemberBalance(db, session), amount }, providers)
  return offers.filter(({ type }) => type !== 'offline')
}
