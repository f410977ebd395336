import * as v from 'valibot'
import { endpoint } from '../../src/contract/endpoint'
import { id, instant, int, pageOf, paging } from '../../src/contract/fields'
import { dishRating } from '../../src/contract/orderFeedback'
import { staffRead } from './staff'

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
  dishes: v.array(v.object({ id, name: v.string(), ...dishRating.entries })),
})
export type StaffFeedback = v.InferOutput<typeof feedback>

/** What guests say of their orders. */
export const feedbackContract = {
  list: endpoint({
    ...staffRead,
    summary: 'What guests said of their orders, the latest first',
    path: 'feedbacks',
    input: v.object({
      storeId: v.optional(id),
      /** Only with at most so many stars. */
      overall: v.optional(int(1, 5)),
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
}
