import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, instant, satang } from '../fields'
import { payType, payOffers } from '../payment/payType'
import { benefits } from './vipCard'

const plan = v.object({
  id,
  name: v.string(),
  /** Calendar months. */
  months: v.number(),
  price: satang,
  /** For how many days the money goes back while no benefit was used. */
  refundDays: v.number(),
})
export type VipPlan = v.InferOutput<typeof plan>

/** The caller's completed orders of the last 3 months, and what VIP would have taken off them. */
const usage = v.object({ orders: v.number(), amount: satang, saved: satang })
export type VipUsage = v.InferOutput<typeof usage>

const purchase = v.object({
  orderId: id,
  name: v.string(),
  months: v.number(),
  amount: satang,
  state: v.picklist(['pending', 'running', 'waiting', 'ended', 'refunded']),
  orderedAt: instant,
  /** How it was paid; empty until then. */
  payWay: v.optional(v.string(), ''),
  /** The time that it is for; null until it is paid, and after a refund. */
  startAt: v.nullable(instant),
  endAt: v.nullable(instant),
  /** Until when it can be paid; null when it does not wait for its payment. */
  expireAt: v.nullable(instant),
  /** Until when the caller may have the money back; null when it is too late, or a benefit was used. */
  refundUntil: v.nullable(instant),
})
export type VipPurchase = v.InferOutput<typeof purchase>

const purchases = v.object({
  list: v.array(purchase),
  vipUntil: v.nullable(instant),
  /** What VIP has taken off the completed orders of the caller. */
  saved: satang,
  serverTime: instant,
})

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Paid VIP: plans that are paid through `pay` by the id of their order. No plan renews by itself. */
export const vipPlanContract = {
  list: endpoint({
    summary: 'The plans of paid VIP, what it gives beside the level of the caller, and what it would have saved',
    path: 'vipCard/plans',
    access: 'guest',
    input: v.object({ storeId: id }),
    reply: v.object({
      on: v.boolean(),
      plans: v.array(plan),
      payTypes: payOffers,
      /** What the caller has by level, and the name of that level. */
      level: v.object({ name: v.string(), benefits }),
      vip: benefits,
      /** Satang per point; 0 while none is earned. */
      pointsPerAmount: satang,
      /** Null for a guest. */
      usage: v.nullable(usage),
      vipUntil: v.nullable(instant),
      serverTime: instant,
    }),
  }),
  order: endpoint({
    ...write,
    summary: 'Orders a plan; `pay` takes the id of the order. It starts when it is paid, or after the running one ends',
    path: 'vipCard/order',
    input: v.object({ storeId: id, planId: id, payType }),
    reply: v.object({ orderId: id, payType, amount: satang, expireAt: instant }),
  }),
  orders: endpoint({
    summary: 'The plans that the caller has bought, the latest first; with `orderId` one of them',
    path: 'vipCard/orders',
    access: 'member',
    input: v.object({ orderId: v.optional(id) }),
    reply: purchases,
  }),
  refund: endpoint({
    ...write,
    summary: 'Gives the whole price of a plan back of which no benefit was used; its time is gone',
    path: 'vipCard/refund',
    input: v.object({ orderId: id }),
    reply: purchases,
  }),
}
