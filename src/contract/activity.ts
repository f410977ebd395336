import * as v from 'valibot'
import { endpoint } from './endpoint'
import { diningType, id, instant, picture } from './fields'
import { goodsRow } from './goodsRow'

/** Something that goes on in a store: a season, hours with dishes of their own, an evening. */
export const activity = v.object({
  id,
  title: v.string(),
  /** What it is, in a sentence or two. */
  text: v.string(),
  /** When it goes on, in the merchant's words, for example "Weekdays 11:00–14:30". */
  period: v.string(),
  /** Terms; may be empty. */
  rules: v.string(),
  image: picture,
  runsNow: v.boolean(),
  /** When it pauses or ends (running), or begins next; absent when it goes on without an end in sight. */
  changesAt: v.optional(instant),
  /** Dishes on the menu that belong to it. */
  goodsNum: v.number(),
})
export type Activity = v.InferOutput<typeof activity>

export const activityContract = {
  list: endpoint({
    summary: 'Current and coming activities of a store, current ones first; past ones are left out',
    path: 'store/activity',
    input: v.object({ storeId: id }),
    reply: v.object({ storeName: v.string(), list: v.array(activity) }),
  }),
  detail: endpoint({
    summary: 'One activity of a store with its dishes, optionally only those available for a dining type',
    path: 'store/activity/detail',
    input: v.object({ storeId: id, activityId: id, diningType: v.optional(diningType) }),
    reply: v.object({ ...activity.entries, storeName: v.string(), goods: v.array(goodsRow) }),
  }),
}
