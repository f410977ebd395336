import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { diningType, id, instant, picture } from '../fields'
import { goodsRow } from '../goods/goodsRow'

/** A store activity: a season, special hours or an event. */
export const activity = v.object({
  id,
  title: v.string(),
  /** Description, one or two sentences. */
  text: v.string(),
  /** Schedule as the merchant's text, for example "Weekdays 11:00–14:30". */
  period: v.string(),
  /** Terms; may be empty. */
  rules: v.string(),
  image: picture,
  runsNow: v.boolean(),
  /** End of the running period, or start of the next one; absent without a known end. */
  changesAt: v.optional(instant),
  /** Its dishes on the menu. */
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
