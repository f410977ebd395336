import * as v from 'valibot'
import { id, instant, picture, satang } from './fields'

/** Wire codes of a refund request; `domain/refundState.ts` has the table. */
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
