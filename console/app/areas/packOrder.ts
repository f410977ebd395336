import { couponPackContract as calls } from '../../contract/coupons/couponPack'
import { listArea } from './area'

/** Coupon packs that members have bought, with what is left in each. */
export const packOrder = listArea({
  name: 'packOrder',
  group: 'coupons',
  ...{ list: calls.orders, read: calls.order },
  columns: ['name', 'memberName', 'amount', 'left', 'state', 'createdAt'],
  facts: ['no', 'phone', 'paidAt', 'refundable'],
  actions: [
    {
      name: 'refundPack',
      call: calls.refund,
      fits: ({ refundable }) => refundable === true,
      input: ({ id }) => ({ orderId: id }),
      asks: true,
    },
  ],
  details: { lists: [], actionForms: [] },
})
