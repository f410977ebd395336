import type { Checkout } from '../../../src/contract/cart/checkout'
import type { PayType, PayOffers } from '../../../src/contract/payment/payType'
import type { DiningType, Locale } from '../../../src/contract/fields'
import { hostPayType } from '../../../src/domain/money/hostPay'
import { AppError } from '../../api/appError'
import { type MessageKey, translate } from '../../messages/messages'
import type { PaymentProvider, PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { MerchantTexts } from '../config/merchantTexts'
import type { StoreRow } from '../store/storePresenter'
import type { PromptPayAccount } from '../../integrations/payment/promptPayQr'

/** The facts that determine the available payment types. */
interface OfferRequest {
  store: StoreRow
  diningType: DiningType
  /** The app of the caller: `h5`, `phoneBrowser`, `wechatBrowser`, `alipayBrowser`, `weapp` or `alipay`. */
  appType: string
  locale: Locale
  /** The guest's open orders with counter payment, when the limit is reached. */
  counterFull: number | undefined
  /** The caller's balance, satang; null when it pays nothing. */
  balance: number | null
  /** What is to be paid, satang, where it is known: the balance is offered when it reaches. */
  amount?: number
  texts: Pick<MerchantTexts, 'money' | 'balance'>
}

/** The payment types of a checkout, with the reason of those that are unavailable. */
export function payOffers(requested: OfferRequest, providers: PaymentProviders): PayOffers {
  const { diningType, appType, locale } = requested
  const host = hostPayType(appType)
  // The host app's own payment type comes first.
  const types = new Set<PayType>([...(host ? [host] : []), 'promptpay', ...providers.byRedirect(appType), 'offline'])
  const offers = Array.from(types, (type) => {
    const reason = reasonAgainst(type, requested, providers)
    const caption =
      type === 'wechat' || type === 'alipay' ? '' : translate(locale, payTextKey('payCaption', type, diningType))
    return {
      type,
      name: payTypeText(type, requested),
      caption,
      enabled: !reason,
      reason,
    }
  })
  return [...offers.slice(0, -1), ...balanceOffer(requested), ...offers.slice(-1)]
}

/** The balance, when there is some and it reaches. */
function balanceOffer({ balance, amount = 1, ...request }: OfferRequest): PayOffers {
  if (balance === null || amount === 0 || balance < amount) return []
  const name = payTypeText('balance', request)
  const caption = translate(request.locale, 'payCaption.balance', { amount: request.texts.money(balance) })
  return [{ type: 'balance', name, caption, enabled: true, reason: '', balance }]
}

/** Refuses a payment type that the checkout does not offer; the error contains the checkout. */
export function refuseOffer(checkout: Pick<Checkout, 'payTypes'>, payType: PayType): void {
  const offer = checkout.payTypes.find(({ type }) => type === payType)
  if (!offer) throw new AppError(400, 'pay.notOffered', {}, { checkout })
  if (!offer.enabled) throw new AppError(400, 'cart.reason', { reason: offer.reason }, { checkout })
}

/** The text of a payment type; for a delivery, counter payment is cash. */
export function payTypeText(
  type: PayType,
  {
    diningType,
    locale,
    texts,
  }: Pick<OfferRequest, 'diningType' | 'locale'> & { texts: Pick<MerchantTexts, 'balance'> },
): string {
  return translate(locale, payTextKey('payType', type, diningType), { balance: texts.balance })
}

/** The PromptPay recipient of a store; undefined when it has none. */
export function promptPayAccount({ promptpayId }: Pick<StoreRow, 'promptpayId'>): PromptPayAccount | undefined {
  if (!promptpayId) return undefined
  const [, billerId] = /^biller:(\d{15})$/.exec(promptpayId) ?? []
  return billerId ? { billerId } : { promptPayId: promptpayId }
}

/** The payment type, the guest's app and the store. */
interface PaymentChoice {
  payType: PayType
  appType: string
  store: Pick<StoreRow, 'promptpayId'>
}

/** The provider that takes a payment in a store; undefined when it is not offered there. */
export function takingProvider(
  providers: PaymentProviders,
  { payType, appType, store }: PaymentChoice,
): PaymentProvider | undefined {
  const provider = providers.forPayType(payType, appType)
  const lacksAccount = payType === 'promptpay' && provider?.paysStore && !promptPayAccount(store)
  return lacksAccount ? undefined : provider
}

/** The reason why a payment type is unavailable; empty when it is available. */
function reasonAgainst(
  type: PayType,
  { store, appType, locale, counterFull }: OfferRequest,
  providers: PaymentProviders,
): string {
  if (type === 'offline') return counterFull ? translate(locale, 'payReason.counterFull', { count: counterFull }) : ''
  return takingProvider(providers, { payType: type, appType, store }) ? '' : translate(locale, 'payReason.notSetUp')
}

function payTextKey(group: 'payType' | 'payCaption', type: PayType, diningType: DiningType): MessageKey {
  if (type !== 'offline') return `${group}.${type}` as MessageKey
  if (diningType === 'delivery') return `${group}.onDelivery`
  return group === 'payCaption' && diningType === 'dineIn' ? 'payCaption.atTable' : `${group}.offline`
}
