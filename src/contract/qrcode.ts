import * as v from 'valibot'
import { endpoint } from './endpoint'
import { id, instant } from './fields'

/** QR codes that a phone shows to others. */
export const qrcodeContract = {
  read: endpoint({
    summary:
      'The text of a QR code: `couponActivity` opens a coupon campaign on another phone, `couponGift` and `giftCardGift` a gift; `member` shows the caller, a signed-in member, to staff, once and for `expireIn` seconds',
    path: 'qrcode',
    access: 'guest',
    /** `id`: of the campaign, or the token of the gift's link. */
    input: v.object({
      kind: v.picklist(['couponActivity', 'couponGift', 'giftCardGift', 'member']),
      id: v.optional(id),
    }),
    reply: v.object({
      qrCode: v.string(),
      /** The digits of the bar code; only of a member code, as the rest. */
      barcode: v.optional(v.string()),
      /** Seconds until it is worth nothing. */
      expireIn: v.optional(v.number()),
      serverTime: v.optional(instant),
    }),
  }),
}
