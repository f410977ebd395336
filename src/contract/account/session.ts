import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { day, done, flag, id, instant, monthDay, picture, text } from '../fields'

/** 0 unknown, 1 Mr, 2 Ms. */
const gender = v.picklist([0, 1, 2])

/** A signed-in user (specification §3). */
export const user = v.object({
  id,
  nickname: v.string(),
  avatar: picture,
  gender: v.optional(gender, 0),
  /** Day and month, `MM-DD`: the year is not asked. Empty until it is set; it can be set once. */
  birthday: v.optional(v.union([monthDay, v.literal('')]), ''),
  email: v.optional(v.string(), ''),
  /** Whether e-mails about gifts and ending coupons are sent. */
  emailNotices: v.optional(v.boolean(), true),
  /** Whether the account has a password. */
  hasPassword: v.optional(v.boolean(), false),
  /** Above 0 means VIP. */
  level: v.number(),
  levelName: v.string(),
  integral: v.optional(v.number(), 0),
  /** Satang. */
  balance: v.optional(v.number(), 0),
  /** The bound phone number; empty when none is bound. */
  userTel: v.string(),
  unionid: v.optional(v.string()),
  openid: v.optional(v.string()),
  memberCode: v.string(),
  growth: v.number(),
  coupons: v.number(),
  /** What is left on usable gift cards, satang. */
  giftCards: v.optional(v.number()),
  /** Basis points off the price of dishes by level and paid VIP, by dining type. */
  discounts: v.optional(v.record(v.string(), v.number())),
  /** The next level and the growth at which it begins; null at the last one, or while levels are switched off. */
  nextLevel: v.optional(v.nullable(v.object({ name: v.string(), growth: v.number() }))),
  /** A level was reached that the member has not been told of. */
  levelUp: v.optional(v.boolean()),
  /** When paid VIP ends; null without. */
  vipUntil: v.optional(v.nullable(instant)),
})
export type User = v.InferOutput<typeof user>

/** Reply of every successful sign-in: the token of the new session and its user. */
export const signedIn = v.object({ token: v.string(), userInfo: user })
export type SignedIn = v.InferOutput<typeof signedIn>

const genderInput = v.union([
  gender,
  v.pipe(
    v.picklist(['0', '1', '2']),
    v.transform((given) => Number(given) as 0 | 1 | 2),
  ),
])

export const sessionContract = {
  guest: endpoint({
    summary: 'Opens an anonymous session in which a visitor can keep a cart and order',
    method: 'POST',
    path: 'guest',
    /** `device`: the token of the device's last session, which ends with this call if it has not ended yet. Limits recognise the device by it. */
    input: v.object({ device: v.optional(text(100), '') }),
    reply: v.object({ token: v.string() }),
  }),
  /** `profix` is the specified name of the profile. */
  profile: endpoint({
    summary: 'The logged-in user; null for an anonymous session',
    path: 'profix',
    access: 'guest',
    input: v.object({}),
    reply: v.nullable(user),
  }),
  edit: endpoint({
    summary:
      "Changes the logged-in user's name, picture, title or whether e-mails are sent; fields that are not given stay unchanged",
    method: 'POST',
    path: 'profix/edit',
    access: 'member',
    input: v.object({
      nickname: v.optional(v.pipe(text(40), v.minLength(1))),
      avatar: v.optional(text(200)),
      gender: v.optional(genderInput),
      emailNotices: v.optional(flag),
    }),
    reply: user,
  }),
  birthday: endpoint({
    summary: 'Sets the birthday, day and month; refused when it is already set',
    method: 'POST',
    path: 'updateBirthday',
    access: 'member',
    input: v.object({ birthday: monthDay }),
    reply: user,
  }),
  /** Ends this session; `everywhere` ends those of all devices. */
  logout: endpoint({
    summary: 'Logs out',
    method: 'POST',
    path: 'logout',
    access: 'guest',
    input: v.object({ everywhere: v.optional(flag, false) }),
    reply: done,
  }),
  /** Signs out all devices. Signing in again before that day cancels the request. */
  remove: endpoint({
    summary: 'Requests the deletion of the account; the reply names the day on which it is deleted permanently',
    method: 'POST',
    path: 'profix/remove',
    access: 'member',
    input: v.object({ reason: v.optional(text(300), '') }),
    reply: v.object({ on: day }),
  }),
}
