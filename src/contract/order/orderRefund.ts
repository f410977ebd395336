import * as v from 'valibot'
import { id, instant, picture, satang } from '../fields'
import { payType } from '../payment/payType'

/** Wire codes of a refund request; `domain/order/refundState.ts` has the table. */
export const refundStateCode = v.picklist([0, 1, 2, 3, 4])

/** Refund reasons for guests. */
export const GUEST_REASONS = [
  'changedMind',
  'wrongChoice',
  'tooLate',
  'notReceived',
  'missing',
  'wrongDish',
  'quality',
  'other',
] as const
/** All refund reasons: the last one is for stores that reject a paid order. */
export const REFUND_REASONS = [...GUEST_REASONS, 'storeRefused'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** A refund request and its result. */
export const refundRecord = v.object({
  id,
  state: refundStateCode,
  /** Text of the state, for clients that do not know the code. */
  stateFormat: v.string(),
  amount: satang,
  reason: v.picklist(REFUND_REASONS),
  reasonText: v.string(),
  remark: v.string(),
  images: v.array(picture),
  /** The store's reason for rejecting; empty otherwise. */
  answer: v.string(),
  appliedAt: instant,
  /** Deadline of the store's answer; afterwards the refund is automatic. Null once answered. */
  answerBy: v.nullable(instant),
  answeredAt: v.nullable(instant),
  /** When the money was sent back. */
  doneAt: v.nullable(instant),
})
export type RefundRecord = v.InferOutput<typeof refundRecord>

/** Where the money of a part of a refund is: sent, on its way by the provider, or still to be sent by the store. */
export const REFUND_PART_STATES = ['sent', 'sending', 'owed'] as const

/** Money of an order that goes back. Satang. */
export const orderRefund = v.object({
  id,
  at: instant,
  amount: satang,
  /** The store's words; empty when there are none. */
  reason: v.string(),
  /** All that was left of the order; it names no lines then. */
  whole: v.boolean(),
  /** Packaging, delivery and tip are in it. */
  fees: v.boolean(),
  lines: v.array(v.object({ lineId: id, name: v.string(), num: v.number(), amount: satang })),
  /** How it goes back: to each way of paying that brought it. */
  parts: v.array(
    v.object({
      payType,
      payTypeText: v.string(),
      amount: satang,
      state: v.picklist(REFUND_PART_STATES),
      sentAt: v.nullable(instant),
    }),
  ),
})
export type OrderRefund = v.InferOutput<typeof orderRefund>
