import type { PayOffers } from '../../../src/contract/payment/payType'
import type { cartContract } from '../../../src/contract/cart/cart'
import type { Checkout } from '../../../src/contract/cart/checkout'
import type { Quote } from '../../../src/contract/cart/quote'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Span } from '../../../src/domain/store/openingHours'
import { addressOf } from '../address/addresses'
import type { ReadDb } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { translate } from '../../messages/messages'
import { quoteForMember } from '../coupons/memberQuote'
import { fullCounter } from '../paymentMethods/unpaidLimits'
import { payOffers } from '../paymentMethods/paymentMethods'
import { quoteIdOf } from '../pricing/quoteId'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { freeSlotAt, promisedSpan, readTimes, slotReply, type TimeOffer } from '../slots/slotOffer'
import { businessText } from '../store/storePresenter'
import { addedReply, type CartContent, contentOf, readCart } from './cart'
import { type Destination, readDestination } from './deliveryDestination'
import { overLimits } from './purchaseLimits'
import { type CartView, entriesOfRows, type LineRecord, orderable } from './cartLines'
import { isOutType } from '../../../src/domain/cart/cartKind'
import { needsPhone, problemsOf } from './checkoutProblems'
import { onBill, priceableCart, withVipAmount } from './checkoutQuote'
import { cartView, type SharedCart } from './cartView'

export type CheckoutRequest = Parsed<(typeof cartContract)['checkout']>

/** The evaluated checkout: what its screen shows, and what an order is made of. */
export interface Assessment {
  view: CartView
  content: CartContent
  destination: Destination
  promise: Span
  checkout: Checkout
  /** What activities, coupons and points take off each orderable line. */
  reductions: number[]
}

/** Payment providers, and the participants of a shared cart. */
export interface CheckoutDependencies {
  providers: PaymentProviders
  shared?: SharedCart
  /** The rows of the whole cart, when they are read already. */
  rows?: readonly LineRecord[]
}

/** Evaluates a cart for a checkout request. Writes nothing. */
export async function assess(
  context: RequestContext<ReadDb, Session>,
  request: CheckoutRequest,
  { providers, shared, rows }: CheckoutDependencies,
): Promise<Assessment> {
  const { db, now } = context
  const view = await cartView(context, request, shared)
  const content = rows ? await contentOf(db, view, await entriesOfRows(db, view, rows)) : await readCart(db, view)
  const destination = await readDestination(db, view, request.addressId, content.goodsAmount)
  const times = await readTimes(db, view.store, now)
  const over = await overLimits(db, view, content.entries)
  const { remarkLength } = view.settings
  const counterFull = await fullCounter(db, view.userId, view.store.id, view.settings)
  const priced = await quoteForMember(db, priceableCart(view, content, destination), request)
  const { reductions, couponProblems, quote: plain, ...memberMoney } = priced
  const quote = withVipAmount(plain, view, content, destination)
  const appointTime = request.appointTime ? view.due : undefined
  const slot = appointTime && freeSlotAt(times, appointTime)
  const facts = { ...request, view, content, times, appointTime, destination, remarkLength, over, couponProblems }
  const wallet = request.useBalance ? null : (memberMoney.balance?.held ?? null)
  const checkout: Checkout = {
    lines: content.entries.map(({ line }) => line),
    added: addedReply(content.added),
    quote,
    quoteId: quoteIdOf(chargedFor(view, content, destination, quote)),
    payTypes: offersOf(context, { view, counterFull, amount: quote.payAmount, balance: wallet }, providers),
    ...memberMoney,
    asap: { on: times.asap, text: asapText(view, times) },
    get slots() {
      return slotsOf(view, times)
    },
    address: destination.address && addressOf(destination.address, destination.inRange),
    needPhone: needsPhone(view),
    missing: content.missing,
    minAmountGap: content.minAmountGap,
    outOfRange: !destination.inRange,
    problems: problemsOf(facts),
  }
  return { view, content, destination, promise: promisedSpan(view.store, now, slot), checkout, reductions }
}

/** The payment types of an order; none when it is paid with the table's bill. */
function offersOf(
  { client, locale }: RequestContext,
  { view, ...facts }: { view: CartView; counterFull: number | undefined; amount: number; balance: number | null },
  providers: PaymentProviders,
): PayOffers {
  if (onBill(view)) return []
  return payOffers({ ...view, ...facts, appType: client.payApp, locale }, providers)
}

/** The quote that a guest accepts. */
function chargedFor({ store, diningType }: CartView, content: CartContent, { address }: Destination, quote: Quote) {
  const lines = orderable(content.entries).map(({ line }) => [line.key, line.num, line.price])
  return [store.id, diningType, address?.id, lines, quote]
}

/** Writes the texts of a hundred times: called only when a reply shows them, not for an order or a price. */
function slotsOf({ diningType, now, locale }: CartView, { days }: TimeOffer): Checkout['slots'] {
  return isOutType(diningType) ? slotReply(days, now, locale) : []
}

function asapText(view: CartView, { asap }: TimeOffer): string {
  const { store, locale, now, diningType } = view
  if (!asap) return businessText(store, now, locale)
  const key = diningType === 'delivery' ? 'checkout.arrivesIn' : 'checkout.readyIn'
  return translate(locale, key, { min: store.minutesMin, max: store.minutesMax })
}
