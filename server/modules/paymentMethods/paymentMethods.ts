import type { Checkout, PayType } from '../../../src/contract/cart'
import type { DiningType, Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import { type MessageKey, translate } from '../../messages/messages'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'
import type { PromptPayAccount } from '../../integrations/payment/promptPayQr'

/** What decides about the ways of paying. */
interface Asked {
  store: StoreRow
  diningType: DiningType
  /** The app that asks: `h5`, `weapp` or `alipay`. */
  appType: string
  locale: Locale
  /** Unpaid orders of the guest at the store, when there may be no more of them. */
  counterFull: number | undefined
}

/** The host app's own way of paying comes first. */
const HOST: Record<string, PayType> = { weapp: 'wechat', alipay: 'alipay' }

/** The ways of paying a guest is offered, with the reason of those that cannot be taken. */
export function payOffers(asked: Asked, providers: PaymentProviders): Checkout['payTypes'] {
  const { diningType, appType, locale } = asked
  const host = HOST[appType]
  const types: PayType[] = [...(host ? [host] : []), 'promptpay', 'offline']
  return types.map((type) => {
    const reason = reasonAgainst(type, asked, providers)
    const caption =
      type === 'wechat' || type === 'alipay' ? '' : translate(locale, wordOf('payCaption', type, diningType))
    return {
      type,
      name: payTypeText(type, diningType, locale),
      caption,
      enabled: !reason,
      reason,
    }
  })
}

/** Refuses a way of paying that a checkout does not offer, or not now; the checkout goes along. */
export function refuseOffer(checkout: Pick<Checkout, 'payTypes'>, payType: PayType): void {
  const offer = checkout.payTypes.find(({ type }) => type === payType)
  if (!offer) throw new AppError(400, 'pay.notOffered', {}, { checkout })
  if (!offer.enabled) throw new AppError(400, 'cart.reason', { reason: offer.reason }, { checkout })
}

/** A way of paying in words; at the door it is cash. */
export function payTypeText(type: PayType, diningType: DiningType, locale: Locale): string {
  return translate(locale, wordOf('payType', type, diningType))
}

/** Who receives PromptPay money of a store; undefined when it takes none. */
export function promptPayAccount({ promptpayId }: Pick<StoreRow, 'promptpayId'>): PromptPayAccount | undefined {
  if (!promptpayId) return undefined
  const [, billerId] = /^biller:(\d{15})$/.exec(promptpayId) ?? []
  return billerId ? { billerId } : { promptPayId: promptpayId }
}

/** Why a way of paying cannot be taken; empty when it can. */
function reasonAgainst(type: PayType, { store, locale, counterFull }: Asked, providers: PaymentProviders): string {
  if (type === 'offline') return counterFull ? translate(locale, 'payReason.counterFull', { count: counterFull }) : ''
  const taken = providers.forPayType(type) && (type !== 'promptpay' || promptPayAccount(store))
  return taken ? '' : translate(locale, 'payReason.notSetUp')
}

function wordOf(group: 'payType' | 'payCaption', type: PayType, diningType: DiningType): MessageKey {
  if (type !== 'offline') return `${group}.${type}` as MessageKey
  if (diningType === 'delivery') return `${group}.onDelivery`
  return group === 'payCaption' && diningType === 'dineIn' ? 'payCaption.atTable' : `${group}.offline`
}
