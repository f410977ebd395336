import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, pageOf, paging, text } from '../../../src/contract/fields'
import { keyword, limit, moment, pictureName, pieces, sort, templateId, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  sort,
  name: texts(60),
  description: textsOrNone(500),
  image: pictureName,
  /** What guests type for its coupons; capitals and spaces do not matter. Null: they claim with a tap. */
  word: v.nullable(v.pipe(text(60), v.minLength(1))),
  /** Whether guests find it among the campaigns; its page and its QR code work either way. */
  listed: flag,
  /** What a claim gives. */
  coupons: v.pipe(v.array(v.object({ templateId, num: pieces })), v.minLength(1), v.maxLength(20)),
  /** How many guests can claim. */
  total: limit,
  validFrom: v.nullable(moment),
  validUntil: v.nullable(moment),
}
const written = v.object(fields)
export type ActivityFields = v.InferOutput<typeof written>

const activity = v.object({
  ...fields,
  id,
  version,
  /** Whether staff let guests claim: its period and its coupons can end that as well. */
  onSale: v.boolean(),
  /** How many guests have claimed. */
  claimed: v.number(),
  createdAt: instant,
})
export type StaffActivity = v.InferOutput<typeof activity>

/** Coupon campaigns. What guests have claimed stays theirs. */
export const couponActivityContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Coupon campaigns in the order of the merchant: all, running or stopped, or with a word in their name',
    path: 'coupon/activities',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(activity),
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Makes a coupon campaign. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'coupon/activity/create',
    input: written,
    reply: activity,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes a coupon campaign: all its fields. A stale version is refused with code 409 and `current`',
    path: 'coupon/activity/update',
    input: v.object({ id, version, ...fields }),
    reply: activity,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Stops a coupon campaign, or lets it run again',
    path: 'coupon/activity/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: activity,
  }),
}
