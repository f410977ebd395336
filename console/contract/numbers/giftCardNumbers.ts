import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, pageOf, paging, satang } from '../../../src/contract/fields'
import { calendarDay } from '../fields'
import { staffRead } from '../staffCall'

const numbers = v.object({
  id,
  name: v.string(),
  /** Cards that were made in the period, and the sum of their values. */
  issued: v.number(),
  value: satang,
  /** Cards that paid something in the period, and what they paid; refunds that came back to cards are taken off, so it may be negative. */
  used: v.number(),
  spent: v.number(),
  /** Cards whose validity ended in the period with money on them, and how much. */
  expired: v.number(),
  lost: satang,
})
export type GiftCardNumbers = v.InferOutput<typeof numbers>

/** What gift cards did for the restaurant. */
export const giftCardNumbersContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Gift cards issued, used and expired by design, from one day of the restaurant to another. With a store what they paid counts only there',
    path: 'giftCard/numbers',
    input: v.object({ from: calendarDay, to: calendarDay, storeId: v.optional(id), ...paging }),
    reply: pageOf(numbers),
  }),
}
