import type { Reply } from '../../../src/contract/endpoint'
import {
  canTransitionPointsOrder,
  POINTS_ORDER_STATES,
  type PointsOrderStateName,
} from '../../../src/domain/points/pointsOrderState'
import { pointsOrderContract as calls, type StaffPointsOrder } from '../../contract/members/pointsOrder'
import { type AreaRecord, listArea } from './area'

const orderOf = (record: AreaRecord) => record as unknown as StaffPointsOrder

/** Whether staff may move an order there. */
const mayBecome = (to: PointsOrderStateName) => (record: AreaRecord) => {
  const { state, way } = orderOf(record)
  return canTransitionPointsOrder({ state: POINTS_ORDER_STATES[state].code, way }, to, 'merchant')
}
const goesBy = (way: StaffPointsOrder['way']) => (record: AreaRecord) => orderOf(record).way === way
const isIn = (state: PointsOrderStateName) => (record: AreaRecord) => orderOf(record).state === state
const both = (one: (record: AreaRecord) => boolean, other: (record: AreaRecord) => boolean) => (record: AreaRecord) =>
  one(record) && other(record)

const seen = ({ id, version }: AreaRecord) => ({ id, version })
const isSent = both(goesBy('delivery'), isIn('pendingReceipt'))

const addressLines = (reply: unknown) => {
  const { address } = reply as Reply<typeof calls.address>
  return address ? [[address.contact, address.phone, address.address].filter(Boolean).join(' · ')] : []
}

/** What members have taken in the points shop. At the counter it is handed out at the till, by the code of the member. */
export const pointsOrder = listArea({
  name: 'pointsOrder',
  group: 'points',
  ...{ list: calls.list, read: calls.read },
  columns: ['name', 'num', 'memberName', 'way', 'state', 'storeName', 'createdAt'],
  facts: [
    ...(['orderNo', 'caption', 'phone', 'points', 'payAmount', 'deliveryFee', 'carrier', 'trackingNo'] as const),
    ...(['shippedAt', 'completedAt', 'endedAt', 'reason', 'answer'] as const),
  ],
  actions: [
    { name: 'giveBackAsked', call: calls.refund, fits: isIn('refunding'), input: seen, asks: true },
    { name: 'packed', call: calls.ship, fits: both(goesBy('pickup'), isIn('pendingShipment')), input: seen },
    {
      name: 'handOver',
      call: calls.complete,
      fits: both(goesBy('pickup'), mayBecome('completed')),
      input: seen,
      asks: true,
    },
    {
      name: 'arrived',
      call: calls.complete,
      fits: both(goesBy('delivery'), mayBecome('completed')),
      input: seen,
      asks: true,
    },
  ],
  details: {
    lists: [],
    actionForms: [
      { name: 'sendParcel', call: calls.ship, fits: both(goesBy('delivery'), isIn('pendingShipment')) },
      {
        name: 'correctParcel',
        call: calls.setParcel,
        fits: isSent,
        begin: ({ carrier, trackingNo }) => ({ carrier, trackingNo }),
      },
      { name: 'keepOrder', call: calls.refuse, fits: isIn('refunding') },
      {
        name: 'giveBack',
        call: calls.refund,
        fits: both(mayBecome('refunded'), (record) => !isIn('refunding')(record)),
      },
    ],
    hidden: [{ name: 'address', call: calls.address, fits: goesBy('delivery'), lines: addressLines }],
  },
})
