import { and, desc, eq } from 'drizzle-orm'
import type { payContract } from '../../../src/contract/payment/pay'
import type { Input, Reply } from '../../../src/contract/endpoint'
import { HOUR_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { Db, ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { paymentSlips } from '../../db/schema/payments/paymentSlips'
import { payments } from '../../db/schema/payments/payments'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { transact } from '../../db/transaction'
import { PROMPTPAY_TRANSFERS } from '../../integrations/payment/promptPayTransfers'
import { readPicture, refuseForeignPictures } from '../media/pictureRepository'
import { extendDeadline, findPurchase, lockPurchaseOf, wasPaid } from '../purchases/purchases'
import { readSlip, type SlipCode } from './readSlip'

/** How long a purchase waits at least for staff after its slip was sent. */
const CHECK_MS = 2 * HOUR_MS

type Slip = Reply<(typeof payContract)['query']>['slip']
type SentSlip = Input<(typeof payContract)['slip']>

/**
 * Takes the slip of a transfer to the code of a purchase. Also after the deadline: then the money is owed back once staff confirm it.
 * The same slip of the same purchase can be sent again, which moves no deadline.
 */
export async function sendSlip(context: RequestContext<Db, Session>, { orderId, picture }: SentSlip): Promise<Slip> {
  const { db, session, now } = context
  const purchase = await findPurchase(db, session.userId, orderId)
  if (!purchase) throw new AppError(400, 'order.notFound')
  await refuseForeignPictures(db, session.userId, [picture])
  const bytes = await readPicture(db, picture)
  const code = bytes && (await readSlip(bytes))
  if (!code) throw new AppError(400, 'pay.slipUnreadable')
  await transact(db, (tx) => storeSlip(tx, purchase, { ...code, picture, now }))
  return latestSlip(db, orderId)
}

interface NewSlip extends SlipCode {
  picture: string
  now: Date
}

async function storeSlip(tx: Tx, { id, kind }: Pick<PurchaseRecord, 'id' | 'kind'>, slip: NewSlip): Promise<void> {
  const held = await lockPurchaseOf(tx, id, kind)
  if (!held || wasPaid(held.purchase)) throw new AppError(400, 'pay.paidAlready')
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.purchaseId, id), eq(payments.provider, PROMPTPAY_TRANSFERS)))
    .orderBy(desc(payments.createdAt), desc(payments.ref))
    .limit(1)
  if (!payment) throw new AppError(400, 'order.notNow')
  const { now, ...content } = slip
  const inserted = await tx
    .insert(paymentSlips)
    .values({ ...content, id: newId(), paymentId: payment.id, sentAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentSlips.id })
  if (inserted.length === 0) return refuseOtherSlip(tx, id, slip.reference)
  await extendDeadline(tx, held, new Date(now.getTime() + CHECK_MS))
}

/** A known reference belongs to this purchase, or the slip has been used elsewhere. */
async function refuseOtherSlip(tx: Tx, purchaseId: string, reference: string): Promise<void> {
  const ofPurchase = and(eq(payments.purchaseId, purchaseId), eq(paymentSlips.reference, reference))
  const [own] = await tx
    .select({ id: paymentSlips.id })
    .from(paymentSlips)
    .innerJoin(payments, eq(payments.id, paymentSlips.paymentId))
    .where(ofPurchase)
  if (!own) throw new AppError(400, 'pay.slipUsed')
}

/** The latest slip of a purchase; null without any. */
export async function latestSlip(db: ReadDb, purchaseId: string): Promise<Slip> {
  const [slip] = await db
    .select({ state: paymentSlips.state, answer: paymentSlips.answer })
    .from(paymentSlips)
    .innerJoin(payments, eq(payments.id, paymentSlips.paymentId))
    .where(eq(payments.purchaseId, purchaseId))
    .orderBy(desc(paymentSlips.sentAt), desc(paymentSlips.id))
    .limit(1)
  return slip ?? null
}
