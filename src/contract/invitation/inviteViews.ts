import * as v from 'valibot'
import { INVITE_CONDITIONS, INVITE_REWARD_KINDS } from '../constants/invitation'
import { id, instant, picture } from '../fields'

/** What a side can get. Of a red packet `value` to `most` is its range, otherwise both are the same. */
export const reward = v.object({
  kind: v.picklist(INVITE_REWARD_KINDS),
  /** Points, or satang: on the balance, or what a coupon of a fixed amount takes off; 0 for a coupon of another kind. */
  value: v.number(),
  most: v.number(),
  /** Whether it is a coupon, or a packet that holds one. */
  coupon: v.boolean(),
  /** The name of the coupon; empty otherwise. */
  name: v.string(),
  /** What an order needs for the coupon, satang; 0 otherwise. */
  minAmount: v.number(),
})
export type InviteRewardView = v.InferOutput<typeof reward>

const step = v.object({ friends: v.number(), reward })

export const activity = v.object({
  id,
  name: v.string(),
  startAt: instant,
  endAt: instant,
  condition: v.picklist(INVITE_CONDITIONS),
  /** Of the condition `minAmount`: the least that the friend pays, satang; otherwise 0. */
  minAmount: v.number(),
  /** In how many days the friend has to order. */
  withinDays: v.number(),
  /** How many hours after the order rewards come. */
  holdHours: v.number(),
  /** Of the inviter, and of the friend. */
  rewardA: reward,
  rewardB: reward,
  /** Whether the friend is rewarded for registering, before the condition is met. */
  friendAtOnce: v.boolean(),
  steps: v.array(step),
  /** How many friends count in a month; null without a limit. */
  perMonth: v.nullable(v.number()),
  /** The merchant's own rules, a line each. */
  rules: v.array(v.string()),
})
export type InviteActivity = v.InferOutput<typeof activity>

/** What was given. */
export const given = v.object({
  kind: v.picklist(['points', 'balance', 'coupon']),
  value: v.number(),
  name: v.string(),
  minAmount: v.number(),
  /** The coupon, and until when it can be used; null otherwise. */
  couponId: v.nullable(id),
  endAt: v.nullable(instant),
  /** When the coupon was used; null before. */
  usedAt: v.nullable(instant),
})
export type InviteGiven = v.InferOutput<typeof given>

/** `waiting`: on its way; `sealed`: a packet that waits to be opened; `lapsed`: not opened in time, or nothing was left of it. */
export const rewardState = v.picklist(['waiting', 'sealed', 'given', 'takenBack', 'lapsed'])

export const friend = v.object({
  id,
  nick: v.string(),
  avatar: picture,
  at: instant,
  /** 1 joined, 2 ordered, 3 rewarded, 4 invalid. */
  state: v.picklist([1, 2, 3, 4]),
  stateFormat: v.string(),
  /** Why it does not count; empty otherwise. */
  reason: v.string(),
  /** Until when the friend has to order, exclusive. */
  until: instant,
  /** The order that counted, and what was paid for it, satang; null before. */
  orderedAt: v.nullable(instant),
  orderAmount: v.nullable(v.number()),
  /** What the caller got for this friend; null before. */
  reward: v.nullable(given),
  rewardState: v.nullable(rewardState),
})
export type InvitedFriend = v.InferOutput<typeof friend>

export const packet = v.object({
  id,
  /** The step it was given for; null for one of a single friend. */
  friends: v.nullable(v.number()),
  state: v.picklist(['sealed', 'given', 'takenBack', 'lapsed']),
  /** What it may hold: told before it is opened. */
  range: reward,
  openUntil: instant,
  /** What it held; null until it is open. */
  content: v.nullable(given),
})
export type InvitePacket = v.InferOutput<typeof packet>

export const earned = v.object({
  /** Money on the balance and coupons of a fixed amount, satang. */
  money: v.number(),
  points: v.number(),
  /** Coupons of other kinds. */
  coupons: v.number(),
})

/** Why the caller can, or cannot, accept the invitation of a link. */
const LANDING_STATES = [
  /** It can be accepted. */
  'open',
  /** Kept for this guest, until the account has a phone number. */
  'needsPhone',
  /** The caller is the inviter. */
  'own',
  /** The caller has accepted an invitation. */
  'joined',
  /** The caller had an account before. */
  'notNew',
  /** The caller was judged not to be a newcomer. */
  'refused',
  'ended',
  'full',
] as const

export const landing = v.object({
  /** Null while there is none. */
  activity: v.nullable(activity),
  inviter: v.object({ nick: v.string(), avatar: picture }),
  state: v.picklist(LANDING_STATES),
  /** What the caller has got or will get for accepting; null unless the state is `joined`. */
  reward: v.nullable(given),
  /** Until when the caller has to order for the rewards that need it; null unless the state is `joined`. */
  until: v.nullable(instant),
  serverTime: instant,
})
export type InviteLanding = v.InferOutput<typeof landing>
