import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { day, id } from '../fields'
import { rewardView } from './reward'

const memberGift = v.object({
  id,
  kind: v.picklist(['birthday']),
  name: v.string(),
  reward: rewardView,
  /** Now, or not yet, or claimed already; `unset` until the member has told the birthday; `level` while the member's level has no such benefit. */
  receiveState: v.picklist(['can', 'later', 'received', 'unset', 'level']),
  /** The level that has it, for `level`. */
  levelName: v.optional(v.string()),
  /** The first and the last day on which it can be claimed; null without a birthday. */
  from: v.nullable(day),
  to: v.nullable(day),
})
export type MemberGift = v.InferOutput<typeof memberGift>

/** What the restaurant gives a member on an occasion of the member's own. */
export const memberGiftContract = {
  birthday: endpoint({
    summary:
      'The birthday of the member (`MM-DD`), whether it can still be set, and its gift; null while there is none',
    path: 'birthday',
    access: 'member',
    input: v.object({}),
    reply: v.object({ birthday: v.string(), canEdit: v.boolean(), gift: v.nullable(memberGift) }),
  }),
  list: endpoint({
    summary: 'The gifts that wait for the member, or were claimed in their window',
    path: 'giftBig',
    access: 'member',
    otherClients: true,
    input: v.object({}),
    reply: v.object({ list: v.array(memberGift) }),
  }),
  claim: endpoint({
    summary: 'Claims a gift. The gift of a birthday is given once a year',
    method: 'POST',
    path: 'giftBig',
    access: 'member',
    idempotent: true,
    input: v.object({ giftId: id }),
    reply: v.object({ gift: memberGift, reward: rewardView }),
  }),
}
