import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { sha256 } from '../../../api/sha256'
import type { PaymentData } from '../../../db/columnTypes'
import type { Db, Tx } from '../../../db/database'
import { lockPayment } from '../../../db/locks'
import { payments } from '../../../db/schema/payments/payments'
import { transact } from '../../../db/transaction'
import { ProviderError } from '../../../integrations/providerError'
import { lockPurchaseOf } from '../../purchases/purchases'
import { canTakeCard, type FormPayment } from './cardPayment'

interface CardDependencies {
  db: Db
  now: Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** What has become of a card. `unsure`: it may have been charged, and the same token can be sent again. `ended`: it was not charged. */
export type CardOutcome = { state: 'charged'; confirmUrl?: string } | { state: 'refused' | 'unsure' | 'ended' }

/**
 * Charges a card for a payment. The token is taken in a transaction first, so that one payment never charges two cards; then the provider
 * is called, then the id of the charge is stored. After a crash in between, the charge is found by the reference of the payment.
 */
export async function takeCard(
  dependencies: CardDependencies,
  found: FormPayment,
  { token, returnUrl }: { token: string; returnUrl: string | undefined },
): Promise<CardOutcome> {
  const { payment, purchase, store, taking } = found
  const { ref, amount } = payment
  const begunAt = await transact(dependencies.db, (tx) => claim(tx, found, token, dependencies.now))
  if (!begunAt) return { state: 'ended' }
  try {
    const card = { ref, amount, token, begunAt, returnUrl, orderNo: purchase.no, merchant: store.name.en }
    const { providerId, ...rest } = await taking.charge(card)
    await change(dependencies.db, payment.id, { providerId })
    return { state: 'charged', ...rest }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.kind === 'setup') dependencies.log.error(error)
    else dependencies.log.warn(error)
    if (error.kind === 'down') return { state: 'unsure' }
    await transact(dependencies.db, (tx) => release(tx, ref, token))
    return { state: 'refused' }
  }
}

/** Since when the token is charged for the payment; undefined when the payment has ended or charges another card. */
async function claim(tx: Tx, { payment: { ref }, purchase }: FormPayment, token: string, now: Date) {
  const held = await lockPurchaseOf(tx, purchase.id, purchase.kind)
  if (!held) return undefined
  const payment = await lockPayment(tx, ref)
  if (!payment?.data || payment.data.providerId) return undefined
  if (!canTakeCard({ payment, purchase: held.purchase }, now)) return undefined
  const { cardToken, chargeBegunAt } = payment.data
  const hash = sha256(token)
  if (cardToken && chargeBegunAt) return cardToken === hash ? new Date(chargeBegunAt) : undefined
  await change(tx, payment.id, { cardToken: hash, chargeBegunAt: now.toISOString() })
  return now
}

/** After a card was refused, the payment takes another one. */
async function release(tx: Tx, ref: string, token: string): Promise<void> {
  const payment = await lockPayment(tx, ref)
  if (!payment?.data || payment.data.providerId || payment.data.cardToken !== sha256(token)) return
  const { cardToken: _token, chargeBegunAt: _moment, ...data } = payment.data
  await tx.update(payments).set({ data }).where(eq(payments.id, payment.id))
}

type Change = Pick<PaymentData, 'providerId' | 'cardToken' | 'chargeBegunAt'>

async function change(db: Db | Tx, id: string, values: Change): Promise<void> {
  const data = sql`${payments.data} || ${JSON.stringify(values)}::jsonb`
  await db.update(payments).set({ data }).where(eq(payments.id, id))
}
