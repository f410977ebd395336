import type { TillPreview } from '../../../console/contract/till/till'
import { dateTimeText } from '../../../src/domain/time/dateText'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import type { UserCoupon } from '../../db/schema/coupons/coupons'
import type { GiftCard } from '../../db/schema/wallet/giftCards'
import { translate } from '../../messages/messages'
import type { Staff } from '../audit/audit'
import { readMerchantTexts } from '../config/merchantTexts'
import { heldState } from '../coupons/couponPresenter'
import { quoteForMember } from '../coupons/memberQuote'
import { cardAt, waitingGifts } from '../ledger/heldCards'
import { priceableBill } from '../personPay/checkout'
import { findShop } from '../store/storeRepository'
import { findPresentedOffer, presentedOfferName, type PresentedOffer } from './presentedOffer'

/** A bill at the till; the amount in satang. */
export interface TillBill {
  storeId: string
  amount: number
}

/** What comes off a bill, satang, or why nothing does. */
interface Offer {
  discount: number
  reason: string
  /** What is left on a gift card; null for a coupon. */
  balance: number | null
}

/** What the coupon or gift card of a code takes off a bill. Writes nothing. */
export async function previewAtTill(
  tx: Tx,
  { code, ...bill }: TillBill & { code: string },
  staff: Staff,
): Promise<TillPreview> {
  return assessShown(tx, await findPresentedOffer(tx, code), bill, staff)
}

/** The discount of a presented coupon or gift card on a bill, or why it cannot be used. */
export async function assessShown(
  db: ReadDb,
  shown: PresentedOffer,
  bill: TillBill,
  staff: Staff,
): Promise<TillPreview> {
  const isCoupon = shown.kind === 'coupon'
  const offer = await (isCoupon ? couponOffer(db, shown.coupon, bill, staff) : cardOffer(db, shown.card, bill, staff))
  return {
    ...{ kind: shown.kind, holder: shown.holder, name: presentedOfferName(shown, staff.locale) },
    ...offer,
    amount: bill.amount,
    left: bill.amount - offer.discount,
    endAt: isoText(isCoupon ? shown.coupon.endAt : shown.card.expireAt),
  }
}

async function couponOffer(db: ReadDb, coupon: UserCoupon, bill: TillBill, staff: Staff): Promise<Offer> {
  const { store, configs } = await findShop(db, bill.storeId)
  const { locale, now } = staff
  const ended = endOf(coupon, staff)
  if (ended) return { discount: 0, reason: ended, balance: null }
  const { input, order } = priceableBill(store, { amount: bill.amount, noDiscountAmount: 0 }, [])
  const { coupons, couponProblems } = await quoteForMember(
    db,
    {
      holder: { userId: coupon.userId, member: true },
      view: { locale, now, texts: await readMerchantTexts(db, locale) },
      order: { ...order, now, due: now },
      ...{ configs, input },
    },
    { couponIds: [coupon.id], usePoints: false, useBalance: false, useGiftCards: false },
  )
  const reason = couponProblems[0]?.text ?? ''
  return { discount: reason ? 0 : (coupons?.amount ?? 0), reason, balance: null }
}

/** Why a coupon cannot be used at any till, in words for staff; empty when it can. */
function endOf(coupon: UserCoupon, { locale, now }: Staff): string {
  const at = (time: Date) => ({ time: dateTimeText(isoText(time), locale) })
  if (coupon.state === 'used') return translate(locale, 'till.couponUsed', at(coupon.usedAt ?? now))
  return heldState(coupon, now) === 'expired' ? translate(locale, 'till.couponExpired', at(coupon.endAt)) : ''
}

async function cardOffer(db: ReadDb, row: GiftCard, bill: TillBill, { locale, now }: Staff): Promise<Offer> {
  await findShop(db, bill.storeId)
  const card = cardAt(row, (await waitingGifts(db, [row.id])).get(row.id), now)
  const key = errorKeyOf(card, now)
  const discount = key ? 0 : Math.min(card.balance, bill.amount)
  return { discount, reason: key ? translate(locale, key) : '', balance: card.balance - discount }
}

function errorKeyOf({ state, expireAt, balance }: GiftCard, now: Date) {
  if (state !== 'active') return 'till.cardGiven'
  if (expireAt <= now) return 'giftCard.expired'
  return balance === 0 ? 'giftCard.empty' : null
}
