import { createHash } from 'node:crypto'
import type { cartContract, Checkout } from '../../src/contract/cart'
import type { Quote } from '../../src/contract/quote'
import type { Parsed } from '../../src/contract/endpoint'
import type { Span } from '../../src/domain/openingHours'
import { addressOf } from '../addresses/addresses'
import type { Db } from '../db/open'
import type { Context, Session } from '../http/context'
import { say } from '../messages/messages'
import { payOffers } from '../payments/payTypes'
import { priceOrder } from '../pricing/price'
import type { Providers } from '../providers/payment'
import { freeSlotAt, promiseOf, readTimes, slotReply, type TimeOffer } from '../slots/offer'
import { storeInfoOf } from '../stores/storeInfo'
import { type CartContent, isPacked, orderable, readCart } from './cart'
import { type Destination, readDestination } from './destination'
import { overLimits } from './limits'
import type { CartView } from './lines'
import { needsPhone, problemsOf } from './problems'
import { cartView } from './view'

export type Wish = Parsed<(typeof cartContract)['checkout']>

/** A cart and what its guest wishes, looked at from all sides: what the checkout screen shows, and what an order is made of. */
export interface Assessment {
  view: CartView
  content: CartContent
  destination: Destination
  promise: Span
  checkout: Checkout
}

/** Looks at a cart for the given wishes. Nothing is written. */
export async function assess(context: Context<Db, Session>, wish: Wish, providers: Providers): Promise<Assessment> {
  const { db, now, client, locale } = context
  const view = await cartView(context, wish)
  const content = await readCart(db, view)
  const destination = await readDestination(db, view, wish.addressId, content.goodsAmount)
  const times = await readTimes(db, view.store, now)
  const over = await overLimits(db, view, content.entries)
  const quote = quoteOf(view, content, destination)
  const { address, inRange } = destination
  const appointTime = wish.appointTime ? view.due : undefined
  const slot = appointTime && freeSlotAt(times, appointTime)
  const checkout: Checkout = {
    lines: content.entries.map(({ line }) => line),
    quote,
    quoteId: quoteIdOf(view, content, destination, quote),
    payTypes: payOffers({ ...view, appType: client.appType, locale }, providers),
    asap: { on: times.asap, text: asapText(view, times) },
    slots: slotReply(times.days, now, locale),
    address: address && addressOf(address, inRange),
    needPhone: needsPhone(view),
    missing: content.missing,
    minAmountGap: content.minAmountGap,
    outOfRange: !inRange,
    problems: problemsOf({ view, content, times, appointTime, destination, phone: wish.phone, over }),
  }
  return { view, content, destination, promise: promiseOf(view.store, now, slot), checkout }
}

function quoteOf(view: CartView, content: CartContent, { fee }: Destination): Quote {
  const { serviceRate, vatRate, vatIncluded, taxRate } = view.store
  return priceOrder({
    lines: orderable(content.entries).map(({ line }) => line),
    activities: [],
    coupon: null,
    points: { used: 0, amount: 0 },
    packed: isPacked(view.diningType),
    deliveryFee: fee,
    charges: { serviceRate: view.diningType === 'dineIn' ? serviceRate : 0, vatRate, vatIncluded, taxRate },
    tip: 0,
    balance: 0,
  })
}

/** Stands for exactly what is charged, for what, and where it goes: any difference gives another id. */
function quoteIdOf(
  { store, diningType }: CartView,
  content: CartContent,
  { address }: Destination,
  quote: Quote,
): string {
  const lines = orderable(content.entries).map(({ line }) => [line.key, line.num, line.price])
  const charged = JSON.stringify([store.id, diningType, address?.id, lines, quote])
  return createHash('sha256').update(charged).digest('base64url').slice(0, 32)
}

function asapText(view: CartView, { asap }: TimeOffer): string {
  const { store, locale, now, diningType } = view
  if (!asap) return storeInfoOf(store, { locale, now, collected: new Set(), frequent: new Set() }).businessText
  const key = diningType === 'delivery' ? 'checkout.arrivesIn' : 'checkout.readyIn'
  return say(locale, key, { min: store.minutesMin, max: store.minutesMax })
}
