import { trackOf } from '@/domain/order/orderTrack'

const order = {
  state: 2,
  diningType: 'pickup',
  table: null,
  createdAt: '2026-11-20T12:00:00+07:00',
  paidAt: '2026-11-20T12:02:00+07:00',
  acceptedAt: null,
  readyAt: null,
  sentAt: null,
  deliveredAt: null,
  completedAt: null,
} as const

describe('the track of an order', () => {
  it.each([
    [2, 'pickup', 'stepPlaced'],
    [3, 'pickup', 'stepCooking'],
    [4, 'pickup', 'stepReady'],
    [3, 'delivery', 'stepCooking'],
    [4, 'delivery', 'stepCooking'],
    [5, 'delivery', 'stepOnTheWay'],
    [6, 'delivery', 'stepDelivered'],
  ] as const)('in state %d (%s) is at step %s', (state, diningType, name) => {
    const track = trackOf({ ...order, state, diningType })
    expect(track?.stops[track.now]?.name).toBe(name)
  })

  it.each([
    ['pickup', null, ['stepReady', 'stepCollected']],
    ['dineIn', null, ['stepReady', 'stepCollected']],
    ['dineIn', { id: 't1', name: 'A1', area: '' }, ['stepReady', 'stepServed']],
    ['delivery', null, ['stepOnTheWay', 'stepDelivered']],
  ] as const)('%s at %j ends with %j', (diningType, table, names) => {
    const track = trackOf({ ...order, diningType, table })
    expect(track?.stops.slice(2).map(({ name }) => name)).toEqual(names)
  })

  it('has completed all steps when the order is completed', () => {
    expect(trackOf({ ...order, state: 7 })?.now).toBe(4)
  })

  it.each([1, 0, -1, 8, 99])('is missing in state %d', (state) => {
    expect(trackOf({ ...order, state: state as 1 })).toBeUndefined()
  })

  it('starts with the payment, or with the order when it is paid at the counter', () => {
    expect(trackOf(order)?.stops[0]?.at).toBe(order.paidAt)
    expect(trackOf({ ...order, paidAt: null })?.stops[0]?.at).toBe(order.createdAt)
  })
})
