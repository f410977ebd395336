import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging, text } from '../../../src/contract/fields'
import { dishRating } from '../../../src/contract/order/orderFeedback'
import { version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const feedback = v.object({
  /** That of the order. */
  id,
  orderNo: v.string(),
  storeName: v.string(),
  /** 1 to 5 stars. */
  overall: v.number(),
  suggestions: v.string(),
  /** Names of the guest's pictures. */
  images: v.array(v.string()),
  createdAt: instant,
  version,
  /** What staff answered, and who wrote it last; empty without an answer. */
  answer: v.string(),
  answeredBy: v.string(),
  answeredAt: v.nullable(instant),
  dishes: v.array(v.object({ id, name: v.string(), ...dishRating.entries })),
})
export type StaffFeedback = v.InferOutput<typeof feedback>

/** Feedback of guests, and the answers of staff. */
export const feedbackContract = {
  list: endpoint({
    ...staffRead,
    summary: 'What guests said of their orders, the latest first',
    path: 'feedbacks',
    input: v.object({
      storeId: v.optional(id),
      /** Only with at most so many stars. */
      overall: v.optional(int(1, 5)),
      /** Only with an answer, or without one. */
      answered: v.optional(flag),
      ...paging,
    }),
    reply: pageOf(feedback),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'What a guest said of an order, by the id of the order; null when there is nothing',
    path: 'feedback',
    input: v.object({ id }),
    reply: v.object({ feedback: v.nullable(feedback) }),
  }),
  answer: endpoint({
    ...staffWrite,
    summary:
      'Answers what a guest said of an order, or changes the answer. The guest reads it there, and is notified of the first one. A stale version is refused with code 409 and `current`',
    path: 'feedback/answer',
    input: v.object({ id, version, answer: v.pipe(text(500), v.minLength(1)) }),
    reply: feedback,
  }),
}
