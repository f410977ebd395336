import { act } from 'react'
import { FOLLOW_MS, usePolling } from '@/hooks/usePolling'
import type { PageLife } from '../ui/pageLife'
import { render } from '../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../ui/pageLife').taroWithPageLife())

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('on a slow network the next request waits for the reply of the one before, so that no reply is discarded', async () => {
  const replies: (() => void)[] = []
  const work = jest.fn(() => new Promise<void>((resolve) => replies.push(resolve)))
  const Page = () => {
    usePolling(work, FOLLOW_MS, true)
    return null
  }
  const { again } = await render(<Page />)
  await pass(5 * FOLLOW_MS)
  expect(work).toHaveBeenCalledTimes(1)
  replies[0]?.()
  await pass(FOLLOW_MS)
  expect(work).toHaveBeenCalledTimes(2)
  await again(null)
  replies[1]?.()
  await pass(5 * FOLLOW_MS)
  expect(work).toHaveBeenCalledTimes(2)
})
