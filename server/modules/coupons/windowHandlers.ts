import type { couponContract } from '../../../src/contract/coupon/coupon'
import type { Handlers, RequestContext } from '../../api/context'
import type { CouponView } from './couponCentre'
import { presentHeld } from './heldCoupons'
import { readWindow, takeWindow } from './windowCoupons'

/** How a caller sees coupons. */
export const viewOf = ({ session, locale, now }: Pick<RequestContext, 'session' | 'locale' | 'now'>): CouponView => ({
  memberId: session?.member ? session.userId : null,
  locale,
  now,
})

/** The pop-up for newcomers. */
export const windowHandlers: Pick<Handlers<typeof couponContract>, 'window' | 'takeWindow'> = {
  async window(context) {
    return { list: await readWindow(context.db, viewOf(context), context.session?.userId) }
  },

  async takeWindow(context) {
    const { db, session } = context
    const view = viewOf(context)
    return { coupons: await presentHeld(db, await takeWindow(db, session.userId, view), view) }
  },
}
