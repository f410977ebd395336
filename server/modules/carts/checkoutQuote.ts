import type { Checkout } from '../../../src/contract/checkout'
import type { ReadDb } from '../../db/database'
import { readCandidates } from '../coupons/couponCandidates'
import { chooseCoupons, type ChosenCoupons } from '../coupons/chooseCoupons'
import { type MemberMoney, memberMoneyOf, NO_MEMBER_MONEY } from '../ledger/memberMoney'
import type { CouponRule } from '../pricing/couponDiscount'
import { type PricedOrder, priceLines } from '../pricing/priceOrder'
import { readGiftCardMoney } from '../purchases/giftCardPayments'
import { NO_POINTS } from '../pricing/usablePoints'
import { type CartContent, isPacked, orderable } from './cart'
import type { CartView } from './cartLines'
import type { Destination } from './deliveryDestination'

/** What is priced. */
interface Priceable {
  view: CartView
  content: CartContent
  destination: Destination
}

/** The price of a checkout, and what the member may pay with beside money. */
interface CheckoutQuote extends PricedOrder, Pick<Checkout, 'coupons' | 'points' | 'balance' | 'giftCards'> {
  couponProblems: ChosenCoupons['problems']
}

/** What the member chose to pay with. */
interface MoneyChoice {
  couponIds?: readonly string[] | undefined
  usePoints: boolean
  useBalance: boolean
  useGiftCards: boolean
}

interface Pays {
  coupons: readonly CouponRule[]
  points: boolean
  balance?: boolean
  giftCards?: boolean
}

/** Ordered now, paid at the end with the table's bill: nothing but money pays for it. */
export function onBill({ tableSession }: CartView): boolean {
  return tableSession?.payMode === 'payAfter'
}

/** Prices a checkout with the coupons, points, gift cards and balance that the member chose. */
export async function quoteCheckout(
  db: ReadDb,
  priceable: Priceable,
  { couponIds, usePoints, useBalance, useGiftCards }: MoneyChoice,
): Promise<CheckoutQuote> {
  const { view } = priceable
  const offersCoupons = view.member && !onBill(view)
  const candidates = offersCoupons ? await readCandidates(db, { userId: view.userId, couponIds }, view) : []
  const held = await heldBy(db, view)
  const { points } = held
  const price = (pays: Pays) => priceLines(inputOf(priceable, pays, held))
  const chosenWith = (pointsPay: boolean) => {
    const quote = (coupons: readonly CouponRule[]) => price({ coupons, points: pointsPay }).quote
    const order = { ...couponOrderOf(priceable), points: quote([]).pointsUsed > 0 }
    return chooseCoupons({ candidates, order, couponIds, price: quote, view })
  }
  const chosen = chosenWith(usePoints)
  const { rules, choice, problems } = chosen
  const withPoints = usePoints || !points ? chosen : chosenWith(true)
  const { pointsUsed, pointsAmount } = price({ coupons: withPoints.rules, points: true }).quote
  const own = { coupons: rules, points: usePoints }
  const usable = {
    balance: price({ ...own, balance: true, giftCards: useGiftCards }).quote.balanceAmount,
    giftCards: price({ ...own, giftCards: true }).quote.giftCardAmount,
  }
  return {
    ...price({ ...own, balance: useBalance, giftCards: useGiftCards }),
    couponProblems: problems,
    coupons: offersCoupons ? choice : null,
    points: points && { held: points.held, usable: pointsUsed, amount: pointsAmount },
    balance: offerOf(held.balance, usable.balance),
    giftCards: offerOf(held.giftCards, usable.giftCards),
  }
}

interface HeldMoney extends MemberMoney {
  /** What is left on gift cards, satang; null without any. */
  giftCards: number | null
}

async function heldBy(db: ReadDb, view: CartView): Promise<HeldMoney> {
  if (onBill(view)) return { ...NO_MEMBER_MONEY, giftCards: null }
  const money = await memberMoneyOf(db, view, view.configs)
  return { ...money, giftCards: await readGiftCardMoney(db, view, view.now) }
}

function offerOf(held: number | null, usable = 0): { held: number; usable: number } | null {
  return held === null ? null : { held, usable }
}

function couponOrderOf({ view, content, destination }: Priceable) {
  return {
    ...{ now: view.now, due: view.due, storeId: view.store.id, scene: view.diningType },
    ...{ lines: linesOf(content), deliveryFee: destination.fee, activity: false },
  }
}

function linesOf(content: CartContent) {
  return orderable(content.entries).map(({ line, atMemberPrice }) => ({ ...line, atMemberPrice }))
}

function inputOf({ view, content, destination }: Priceable, pays: Pays, held: HeldMoney) {
  const { points, balance, giftCards } = held
  const { serviceRate, vatRate, vatIncluded, taxRate } = view.store
  return {
    lines: linesOf(content),
    activities: [],
    coupons: pays.coupons,
    points: (pays.points && points) || NO_POINTS,
    packed: isPacked(view.diningType),
    deliveryFee: destination.fee,
    charges: { serviceRate: view.diningType === 'dineIn' ? serviceRate : 0, vatRate, vatIncluded, taxRate },
    tip: 0,
    giftCards: (pays.giftCards && giftCards) || 0,
    balance: (pays.balance && balance) || 0,
  }
}
