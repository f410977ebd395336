import type { Checkout } from '../../../src/contract/cart/checkout'
import { isOutType } from '../../../src/domain/cart/cartKind'
import { type MessageKey, type MessageParams, translate } from '../../messages/messages'
import { freeSlotAt, type TimeOffer } from '../slots/slotOffer'
import { businessText, closedReason } from '../store/storePresenter'
import type { CartContent } from './cart'
import type { Destination } from './deliveryDestination'
import type { OverLimit } from './purchaseLimits'
import { type CartView, orderable } from './cartLines'

/** The input of the checkout checks. */
export interface CheckoutFacts {
  view: CartView
  content: CartContent
  times: TimeOffer
  appointTime?: Date
  destination: Destination
  phone: string
  /** Of the chosen coupons. */
  couponProblems: Checkout['problems']
  /** The remark, and the merchant's maximum length of it. */
  remark: string
  remarkLength: number
  over: readonly OverLimit[]
}

type Problem = Checkout['problems'][number]
type Rule = (facts: CheckoutFacts) => Problem | false

/** Collected orders need a phone number. */
export function needsPhone({ diningType }: Pick<CartView, 'diningType'>): boolean {
  return diningType === 'pickup'
}

/** The reasons why an order cannot be placed, in the order of specification §5 "Checkout"; empty when there are none. */
export function problemsOf(facts: CheckoutFacts): Problem[] {
  return RULES.map((rule) => rule(facts)).filter((found) => found !== false)
}

const RULES: Rule[] = [
  ({ view, content }) => orderable(content.entries).length === 0 && problem(view, 'lines', 'cart.empty'),
  diningOffered,
  timeChosen,
  ({ view, destination }) =>
    view.diningType === 'delivery' && !destination.address && problem(view, 'addressId', 'checkout.addressWanted'),
  ({ view, destination }) => !destination.inRange && problem(view, 'addressId', 'checkout.outOfRange'),
  phoneGiven,
  ({ couponProblems: [first] }) => first ?? false,
  ({ view, content: { missing } }) =>
    missing.length > 0 &&
    problem(view, 'missing', 'checkout.itemsWanted', {
      names: missing.map(({ name, num }) => (num > 1 ? `${name} ×${num}` : name)).join(', '),
    }),
  ({ view, content }) =>
    content.minAmountGap > 0 &&
    problem(view, 'minAmount', 'checkout.minAmount', { amount: view.texts.money(content.minAmountGap) }),
  ({ view, remark, remarkLength: max }) =>
    remark.length > max && problem(view, 'remark', 'checkout.remarkLong', { max }),
  shortLine,
  ({ view, over: [first] }) =>
    first !== undefined &&
    problem(view, 'lines', 'cart.lineFault', {
      name: first.name,
      text: translate(view.locale, first.key, first.params),
    }),
]

function diningOffered({ view }: CheckoutFacts): Problem | false {
  const type = view.texts.way(view.diningType)
  const offered = view.store.dining.some((offer) => offer.type === view.diningType)
  return !offered && problem(view, 'diningType', 'checkout.noDining', { type })
}

function timeChosen({ view, times, appointTime }: CheckoutFacts): Problem | false {
  if (appointTime) return !freeSlotAt(times, appointTime) && problem(view, 'appointTime', 'checkout.timeGone')
  if (times.asap) return false
  const later = isOutType(view.diningType) && times.days.some(({ slots }) => slots.some(({ full }) => !full))
  const { store, now, locale } = view
  if (later) return problem(view, 'appointTime', 'checkout.timeWanted', { opens: businessText(store, now, locale) })
  const { key, params } = closedReason(store, now, locale)
  return problem(view, 'storeId', key, params)
}

function phoneGiven({ view, phone }: CheckoutFacts): Problem | false {
  if (!phone) return needsPhone(view) && problem(view, 'phone', 'checkout.phoneWanted')
  return !/^[+\d][\d -]{6,}$/.test(phone) && problem(view, 'phone', 'checkout.phoneWrong')
}

/** A line that exceeds the stock. Lines that are unavailable are not charged. */
function shortLine({ view, content }: CheckoutFacts): Problem | false {
  const short = content.entries.find(({ line }) => line.state === 'short')?.line
  return short !== undefined && problem(view, 'lines', 'cart.lineFault', { name: short.name, text: short.stateText })
}

function problem({ locale }: CartView, field: string, key: MessageKey, params?: MessageParams): Problem {
  return { field, text: translate(locale, key, params) }
}
