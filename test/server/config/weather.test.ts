import { eq } from 'drizzle-orm'
import { configContract } from '../../../src/contract/config/config'
import { layoutBlocks } from '../../../server/db/schema/settings/config'
import { stores } from '../../../server/db/schema/store/stores'
import { OpenMeteo } from '../../../server/integrations/weather/openMeteo'
import { readHomePicture } from '../../../server/modules/config/homePicture'
import { LocalWeather } from '../../../server/modules/config/localWeather'
import { Imitation, type ImitatedReply } from '../integrations/imitation'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'

let service: Imitation
let weather: LocalWeather
let backend: Backend

const newWeather = () => {
  const source = new OpenMeteo({ url: `${service.base}/v1/forecast`, key: 'k-1' }, 500)
  return new LocalWeather(source, () => backend.clock.now())
}

freshBistro(
  (fresh) => (backend = fresh),
  async () => {
    service = await Imitation.start()
    return { weather: { at: (place) => weather.at(place), refresh: (place) => weather.refresh(place) } }
  },
)
beforeEach(async () => {
  weather = newWeather()
  const { db } = backend
  await db.delete(layoutBlocks).where(eq(layoutBlocks.page, 'index'))
  const slides = [
    { image: 'ice.webp', weather: 'hot' },
    { image: 'soup.webp', weather: 'rain' },
    { image: 'usual.webp' },
  ]
  await db.insert(layoutBlocks).values({ id: 'first', page: 'index', sort: 1, type: 'hero', data: { slides } })
})
afterAll(() => service.close())

const weatherOf = (temperature: number, code: number): ImitatedReply => ({
  json: { current: { time: '2026-11-21T12:00', temperature_2m: temperature, weather_code: code } },
})

/** The pictures of the hero as a guest of a store gets them. */
async function hero(storeId = 'ari'): Promise<string[]> {
  const { list } = await backend.ask(configContract.drag, { page: 'index', storeId })
  return (list.flatMap(({ data }) => data.slides) as { image: string }[]).map(({ image }) => image)
}

test('a rainy store begins its home page with soup once the weather is known; no guest waits for it', async () => {
  service.answer({ '/v1/forecast': weatherOf(27, 61) })
  expect(await hero()).toEqual(['ice.webp', 'soup.webp', 'usual.webp'])
  expect(await hero()).toEqual(['soup.webp', 'usual.webp'])
  const [store] = await backend.db.select().from(stores).where(eq(stores.id, 'ari'))
  expect(service.requests.map(({ query }) => query)).toEqual([
    {
      latitude: String(store?.lat),
      longitude: String(store?.lng),
      current: 'temperature_2m,weather_code',
      apikey: 'k-1',
    },
  ])
  expect(await readHomePicture(backend.db, { locale: 'en', now: backend.clock.now(), weather })).toEqual({
    light: 'soup.webp',
    dark: 'soup.webp',
  })
})

test.each([
  [34, 0, 'ice.webp'],
  [33, 3, 'ice.webp'],
  [35, 95, 'soup.webp'],
  [28, 45, 'usual.webp'],
])('at %s degrees with the WMO code %s the first picture is %s', async (temperature, code, first) => {
  service.answer({ '/v1/forecast': weatherOf(temperature, code) })
  await hero()
  expect((await hero())[0]).toBe(first)
})

test('the service is asked again after a quarter of an hour', async () => {
  service.answer({ '/v1/forecast': weatherOf(34, 0) })
  await hero()
  backend.clock.advance(14)
  await hero()
  expect(service.requests).toHaveLength(1)
  backend.clock.advance(2)
  service.answer({ '/v1/forecast': weatherOf(25, 61) })
  expect((await hero())[0]).toBe('ice.webp')
  expect((await hero())[0]).toBe('soup.webp')
})

test.each<[string, ImitatedReply]>([
  ['answers with an error', { json: { error: true, reason: 'limit' }, status: 429 }],
  ['is broken', { text: 'oops', status: 500 }],
  ['never answers', 'silent'],
  ['is cut off', 'cut'],
])('a service that %s leaves the slides in their places, and is not asked at once again', async (_what, said) => {
  service.answer({ '/v1/forecast': said })
  expect(await hero()).toHaveLength(3)
  expect(await hero()).toHaveLength(3)
  expect(service.requests).toHaveLength(1)
})

test('weather of hours ago does not count any more', async () => {
  service.answer({ '/v1/forecast': weatherOf(34, 0) })
  await hero()
  service.answer({ '/v1/forecast': { text: 'oops', status: 500 } })
  backend.clock.advance(121)
  expect(await hero()).toHaveLength(3)
  expect(await hero()).toHaveLength(3)
})
