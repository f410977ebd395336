import { eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { type CouponTemplate, couponTemplates, type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import { type GiftCard, type GiftCardDesign, giftCardDesigns, giftCards } from '../../db/schema/wallet/giftCards'
import { users } from '../../db/schema/account/users'
import { inLocale } from '../../db/translations'
import { signsOf } from '../coupons/exchangeCodes'
import { hashOfCode, typedCode } from '../giftCards/codes'

/** A coupon or gift card that is presented at the till, with the nickname of its holder. */
export type PresentedOffer =
  | { kind: 'coupon'; coupon: UserCoupon; template: CouponTemplate; holder: string }
  | { kind: 'giftCard'; card: GiftCard; design: GiftCardDesign; holder: string }

/** The held coupon or gift card of a code. Refuses a code that is neither. */
export async function findPresentedOffer(tx: Tx, text: string): Promise<PresentedOffer> {
  const found = await lookUpPresentedOffer(tx, text)
  if (!found) throw new AppError(400, 'till.unknown')
  return found
}

/** The held coupon or gift card of a code; undefined for a code that is neither. */
export const lookUpPresentedOffer = async (tx: Tx, text: string): Promise<PresentedOffer | undefined> =>
  (await findCoupon(tx, signsOf(text))) ?? (await findCard(tx, text))

/** The name of a presented coupon or gift card, for guests. */
export function presentedOfferName(shown: PresentedOffer, locale: Locale): string {
  return shown.kind === 'coupon' ? inLocale(shown.template.name, locale) : cardName(shown.design, shown.card, locale)
}

/** A gift card by its design and number. */
export function cardName({ name }: Pick<GiftCardDesign, 'name'>, { no }: Pick<GiftCard, 'no'>, locale: Locale): string {
  return `${inLocale(name, locale)} ${no}`
}

async function findCoupon(tx: Tx, code: string): Promise<PresentedOffer | undefined> {
  const [found] = await tx
    .select({ coupon: userCoupons, template: couponTemplates, holder: users.nickname })
    .from(userCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.templateId))
    .innerJoin(users, eq(users.id, userCoupons.userId))
    .where(eq(userCoupons.code, code))
  return found && { kind: 'coupon', ...found }
}

/** A cancelled card is unknown, as when its code is redeemed. */
async function findCard(tx: Tx, text: string): Promise<PresentedOffer | undefined> {
  const code = typedCode(text)
  if (!code) return undefined
  const [found] = await tx
    .select({ card: giftCards, design: giftCardDesigns, holder: users.nickname })
    .from(giftCards)
    .innerJoin(giftCardDesigns, eq(giftCardDesigns.id, giftCards.designId))
    .innerJoin(users, eq(users.id, giftCards.userId))
    .where(eq(giftCards.codeHash, await hashOfCode(tx, code)))
  return found && found.card.state !== 'cancelled' ? { kind: 'giftCard', ...found } : undefined
}
