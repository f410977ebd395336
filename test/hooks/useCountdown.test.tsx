import { act } from 'react'
import { useCountdown } from '@/hooks/useCountdown'
import { pageEvent, type PageLife } from '../ui/pageLife'
import { render } from '../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../ui/pageLife').taroWithPageLife())

const SERVER_TIME = '2026-11-21T12:00:00.000+07:00'
const UNTIL = '2026-11-21T12:00:10.000+07:00'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Renders a countdown of ten seconds, and counts how often it was drawn and ended. */
async function countDown(until: string | null = UNTIL) {
  const counts = { drawn: 0, ended: 0 }
  const Line = ({ serverTime }: { serverTime: string }) => {
    counts.drawn += 1
    return <p>{useCountdown(until, serverTime, () => (counts.ended += 1))}</p>
  }
  const { place, again } = await render(<Line serverTime={SERVER_TIME} />)
  return { counts, left: () => Number(place.textContent), renew: (time: string) => again(<Line serverTime={time} />) }
}

const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000))

test('the time counts down each second, and its end is reported once', async () => {
  const { counts, left } = await countDown()
  expect(left()).toBe(10_000)
  await pass(3)
  expect(left()).toBe(7000)
  await pass(30)
  expect([left(), counts.ended]).toEqual([0, 1])
})

test('a hidden page is not drawn, and shows the right time once it is visible again', async () => {
  const { counts, left } = await countDown()
  await pageEvent('hide')
  const { drawn } = counts
  await pass(4)
  expect([left(), counts.drawn]).toEqual([10_000, drawn])
  await pageEvent('show')
  expect(left()).toBe(6000)
  await pass(2)
  expect(left()).toBe(4000)
})

test('a time that runs out while the page is hidden ends when the page is visible again', async () => {
  const { counts, left } = await countDown()
  await pageEvent('hide')
  await pass(60)
  expect(counts.ended).toBe(0)
  await pageEvent('show')
  await pass(5)
  expect([left(), counts.ended]).toEqual([0, 1])
})

test('a newer reply of the server corrects the time, and its end is reported again', async () => {
  const { counts, left, renew } = await countDown()
  await pass(20)
  expect(counts.ended).toBe(1)
  await renew('2026-11-21T12:00:08.000+07:00')
  await pass(1)
  expect(left()).toBe(1000)
  await pass(9)
  expect(counts.ended).toBe(2)
})

test('without an end there is nothing to count', async () => {
  const { counts, left } = await countDown(null)
  const { drawn } = counts
  await pass(30)
  expect([left(), counts]).toEqual([0, { drawn, ended: 0 }])
})
