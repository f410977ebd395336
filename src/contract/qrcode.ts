import * as v from 'valibot'
import { endpoint } from './endpoint'
import { id } from './fields'

/** QR codes that lead others to a page of the storefront. */
export const qrcodeContract = {
  read: endpoint({
    summary: 'The text of a QR code that opens a coupon campaign on another phone',
    path: 'qrcode',
    input: v.object({ kind: v.picklist(['couponActivity']), id }),
    reply: v.object({ qrCode: v.string() }),
  }),
}
