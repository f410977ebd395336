import { DAY_MS } from '@/domain/time/duration'
import { SplashStore } from '@/stores/config/splash'
import { memoryStorage } from '../cache/memoryStorage'

const FIRING = { on: true, image: 'a.webp', alt: '', often: 'launch' as 'launch' | 'day', seconds: 3, link: null }

/** A merchant's splash, a phone's storage, and a clock. */
function setUp(firing: Partial<typeof FIRING> = {}) {
  const { storage } = memoryStorage()
  const env: { now: number; firing: typeof FIRING | undefined } = {
    now: Date.parse('2026-11-21T12:00:00+07:00'),
    firing: { ...FIRING, ...firing },
  }
  const launch = () => {
    const splash = new SplashStore(
      storage,
      () => env.firing,
      () => env.now,
    )
    splash.launch()
    return splash
  }
  return { launch, env, storage }
}

it('is shown when its picture is loaded, once per launch', () => {
  const splash = setUp().launch()
  expect([splash.open, splash.state]).toEqual([true, 'waiting'])
  splash.come()
  expect([splash.open, splash.state]).toEqual([true, 'shown'])
  splash.end()
  splash.come()
  expect([splash.open, splash.state]).toEqual([false, 'over'])
})

it('is not shown when the app starts from a link', () => {
  const { env, storage } = setUp()
  const splash = new SplashStore(storage, () => env.firing)
  splash.come()
  expect([splash.open, splash.state]).toEqual([false, 'over'])
})

it.each([{ on: false }, { image: '' }])('is not shown when it is %j', (firing) => {
  expect(setUp(firing).launch().open).toBe(false)
})

it('is not shown when the configuration or the picture comes too late or never', () => {
  const { launch, env } = setUp()
  env.firing = undefined
  const late = launch()
  expect(late.open).toBe(false)
  env.firing = FIRING
  expect(late.open).toBe(true)
  env.now += 2501
  late.come()
  expect(late.open).toBe(false)
  const failed = launch()
  failed.end()
  expect(failed.open).toBe(false)
})

it('is shown only at the first launch of a day where the merchant wants that; an unseen one does not count', () => {
  const { launch, env } = setUp({ often: 'day' })
  launch().end()
  launch().come()
  expect(launch().open).toBe(false)
  env.now += DAY_MS
  expect(launch().open).toBe(true)
})
