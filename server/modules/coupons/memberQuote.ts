import type { Checkout } from '../../../src/contract/cart/checkout'
import type { ReadDb } from '../../db/database'
import type { StoredConfigs } from '../config/settings'
import { type MemberMoney, memberMoneyOf, NO_MEMBER_MONEY } from '../ledger/readMemberMoney'
import type { CouponRule } from '../pricing/couponDiscount'
import { type PricedOrder, type PriceInput, priceLines } from '../pricing/priceOrder'
import { NO_POINTS } from '../pricing/usablePoints'
import { readGiftCardMoney } from '../purchases/giftCardPayments'
import { chooseCoupons, type ChosenCoupons } from './chooseCoupons'
import { readCandidates } from './couponCandidates'
import type { CouponOrder } from './couponObstacle'
import type { ReasonView } from './obstacleText'

/** The order to price, and the member. */
export interface Priceable {
  holder: { userId: string; member: boolean }
  /** The stored configurations of points and balance. */
  configs: StoredConfigs
  view: ReasonView
  /** What coupons are checked for. */
  order: Omit<CouponOrder, 'points'>
  /** Inputs of the price beside the money of the member. */
  input: Omit<PriceInput, 'coupons' | 'points' | 'giftCards' | 'balance'>
  /** Nothing but money pays: what is on a table's bill. */
  moneyOnly?: boolean
}

/** What the member chose to pay with (`memberMoneyFields`). */
interface MoneyChoice {
  couponIds?: readonly string[] | undefined
  usePoints: boolean
  useBalance: boolean
  useGiftCards: boolean
}

/** The price of an order or bill, and what the member may pay with beside money. */
export interface MemberQuote extends PricedOrder, Pick<Checkout, 'coupons' | 'points' | 'balance' | 'giftCards'> {
  couponProblems: ChosenCoupons['problems']
}

interface Pays {
  coupons: readonly CouponRule[]
  points: boolean
  balance?: boolean
  giftCards?: boolean
}

/** Prices an order or a bill with the coupons, points, gift cards and balance that the member chose. */
export async function quoteForMember(
  db: ReadDb,
  priceable: Priceable,
  { couponIds, usePoints, useBalance, useGiftCards }: MoneyChoice,
): Promise<MemberQuote> {
  const { holder, order, view } = priceable
  const offersCoupons = holder.member && !priceable.moneyOnly
  const candidates = offersCoupons ? await readCandidates(db, { userId: holder.userId, couponIds }, view) : []
  const held = await heldBy(db, priceable)
  const { points } = held
  const price = (pays: Pays) => priceLines({ ...priceable.input, ...moneyOf(pays, held) })
  const chosenWith = (pointsPay: boolean) => {
    const quote = (coupons: readonly CouponRule[]) => price({ coupons, points: pointsPay }).quote
    const checked = { ...order, points: quote([]).pointsUsed > 0 }
    return chooseCoupons({ candidates, order: checked, couponIds, price: quote, view })
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

async function heldBy(db: ReadDb, { holder, configs, view, moneyOnly }: Priceable): Promise<HeldMoney> {
  if (moneyOnly) return { ...NO_MEMBER_MONEY, giftCards: null }
  const money = await memberMoneyOf(db, { ...holder, now: view.now }, configs)
  return { ...money, giftCards: await readGiftCardMoney(db, holder, view.now) }
}

function moneyOf(pays: Pays, { points, balance, giftCards }: HeldMoney) {
  return {
    coupons: pays.coupons,
    points: (pays.points && points) || NO_POINTS,
    giftCards: (pays.giftCards && giftCards) || 0,
    balance: (pays.balance && balance) || 0,
  }
}

function offerOf(held: number | null, usable = 0): { held: number; usable: number } | null {
  return held === null ? null : { held, usable }
}
