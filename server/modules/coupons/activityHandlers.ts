import { eq } from 'drizzle-orm'
import type { couponActivityContract } from '../../../src/contract/coupon/couponActivity'
import type { qrcodeContract } from '../../../src/contract/qrcode'
import { scanText } from '../../../src/domain/table/tableCode'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers } from '../../api/context'
import { users } from '../../db/schema/account/users'
import { MEMBER_CODE_SECONDS, type MemberCodes } from '../accounts/memberCodes'
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

/** QR codes of pages, gifts and members. Without an origin of the storefront the first lead to the host of the request. */
export const qrcodeHandlers = (origins: readonly string[], codes: MemberCodes): Handlers<typeof qrcodeContract> => ({
  async read({ db, session, host, now }, { kind, id }) {
    if (kind !== 'member') {
      if (id === undefined) throw new AppError(400, 'common.checkInput', { field: 'id' })
      const query: Record<string, string> = kind === 'couponActivity' ? { id } : { token: id }
      return { qrCode: scanText(origins[0] ?? `http://${host}`, kind, query) }
    }
    if (!session.member) throw new AppError(401, 'common.signIn')
    const [member] = await db.select({ no: users.memberNo }).from(users).where(eq(users.id, session.userId))
    const code = codes.codeOf(member?.no ?? 0, now)
    return { qrCode: code, barcode: code, expireIn: MEMBER_CODE_SECONDS, serverTime: isoText(now) }
  },
})
