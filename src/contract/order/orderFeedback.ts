import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, instant, int, picture, text, uploads } from '../fields'

/** 1 too much, 2 moderate, 3 too little. */
const taste = v.picklist([1, 2, 3])
/** 1 very satisfied, 2 satisfied, 3 so-so, 4 unsatisfied. */
const level = v.picklist([1, 2, 3, 4])

/** Rating of one dish (specification §3 "Feedback"). */
export const dishRating = v.object({
  sourness: taste,
  spiciness: taste,
  sweetness: taste,
  saltiness: taste,
  texture: level,
  flavor: level,
  appearance: level,
  freshness: level,
  portion: level,
  repurchase: level,
  comparison: level,
  recommendation: level,
})

const ratedDish = v.object({ orderGoodsId: id, ...dishRating.entries })

const feedback = v.object({
  /** 1 to 5. */
  overall: v.number(),
  dishes: v.array(ratedDish),
  suggestions: v.string(),
  images: v.array(picture),
  createdAt: instant,
  /** What the store answered; empty without an answer. */
  answer: v.string(),
  answeredAt: v.nullable(instant),
})
export type StoredFeedback = v.InferOutput<typeof feedback>

export const orderFeedbackContract = {
  tasting: endpoint({
    summary: 'The dishes of an order that can be rated, and the feedback given so far',
    path: 'order/gettastingmenu',
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: v.object({
      orderId: id,
      orderNo: v.string(),
      storeName: v.string(),
      dishes: v.array(v.object({ orderGoodsId: id, name: v.string(), image: picture, choiceText: v.string() })),
      /** The order is completed and has no review yet. */
      open: v.boolean(),
      said: v.nullable(feedback),
    }),
  }),
  give: endpoint({
    summary: 'Rates a completed order overall and each of its dishes, once per order',
    method: 'POST',
    path: 'order/feedback',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({
      orderId: id,
      overall: int(1, 5),
      dishes: v.pipe(v.array(ratedDish), v.minLength(1), v.maxLength(100)),
      suggestions: v.optional(text(500), ''),
      images: uploads,
    }),
    reply: feedback,
  }),
}
