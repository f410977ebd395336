import { act } from 'react'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { loadMessages, translate } from '@/i18n/i18n'
import { LOCALES } from '@/contract/constants/common'
import type { Locale } from '@/contract/fields'
import type { Stores } from '@/stores/root'
import type { PageLife } from '../ui/pageLife'
import { render } from '../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../ui/pageLife').taroWithPageLife())

const AT = '2026-11-20T12:00:00.000+07:00'
const MINUTE = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Line() {
  const since = useRelativeTime()
  return <p>{since(AT)}</p>
}

/** Renders the time in a language, `passed` milliseconds after it. */
async function shown(passed: number, locale: Locale = 'en') {
  jest.setSystemTime(Date.parse(AT) + passed)
  await loadMessages(locale)
  const stores = { locale: { t: (key: string, params?: object) => translate(locale, key as never, params as never) } }
  const { place: container } = await render(<Line />, stores as unknown as Stores)
  return container
}

test('a time is written relative to now, after a year as date', async () => {
  expect((await shown(30_000)).textContent).toBe('just now')
  expect((await shown(MINUTE)).textContent).toBe('1 minute ago')
  expect((await shown(3 * 60 * MINUTE)).textContent).toBe('3 hours ago')
  expect((await shown(400 * 24 * 60 * MINUTE)).textContent).toBe('2026-11-20')
})

test('each language has its words', async () => {
  const texts: (string | null)[] = []
  for (const locale of LOCALES) texts.push((await shown(5 * MINUTE, locale)).textContent)
  expect(texts).toEqual(['5 minutes ago', '5 นาทีที่แล้ว', '5 分钟前'])
})

test('the time is redrawn each minute', async () => {
  const container = await shown(0)
  await act(async () => jest.advanceTimersByTime(2 * MINUTE))
  expect(container.textContent).toBe('2 minutes ago')
})
