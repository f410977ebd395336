import type { payContract, PayStart } from '../../../src/contract/payment/pay'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Db, ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { transact } from '../../db/transaction'
import { PAYMENT_STATE } from '../../db/schema/payments/payments'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { AppError } from '../../api/appError'
import { type OwnsPage, returnUrl } from '../../api/siteUrl'
import type { OrderDependencies } from '../orders/handlers'
import { findPurchase, wasPaid } from '../purchases/purchases'
import { readOutcome } from './paymentOutcome'
import { type PayingLogins, payingGuest } from './payingGuest'
import { readPurchaseToPay } from './purchaseToPay'
import { sendSlip } from './transferSlips'
import { payAtCounter, payByBalance, type StartedPayment, startPayment } from './startPayment'
import { readPayMethods } from './payMethods'
import type { StoreRow } from '../store/storePresenter'

type PaymentContext = RequestContext<Db, Session>

/** Payment of purchases: `orderId` on the wire is the id of what is bought. */
export const payHandlers = (
  { providers, reconcilePurchase }: OrderDependencies,
  logins: PayingLogins,
  ownsPage: OwnsPage,
): Handlers<typeof payContract> => ({
  pay: {
    transaction: false,
    resumes: true,
    async handle(context, { orderId, payType, renew, code, refererUrl }) {
      const { purchase, store, settings, attempts, open } = await readPurchaseToPay(context, orderId)
      if (open) await reconcilePurchase(purchase.id)
      const { db, now } = context
      if (payType === 'offline') {
        await transact(db, (tx) => payAtCounter(tx, purchase, now))
        return { payType, state: PAYMENT_STATE.waiting }
      }
      if (payType === 'balance') {
        await transact(db, (tx) => payByBalance(tx, purchase, now))
        return { payType, state: PAYMENT_STATE.paid }
      }
      // Only a QR code stays on the screen after its end; a wallet needs a payment that has not ended.
      const choice = { payType, renew: renew === '1' || payType !== 'promptpay' }
      const guest = payingGuest(context, logins, code)
      const page = refererUrl && ownsPage(refererUrl, context.host) ? returnUrl(refererUrl) : undefined
      const request = { purchase, store, settings, attempts, choice, guest, returnUrl: page }
      const started = await startPayment({ ...context, providers }, request)
      return startReply(started, store, context)
    },
  },

  slip: { transaction: false, handle: sendSlip },

  ways: (context, { orderId }) => readPayMethods(context, orderId, providers),

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

function startReply(
  { payment, data: stored }: StartedPayment,
  store: StoreRow,
  { now, locale }: PaymentContext,
): PayStart {
  const { providerId: _id, returnUrl: _page, cardToken: _token, chargeBegunAt: _moment, ...data } = stored
  if (data.payType === 'card') return { ...data, payUrl: `${data.payUrl}?lang=${locale}` }
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
