import type { couponRegiftContract } from '../../../src/contract/coupon/couponRegift'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb } from '../../db/database'
import type { CouponGift } from '../../db/schema/coupons/coupons'
import { type GiftActor, giftOf, giveCoupons, ownGift, receiveCoupons, takeGiftBack } from './give'
import { giftsOf, landingOf } from './giftViews'

type Context = RequestContext<ReadDb, Session>

const actorOf = ({ session, locale, now }: Omit<Context, 'db'>): GiftActor => ({ userId: session.userId, locale, now })

/** Coupons that members give by a link. */
export const couponGiftHandlers: Handlers<typeof couponRegiftContract> = {
  async records(context, { page, pageSize }) {
    return { ...(await giftsOf(context.db, { page, pageSize }, actorOf(context))), page, pageSize }
  },

  confirmGift: async (context, request) => show(context, await giveCoupons(context.db, request, actorOf(context))),

  async getGift(context, { token, giftId }) {
    if (token) return show(context, await giftOf(context.db, token))
    if (giftId) return show(context, await ownGift(context.db, giftId, context.session.userId))
    throw new AppError(400, 'couponGift.noGift')
  },

  receive: async (context, { token }) => show(context, await receiveCoupons(context.db, token, actorOf(context))),

  takeBack: async (context, { giftId }) => show(context, await takeGiftBack(context.db, giftId, actorOf(context))),
}

function show(context: Context, gift: CouponGift) {
  return landingOf(context.db, gift, actorOf(context))
}
