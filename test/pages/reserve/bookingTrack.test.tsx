import type { Locale } from '@/contract/fields'
import type { ReservationView } from '@/contract/inStore/reserve'
import { RESERVE_STATES, type ReserveStateName } from '@/domain/reserve/reserveState'
import { BookingTrack } from '@/pages/reserve/parts/booking/BookingTrack'
import { one, render, shopIn } from '../../ui/rendering'

/** Draws the track of a reservation in a state and returns the names of its steps. */
async function draw(state: ReserveStateName, locale: Locale = 'en') {
  const { code, step } = RESERVE_STATES[state]
  const reservation = { state: code, progress: step, steps: [null, null, null, null] } as unknown as ReservationView
  await render(<BookingTrack reservation={reservation} />, await shopIn(locale))
  const names = document.querySelectorAll('.at-timeline-item__content-item:first-child')
  return [...names].map((name) => name.textContent)
}

test.each<[Locale, string[]]>([
  ['en', ['Sent', 'Asking', 'Processing', 'Confirmed']],
  ['th', ['ส่งแล้ว', 'ติดต่อร้าน', 'ดำเนิน\u2060การ', 'ยืนยัน']],
  ['zh', ['已提交', '联系商家', '商家处理', '已确认']],
])(
  'a reservation that was sent has three steps: contacting, processing and the result, in %s',
  async (locale, steps) => {
    expect(await draw('asking', locale)).toEqual(steps)
  },
)

test.each<[ReserveStateName, string]>([
  ['unpaid', 'Sent'],
  ['asking', 'Asking'],
  ['processing', 'Processing'],
  ['confirmed', 'Confirmed'],
  ['refused', 'Refused'],
  ['cancelled', 'Cancelled'],
  ['arrived', 'Visited'],
  ['noShow', 'Not visited'],
])('a reservation in state %s is at the step "%s"', async (state, step) => {
  await draw(state)
  expect(one('[aria-current=step]').textContent).toContain(step)
})
