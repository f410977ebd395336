import { DAY_MS } from '@/domain/time/duration'
import { SplashStore } from '@/stores/config/splash'
import { keeping } from '../cache/keeping'

const FIRING = { on: true, image: 'a.webp', alt: '', often: 'launch' as 'launch' | 'day', seconds: 3, link: null }

/** A merchant's splash, a phone's storage, and a clock. */
function setUp(firing: Partial<typeof FIRING> = {}) {
  const { keep } = keeping()
  const world: { now: number; firing: typeof FIRING | undefined } = {
    now: Date.parse('2026-11-21T12:00:00+07:00'),
    firing: { ...FIRING, ...firing },
  }
  const launch = () => {
    const splash = new SplashStore(
      keep,
      () => world.firing,
      () => world.now,
    )
    splash.launch()
    return splash
  }
  return { launch, world, keep }
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
  const { world, keep } = setUp()
  const splash = new SplashStore(keep, () => world.firing)
  splash.come()
  expect([splash.open, splash.state]).toEqual([false, 'over'])
})

it.each([{ on: false }, { image: '' }])('is not shown when it is %j', (firing) => {
  expect(setUp(firing).launch().open).toBe(false)
})

it('is not shown when the configuration or the picture comes too late or never', () => {
  const { launch, world } = setUp()
  world.firing = undefined
  const late = launch()
  expect(late.open).toBe(false)
  world.firing = FIRING
  expect(late.open).toBe(true)
  world.now += 2501
  late.come()
  expect(late.open).toBe(false)
  const failed = launch()
  failed.end()
  expect(failed.open).toBe(false)
})

it('is shown only at the first launch of a day where the merchant wants that; an unseen one does not count', () => {
  const { launch, world } = setUp({ often: 'day' })
  launch().end()
  launch().come()
  expect(launch().open).toBe(false)
  world.now += DAY_MS
  expect(launch().open).toBe(true)
})
