import * as v from 'valibot'
import { PARTNER_ORDER_TABS, PAYOUT_WAYS } from '../constants/partner'
import { endpoint } from '../endpoint'
import { day, diningType, flag, id, instant, int, pageOf, paging, picture, satang, text } from '../fields'

const way = v.picklist(PAYOUT_WAYS)
const levelCode = v.picklist([1, 2])

/** A question of the application, in the caller's language. */
const field = v.object({
  key: v.string(),
  label: v.string(),
  required: v.boolean(),
  /** Answers to tap; another one can be typed. */
  options: v.array(v.string()),
})

/** The programme as partners and guests see it. Rates in basis points, money in satang. */
const info = v.object({
  /** The specified name of whether the programme is on. */
  switch: v.boolean(),
  levels: levelCode,
  rate: v.number(),
  /** Of orders of the fans of an own fan; 0 with one level. */
  secondRate: v.number(),
  /** For how many days a fan stays with a partner. */
  bindDays: v.number(),
  /** Days after the completion of an order until its commission can be withdrawn. */
  waitDays: v.number(),
  /** Within how many days staff answer an application. */
  reviewDays: v.number(),
  fields: v.array(field),
  withdraw: v.object({
    ways: v.array(way),
    minAmount: satang,
    /** 0 for none, as `perDay`. */
    maxAmount: satang,
    feeAmount: satang,
    feeRate: v.number(),
    taxRate: v.number(),
    perDay: v.number(),
    /** Within how many days staff pay a request. */
    payoutDays: v.number(),
  }),
})
export type PartnerInfo = v.InferOutput<typeof info>

/** 0 to review, 1 approved, 2 refused, 3 frozen; null without an application (specification §4). */
export const partnerStateCode = v.picklist([0, 1, 2, 3])

const application = v.object({
  state: v.nullable(partnerStateCode),
  /** The state as a text; empty without an application. */
  stateFormat: v.string(),
  name: v.string(),
  /** The bound phone number of the caller. */
  phone: v.string(),
  answers: v.record(v.string(), v.string()),
  /** Why it was refused, or the partner frozen. */
  reason: v.string(),
  /** Whether withdrawals are stopped as well. */
  holdsMoney: v.boolean(),
  appliedAt: v.nullable(instant),
  decidedAt: v.nullable(instant),
})
export type PartnerApplication = v.InferOutput<typeof application>

const centre = v.object({
  /** What can be withdrawn now, and what waits until the refund window of its order ends. Money in satang. */
  available: satang,
  waiting: satang,
  /** On its way to the partner, and what has arrived there or gone to the balance, before fee and tax. */
  withdrawing: satang,
  withdrawn: satang,
  /** Earned by orders, without what was taken back: today, this month, ever. */
  today: satang,
  month: satang,
  totalIncome: satang,
  fansCount: v.number(),
  orderCount: v.number(),
  level: levelCode,
  inviteCode: v.string(),
  /** The address to share, which the QR code holds. */
  link: v.string(),
  serverTime: instant,
})
export type PartnerCentre = v.InferOutput<typeof centre>

const share = v.object({
  link: v.string(),
  inviteCode: v.string(),
  /** Who shares. */
  name: v.string(),
  avatar: picture,
  brand: v.string(),
})

/** Wire codes of a commission: 1 waits, 2 belongs to the partner, 3 was taken back. */
const commissionState = v.picklist([1, 2, 3])

const orderRow = v.object({
  id,
  orderNo: v.string(),
  /** The name of who ordered; empty for a guest without one. */
  buyer: v.string(),
  storeName: v.string(),
  diningType,
  level: levelCode,
  /** What was paid for the dishes, without fees. */
  amount: satang,
  /** Basis points; null when dishes have different ones. */
  rate: v.nullable(v.number()),
  commission: satang,
  /** What of the commission was taken back. */
  takenBack: satang,
  state: commissionState,
  stateFormat: v.string(),
  at: instant,
  /** When it can be withdrawn; null until the order is completed. */
  settleAt: v.nullable(instant),
})
export type PartnerOrder = v.InferOutput<typeof orderRow>

