import * as v from 'valibot'
import { endpoint } from './endpoint'
import { id } from './fields'

/** A signed-in user (specification §3). */
export const user = v.object({
  id,
  nickname: v.string(),
  avatar: v.string(),
  /** Above 0 means VIP. */
  level: v.number(),
  levelName: v.string(),
  integral: v.optional(v.number(), 0),
  /** Satang. */
  balance: v.optional(v.number(), 0),
  userTel: v.string(),
  unionid: v.optional(v.string()),
  openid: v.optional(v.string()),
  memberCode: v.string(),
  growth: v.number(),
  coupons: v.number(),
})
export type User = v.InferOutput<typeof user>

export const sessionContract = {
  guest: endpoint({
    summary: 'Opens an anonymous session, so that a visitor can keep a cart and order',
    method: 'POST',
    path: 'guest',
    input: v.object({}),
    reply: v.object({ token: v.string() }),
  }),
  /** `profix` is the specified name of the profile. */
  profile: endpoint({
    summary: 'The signed-in user; null for an anonymous session',
    path: 'profix',
    access: 'guest',
    input: v.object({}),
    reply: v.nullable(user),
  }),
}
