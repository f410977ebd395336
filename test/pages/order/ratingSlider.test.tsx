import { act } from 'react'
import { boxOf } from '@/platform/device/measure'
import { RatingSlider } from '@/pages/order/parts/feedback/RatingSlider'
import { render } from '../../ui/rendering'

jest.mock('@/platform/device/measure', () => ({ boxOf: jest.fn() }))

const LEVELS = [
  { key: 'less', label: 'Too little' },
  { key: 'right', label: 'Just right' },
  { key: 'more', label: 'Too much' },
] as const

/** A slider that is 300 px wide, 20 px from the left edge. */
async function setUp(value?: 'less' | 'right' | 'more') {
  jest.mocked(boxOf).mockResolvedValue({ left: 20, width: 300, height: 56 })
  const onChange = jest.fn()
  const { place } = await render(
    <RatingSlider id="spiciness" label="Spiciness" levels={LEVELS} value={value} onChange={onChange} />,
  )
  const track = place.querySelector('[role=radiogroup]')
  const touch = (type: string, clientX: number) =>
    act(async () => {
      track?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientX }] }))
    })
  return { onChange, touch, place }
}

test.each([
  ['the left edge', 5, 'less'],
  ['the middle', 170, 'right'],
  ['beyond the right edge', 390, 'more'],
])('a finger that slides to %s chooses the stop there', async (_place, x, level) => {
  const { onChange, touch } = await setUp()
  await touch('touchstart', 200)
  await touch('touchmove', x)
  expect(onChange.mock.calls).toEqual([[level]])
})

test('sliding within the chosen stop changes nothing', async () => {
  const { onChange, touch } = await setUp('right')
  await touch('touchstart', 170)
  await touch('touchmove', 180)
  expect(onChange).not.toHaveBeenCalled()
})

test('a stop can be tapped, and the chosen one is the checked one', async () => {
  const { onChange, place } = await setUp('right')
  const stops = [...place.querySelectorAll<HTMLElement>('[role=radio]')]
  expect(stops.map((stop) => stop.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false'])
  await act(async () => stops[2]?.click())
  expect(onChange.mock.calls).toEqual([['more']])
})