const fan = v.object({
  id,
  nick: v.string(),
  avatar: picture,
  /** The last four digits of the phone number; empty without one. */
  phoneEnd: v.string(),
  level: levelCode,
  joinedAt: instant,
  /** Until when orders count for the partner. */
  endsAt: instant,
  orders: v.number(),
  amount: satang,
})
export type PartnerFan = v.InferOutput<typeof fan>

const income = v.object({
  /** `YYYY-MM`. */
  month: v.string(),
  total: satang,
  settled: satang,
  waiting: satang,
  /** The last twelve days of the month, or up to today, oldest first. */
  days: v.array(v.object({ day, amount: satang })),
  serverTime: instant,
})
export type PartnerIncome = v.InferOutput<typeof income>

/** Distributors. `partner`, `partner/share`, `partner/order` and `partner/downline` are the specified paths (§7). */
export const partnerContract = {
  info: endpoint({
    summary: 'The distributor programme: whether it is on, its rates, the form of the application, how to withdraw',
    path: 'partner/config',
    input: v.object({}),
    reply: info,
  }),
  application: endpoint({
    summary: 'The application of the caller, with `state` null when there is none',
    path: 'partner/application',
    access: 'member',
    input: v.object({}),
    reply: application,
  }),
  apply: endpoint({
    summary: 'Sends an application, again while it waits or after it was refused',
    method: 'POST',
    path: 'partner/application',
    access: 'member',
    json: true,
    input: v.object({
      name: v.pipe(text(60), v.minLength(2)),
      answers: v.optional(v.record(v.pipe(text(40), v.minLength(1)), text(200)), {}),
      /** The partner terms were read and agreed to. */
      agree: flag,
    }),
    reply: application,
  }),
  centre: endpoint({
    summary: "The partner's centre: money by where it is, fans, orders, the link",
    path: 'partner',
    access: 'member',
    input: v.object({}),
    reply: centre,
  }),
  share: endpoint({
    summary: 'What a partner shares: the link, its code, and who shares',
    path: 'partner/share',
    access: 'member',
    input: v.object({}),
    reply: share,
  }),
  orders: endpoint({
    summary: 'The orders that a partner earns by, newest first, of all times, a month or a day',
    path: 'partner/order',
    access: 'member',
    input: v.object({
      tab: v.optional(v.picklist(PARTNER_ORDER_TABS), 'all'),
      month: v.optional(v.pipe(text(7), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
      day: v.optional(v.pipe(day, v.regex(/^20/))),
      ...paging,
    }),
    reply: pageOf(orderRow),
  }),
  downline: endpoint({
    summary: 'The fans of a partner with masked data, the latest first, by a name or the last four digits',
    path: 'partner/downline',
    access: 'member',
    input: v.object({ level: v.optional(int(1, 2), 1), keyword: v.optional(text(60), ''), ...paging }),
    reply: v.object({ ...pageOf(fan).entries, serverTime: instant }),
  }),
  /** `own`: the partner's link on a device of the partner; `other`: the caller is a fan of another partner; `none`: not counted. */
  visit: endpoint({
    summary: 'A visit by the link of a partner: the caller becomes a fan, unless one of another partner',
    method: 'POST',
    path: 'partner/downline',
    access: 'guest',
    input: v.object({ code: v.pipe(text(12), v.minLength(4)) }),
    reply: v.object({
      state: v.picklist(['bound', 'own', 'other', 'none']),
      name: v.string(),
      avatar: picture,
    }),
  }),
  income: endpoint({
    summary: 'The income of a month by day, of the current one without `month`',
    path: 'partner/income',
    access: 'member',
    input: v.object({ month: v.optional(v.pipe(text(7), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))) }),
    reply: income,
  }),
}
