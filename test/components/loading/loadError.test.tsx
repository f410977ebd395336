import { act } from 'react'
import { OfflineError, ReplyError, TimeoutError } from '@/api/errors'
import { Loaded } from '@/components/loading/Loaded'
import type { Locale } from '@/contract/fields'
import { Resource } from '@/stores/cache/resource'
import { button, press, render, shopIn } from '../../ui/rendering'

const timeout = new TimeoutError()

test.each<[string, Locale, Error, string]>([
  ['The connection timed out. Tap to retry', 'en', timeout, 'Try again'],
  ['การเชื่อม\u2060ต่อหมดเวลา แตะเพื่อลองอีกครั้ง', 'th', timeout, 'ลองอีกครั้ง'],
  ['连接超时，点按重试', 'zh', timeout, '重试'],
  ['You are offline. Please try again when you are back online', 'en', new OfflineError(), 'Try again'],
])('a page that did not load shows "%s" in %s, and loads on retry', async (text, locale, error, retry) => {
  const fetch = jest.fn(async () => 'the dishes').mockRejectedValueOnce(error)
  const resource = new Resource(fetch)
  const { place } = await render(
    <Loaded of={resource} skeleton="bars">
      {(value) => value}
    </Loaded>,
    await shopIn(locale),
  )
  await act(() => resource.load())
  expect(place.textContent).toContain(text)
  await press(button(retry))
  expect([place.textContent, fetch.mock.calls.length]).toEqual(['the dishes', 2])
})

test.each([
  [new OfflineError(), true],
  [new TimeoutError(), true],
  [new ReplyError(500, ''), false],
])('after %p the picture of a missing network is shown: %p', async (error, isShown) => {
  const resource = new Resource(jest.fn(async () => 'the dishes').mockRejectedValue(error))
  const { place } = await render(
    <Loaded of={resource} skeleton="bars">
      {(value) => value}
    </Loaded>,
    await shopIn('en'),
  )
  await act(() => resource.load())
  expect(place.innerHTML.includes('wifi-slash')).toBe(isShown)
})
