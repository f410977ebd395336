import type { Checkout, PayType } from '../../src/contract/cart'
import type { DiningType, Locale } from '../../src/contract/fields'
import { type MessageKey, say } from '../messages/messages'
import type { Providers } from '../providers/payment'
import type { StoreRow } from '../stores/storeInfo'
import type { PromptPayAccount } from './promptpay'

/** What decides about the ways of paying. */
interface Asked {
  store: StoreRow
  diningType: DiningType
  /** The app that asks: `h5`, `weapp` or `alipay`. */
  appType: string
  locale: Locale
}

/** The host app's own way of paying comes first. */
const HOST: Record<string, PayType> = { weapp: 'wechat', alipay: 'alipay' }

/** The ways of paying a guest is offered, with the reason of those that cannot be taken. */
export function payOffers({ store, diningType, appType, locale }: Asked, providers: Providers): Checkout['payTypes'] {
  const host = HOST[appType]
  const types: PayType[] = [...(host ? [host] : []), 'promptpay', 'offline']
  return types.map((type) => {
    const enabled = isTaken(type, store, providers)
    const caption = type === 'wechat' || type === 'alipay' ? '' : say(locale, wordOf('payCaption', type, diningType))
    return {
      type,
      name: payTypeText(type, diningType, locale),
      caption,
      enabled,
      reason: enabled ? '' : say(locale, 'payReason.notSetUp'),
    }
  })
}

/** A way of paying in words; at the door it is cash. */
export function payTypeText(type: PayType, diningType: DiningType, locale: Locale): string {
  return say(locale, wordOf('payType', type, diningType))
}

/** Who receives PromptPay money of a store; undefined when it takes none. */
export function promptPayAccount({ promptpayId }: Pick<StoreRow, 'promptpayId'>): PromptPayAccount | undefined {
  if (!promptpayId) return undefined
  const [, billerId] = /^biller:(\d{15})$/.exec(promptpayId) ?? []
  return billerId ? { billerId } : { promptPayId: promptpayId }
}

function isTaken(type: PayType, store: StoreRow, providers: Providers): boolean {
  if (type === 'offline') return true
  return providers.for(type) !== undefined && (type !== 'promptpay' || promptPayAccount(store) !== undefined)
}

function wordOf(group: 'payType' | 'payCaption', type: PayType, diningType: DiningType): MessageKey {
  const atDoor = type === 'offline' && diningType === 'delivery'
  return `${group}.${atDoor ? 'onDelivery' : type}` as MessageKey
}
