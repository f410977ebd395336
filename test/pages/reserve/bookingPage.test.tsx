import type { ReservationView } from '@/contract/inStore/reserve'
import { RESERVE_STATES, type ReserveStateName } from '@/domain/reserve/reserveState'
import { BookingPage } from '@/pages/reserve/parts/booking/BookingPage'
import { render, shopIn } from '../../ui/rendering'

const AT = '2026-11-22T19:00:00.000+07:00'
const booking = {
  ...{ id: 'b1', code: 'R-1', title: 'We missed you', message: '', areaName: 'Garden', areaIcon: 'seat', tableNo: '' },
  ...{ people: 2, tables: 1, start: AT, end: AT, celebration: 'none', notes: '', contact: 'Nok', phone: '' },
  ...{ steps: [null, null, null, null], actions: [], refunds: [], refundNow: 0, payUntil: null, keepMinutes: 15 },
  storeInfo: { id: 'ari', name: 'Ari', address: '', image: '', lat: 0, lng: 0, tel: '' },
  ...{ deposit: 20_000, payState: 'paid', payWay: 'PromptPay', calendar: '', reason: '', refundReason: '', refund: 0 },
} as unknown as ReservationView

/** The texts of the page of a booking in a state. */
async function draw(state: ReserveStateName, change: Partial<ReservationView>): Promise<string> {
  const { code, step } = RESERVE_STATES[state]
  const reservation = { ...booking, state: code, progress: step, ...change }
  const none = () => undefined
  const { place } = await render(
    <BookingPage shown={{ reservation, serverTime: AT }} changing={false} onReply={none} onLate={none} />,
    await shopIn('en'),
  )
  return place.textContent ?? ''
}

it('what the store gives back of a kept deposit stands there with its words', async () => {
  const text = await draw('noShow', { refund: 12_000, refundReason: 'The train did not run' })
  expect(text).toContain('The store says: The train did not run')
  expect(text).toContain('฿120 goes back to you')
})

it('what a guest wrote on cancelling is not shown as the words of the store', async () => {
  expect(await draw('cancelled', { reason: 'Plans changed' })).not.toContain('Plans changed')
  expect(await draw('refused', { reason: 'Under water' })).toContain('The store says: Under water')
})
