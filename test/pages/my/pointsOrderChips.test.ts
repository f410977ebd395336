import { POINTS_ORDER_STATES, type PointsOrderStateName } from '@/domain/points/pointsOrderState'
import { loadMessages, translate } from '@/i18n/i18n'
import '@/i18n/en/points'
import { chipOf } from '@/pages/my/integral/parts/orderLooks'

beforeAll(() => loadMessages('en'))

test.each<[PointsOrderStateName, 'pickup' | 'delivery', string]>([
  ['pendingPayment', 'delivery', 'To pay'],
  ['pendingShipment', 'pickup', 'We are packing it'],
  ['pendingShipment', 'delivery', 'To be sent'],
  ['pendingReceipt', 'pickup', 'Ready to collect'],
  ['pendingReceipt', 'delivery', 'On its way'],
  ['completed', 'pickup', 'Completed'],
])('the chip of a points order in the state %s by %s is "%s"', (name, way, text) => {
  const chip = chipOf({ state: POINTS_ORDER_STATES[name].code, way })
  expect(translate('en', chip.text)).toBe(text)
})
