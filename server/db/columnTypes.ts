import type { Block } from '../../src/contract/config/config'
import type { ALLERGENS, DIETS } from '../../src/contract/constants/goods'
import type { DiningType, Locale } from '../../src/contract/fields'
import type { PayStart } from '../../src/contract/payment/pay'

/** A text per language. English is the default that every other language falls back to. */
export type Translations = { en: string } & Partial<Record<Locale, string>>

/** A span of the day as wall-clock times `HH:mm` of the store; an `end` not after `start` lies on the next day. */
export interface ClockSpan {
  start: string
  end: string
}

/** One span of one weekday, 0 is Sunday. A weekday may have several, or none when the store rests. */
export interface WeeklyHours extends ClockSpan {
  week: number
}

/** A calendar day `YYYY-MM-DD` whose hours replace the weekly ones; no spans means closed. */
export interface SpecialDay {
  date: string
  hours: ClockSpan[]
}

/** A dining type a store offers. */
export interface DiningOffer {
  type: DiningType
  /** Smallest goods amount at checkout, satang. */
  minAmount: number
}

/** Where and at what price a store delivers. */
export interface DeliveryArea {
  /** Metres around the store; used when no polygon is given. */
  radius: number
  /** Corners of the area as [lat, lng]. */
  polygon?: [number, number][]
  /** Fee by distance, ascending: the first step whose `upTo` (metres) is not exceeded holds. Satang. */
  steps: { upTo: number; fee: number }[]
  /** Goods amount from which delivery is free, satang. */
  freeFrom?: number
}

/** When an order may be handed over. Minutes. */
export interface SlotRule {
  interval: number
  /** From the order to the first slot. */
  lead: number
  /** Orders per slot and store. */
  capacity: number
  /** How many calendar days ahead may be chosen; 1 is today only. */
  days: number
}

/** Hours of sale of a dish: any of these spans, on the given weekdays or on all. */
export interface SaleSpan extends ClockSpan {
  weeks?: number[]
}

/** Marks under a dish's name; `kind` picks colour and icon. */
export interface GoodsChip {
  kind: 'signature' | 'spicy' | 'vegan' | 'vegetarian' | 'allergen' | 'glutenFree' | 'plain'
  text: Translations
}

export type Allergen = (typeof ALLERGENS)[number]
export type Diet = (typeof DIETS)[number]

/** What a store offers besides its ways to order. */
export const STORE_SERVICES = ['queue', 'reserve', 'personPay', 'storedValue', 'wifi'] as const
export type StoreService = (typeof STORE_SERVICES)[number]

/** Pieces of an add-on in one line. */
export interface ChosenAddon {
  id: string
  num: number
}

type Start<T extends string> = Extract<PayStart, { payType: T }>

/** What a payment provider hands out when a payment starts, by way of paying. */
export type PaymentStart =
  | Pick<Start<'promptpay'>, 'payType' | 'qrCode' | 'sandboxUrl'>
  | Start<'wechat'>
  | Start<'alipay'>
  | Start<'card'>

/** What is stored beside it, and not sent to guests. */
type HiddenPaymentData = {
  /** The provider's own id of the payment, where payments are found by it. */
  providerId?: string
  /** Where the page for cards leads back to. */
  returnUrl?: string
  /** The hash of the token whose card is charged: a payment charges one. */
  cardToken?: string
  /** When that has begun, in ISO 8601. */
  chargeBegunAt?: string
}

/** The stored part. */
export type PaymentData = PaymentStart & HiddenPaymentData

/** A layout block as it is stored: texts in all languages, and what the server adds still to come. */
export interface StoredBlock extends Block {
  /** Kept for another day: guests do not see it. */
  hidden: boolean
}

/** Weekdays (0 is Sunday) and hours at which a coupon can be used. */
export interface CouponUseTime extends ClockSpan {
  weeks: number[]
}

/** With what else a coupon may be used in one order. */
export interface CouponStacking {
  coupons: boolean
  activities: boolean
  memberPrices: boolean
  points: boolean
}

/** Coupons that something gives: pieces of a template. */
export interface CouponGift {
  templateId: string
  num: number
}

/** Coupons of a pack, with what one of them is worth when it is used, satang. */
export interface PackCoupons extends CouponGift {
  worth: number
}
