import * as v from 'valibot'
import { endpoint, type Reply } from '../endpoint'
import { diningType, id, picture, satang, text, uploads } from '../fields'
import { orderDetail } from './order'
import { GUEST_REASONS } from './orderRefund'

const dish = { goodsId: id, name: v.string() }

/** After-sales calls of an order. An area of its own, so that only the pages that use it load it. */
export const orderCareContract = {
  complete: endpoint({
    summary: 'Confirms that the guest has received the order; repeating it changes nothing',
    method: 'POST',
    path: 'order/complete',
    access: 'guest',
    idempotent: true,
    input: v.object({ orderId: id }),
    reply: orderDetail,
  }),
  refundForm: endpoint({
    summary: 'The amount that would be refunded now, and the reasons to choose from',
    path: 'order/refundApply',
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: v.object({
      amount: satang,
      reasons: v.array(v.object({ key: v.picklist(GUEST_REASONS), text: v.string() })),
      /** Whether the order can be cancelled without the store's approval: preparation has not started. */
      atOnce: v.boolean(),
    }),
  }),
  refundApply: endpoint({
    summary: 'Requests a refund of an order. Approved at once while the kitchen has not accepted the order',
    method: 'POST',
    path: 'order/refundApply',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({
      orderId: id,
      reason: v.picklist(GUEST_REASONS),
      remark: v.optional(text(200), ''),
      images: uploads,
    }),
    reply: orderDetail,
  }),
  refundWithdraw: endpoint({
    summary: 'Withdraws a refund request that the store has not answered',
    method: 'POST',
    path: 'order/refundApply/withdraw',
    access: 'guest',
    idempotent: true,
    input: v.object({ orderId: id }),
    reply: orderDetail,
  }),
  again: endpoint({
    summary: 'Adds the dishes of an order to the cart at current prices; lists unavailable dishes and changed prices',
    method: 'POST',
    path: 'order/again',
    access: 'guest',
    idempotent: true,
    input: v.object({ orderId: id }),
    reply: v.object({
      /** The cart that was filled: the same dining type, if the store still offers it. Table orders become takeaway. */
      storeId: id,
      diningType,
      added: v.array(v.object({ ...dish, num: v.number() })),
      unavailable: v.array(v.object({ ...dish, image: picture, reason: v.string() })),
      /** Price per piece with add-ons, then and now. */
      priceChanged: v.array(v.object({ ...dish, image: picture, was: satang, now: satang })),
    }),
  }),
}

/** Result of a reorder. */
export type AgainReply = Reply<(typeof orderCareContract)['again']>
