import * as v from 'valibot'
import { id, instant, picture, satang } from './fields'

/** Wire codes of a refund request; `domain/refundState.ts` has the table. */
export const refundStateCode = v.picklist([0, 1, 2, 3, 4])

/** What a guest may give as a reason. */
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
/** All reasons: the last one is the store's own, when it turns down an order that was paid. */
export const REFUND_REASONS = [...GUEST_REASONS, 'storeRefused'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** A guest's request to get the money of an order back, and what came of it. */
export const refundRecord = v.object({
  id,
  state: refundStateCode,
  /** The state in words, for clients that do not know the code. */
  stateFormat: v.string(),
  amount: satang,
  reason: v.picklist(REFUND_REASONS),
  reasonText: v.string(),
  remark: v.string(),
  images: v.array(picture),
  /** What the store said when it refused; empty otherwise. */
  answer: v.string(),
  appliedAt: instant,
  /** Until when the store has to answer; later the money goes back by itself. Null once it is answered. */
  answerBy: v.nullable(instant),
  answeredAt: v.nullable(instant),
  /** When the money was sent back. */
  doneAt: v.nullable(instant),
})
export type RefundRecord = v.InferOutput<typeof refundRecord>
