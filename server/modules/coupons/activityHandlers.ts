import type { couponActivityContract } from '../../../src/contract/couponActivity'
import type { qrcodeContract } from '../../../src/contract/qrcode'
import { scanText } from '../../../src/domain/table/tableCode'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Handlers } from '../../api/context'
import { readActivities } from './activities'
import { claimActivity } from './claimActivity'
import { presentHeld } from './heldCoupons'
import { viewOf } from './windowHandlers'

/** Coupon campaigns. */
export const couponActivityHandlers: Handlers<typeof couponActivityContract> = {
  async list(context, { id }) {
    return { list: await readActivities(context.db, id, viewOf(context)), serverTime: isoText(context.now) }
  },

  async claim(context, { activityId }) {
    const { db, session, locale, now } = context
    const coupons = await claimActivity(db, { userId: session.userId, locale, now }, activityId)
    return { coupons: await presentHeld(db, coupons, viewOf(context)) }
  },
}

/** QR codes of pages. Without an origin of the storefront they lead to the host of the request. */
export const qrcodeHandlers = (origins: readonly string[]): Handlers<typeof qrcodeContract> => ({
  read: ({ host }, { kind, id }) => Promise.resolve({ qrCode: scanText(origins[0] ?? `http://${host}`, kind, { id }) }),
})
