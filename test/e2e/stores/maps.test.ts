import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { englishTexts } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()
const t = englishTexts()
const position = { latitude: 13.735, longitude: 100.582 }
const ADD = '/pages/my/addres/add'
/** A one-pixel picture in the map service's colour, stretched over a whole tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
)

/** Configures a map service whose tiles are served by the test. */
async function withTiles(page: Page): Promise<() => number> {
  let served = 0
  await page.route('**/channelApi/configFormMap', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: Record<string, unknown> }
    if (route.request().postData()?.includes('mapSetting')) {
      reply.data.mapSetting = {
        tiles: 'https://tiles.example/{key}/{z}/{x}/{y}.png',
        attribution: '<a href="https://tiles.example">Tiles</a>',
        key: 'k1',
      }
    }
    await route.fulfill({ response, json: reply })
  })
  await page.route('https://tiles.example/**', async (route) => {
    if (new URL(route.request().url()).pathname.startsWith('/k1/')) served += 1
    await route.fulfill({ body: TILE, contentType: 'image/png' })
  })
  return () => served
}

/** The name of the place in the middle of the map. */
const placeOf = (page: Page) =>
  page
    .getByText(/^Near .+, Bangkok$/)
    .locator('visible=true')
    .innerText()
/** How far the map was dragged. */
const dragOf = (page: Page) => page.locator('.leaflet-map-pane').evaluate((pane: HTMLElement) => pane.style.transform)

describe('the map of the web', () => {
  it('picks the location of an address with the keyboard alone, without a map service, keeps the input, and changes nothing when the guest goes back', () =>
    harness.visit({}, async (visitor) => {
      const { page } = visitor
      await visitor.deepLink(ADD)
      await page.getByRole('textbox', { name: 'Contact person' }).fill('Ploy')
      await page.getByRole('radio', { name: 'Choose on the map' }).click()
      await page.getByRole('application').waitFor()
      await visitor.settled()
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('radio', { name: 'Choose on the map', checked: false }).waitFor()
      expect(await page.getByRole('textbox', { name: 'Delivery address' }).inputValue()).toBe('')
      await visitor.waitForThrottle()
      await page.getByRole('radio', { name: 'Choose on the map' }).click()
      await page.getByRole('application').focus()
      const before = await dragOf(page)
      await page.keyboard.press('ArrowUp')
      await eventually(async () => (await dragOf(page)) !== before, true)
      await page.getByText('Looking for the address').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Use this location' }).click()
      await page.getByRole('radio', { name: 'Choose on the map', checked: true }).waitFor()
      expect(visitor.route).toBe(ADD)
      await eventually(() => page.getByRole('textbox', { name: 'Contact person' }).inputValue(), 'Ploy')
      await eventually(
        () => page.getByRole('textbox', { name: 'Delivery address' }).inputValue(),
        expect.stringMatching(/Bangkok/),
      )
    }))

  it('finds a district by name, and after a reload returns to the address with that location', () =>
    harness.visit({}, async (visitor) => {
      const { page } = visitor
      await visitor.deepLink('/choose-location', { lat: '13.735', lng: '100.582' })
      await visitor.reload()
      await page.getByRole('textbox', { name: 'District, city or store' }).fill('dusit')
      await page.getByRole('button', { name: /^Dusit/ }).click()
      await page.getByText('Near Dusit, Bangkok').waitFor()
      await page.getByRole('button', { name: 'Use this location' }).click()
      await page.waitForURL(`**/#${ADD}*`)
      await eventually(
        () => page.getByRole('textbox', { name: 'Delivery address' }).inputValue(),
        'Near Dusit, Bangkok',
      )
      await visitor.expectNoProblems()
    }))

  it('draws the tiles of a map service with its key and its name; without a position it shows why and stays usable', () =>
    harness.visit({}, async (visitor) => {
      const { page } = visitor
      const served = await withTiles(page)
      await visitor.deepLink('/choose-location', { lat: '13.735', lng: '100.582' })
      await page.getByRole('link', { name: 'Tiles' }).waitFor()
      await eventually(() => served() > 1, true)
      await visitor.saveScreenshot('places-tiles')
      await page.getByRole('button', { name: 'My location' }).click()
      await page.getByText('We could not access your location', { exact: false }).waitFor()
      await visitor.expectNoProblems()
      const before = await placeOf(page)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.getByRole('textbox', { name: 'District, city or store' }).fill('Ari')
      await page.getByRole('button', { name: /^Sala Bistro · Ari/ }).click()
      await eventually(async () => (await placeOf(page)) !== before, true)
      expect(await page.getByText(/\d\.\d{3}/).count()).toBe(0)
    }))
})

describe('the way to a store', () => {
  /** Taps “Directions” and checks the map's target. */
  async function follow(visitor: Visitor): Promise<void> {
    await visitor.top.getByRole('button', { name: 'Directions' }).click()
    await visitor.page.waitForURL('**/#/open-location*')
    await visitor.page.getByRole('application').waitFor()
    await visitor.reload()
    await visitor.expectTitle(t('place.open'))
    await visitor.page.getByRole('heading', { name: /Sala Bistro/ }).waitFor()
  }

  it("is shown from the page of the store, with the distance, once the district of the guest's position is found", () =>
    harness.visit({ position }, async (visitor) => {
      await visitor.deepLink('/pages/shop/select/select')
      await visitor.page.getByRole('button', { name: 'My location' }).click()
      await visitor.page.getByRole('button', { name: 'Watthana' }).waitFor()
      await eventually(() => visitor.route, '/pages/shop/select/index')
      await visitor.follow('/pages/shop/out/sjjs', { storeId: OPEN_STORE })
      await follow(visitor)
      await visitor.page.getByText('from you').waitFor()
      const requested: string[] = []
      await visitor.page.context().route('https://www.google.com/**', async (route) => {
        requested.push(route.request().url())
        await route.fulfill({ body: 'A map' })
      })
      const [popup] = await Promise.all([
        visitor.page.waitForEvent('popup'),
        visitor.page.getByRole('button', { name: 'Directions' }).click(),
      ])
      await popup.getByText('A map').waitFor()
      expect(requested).toEqual([expect.stringMatching(/destination=13\.\d+,100\.\d+$/)])
    }))
})

it('the stores are filtered by city and district; unknown ones are not found', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/shop/select/index')
    await page.getByRole('button', { name: 'All cities' }).click()
    const search = page.getByRole('textbox', { name: 'Search for a city or district' })
    await search.fill('atlantis')
    await page.getByText('No city or district found').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('radio', { name: 'Watthana' }).waitFor()
    await search.fill('wat')
    await page.getByRole('radio', { name: 'Watthana' }).click()
    await page.getByRole('button', { name: 'Watthana' }).waitFor()
    await page.getByText('Sala Bistro · Thonglor').waitFor()
    await page.getByText('Sala Bistro · Ari').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Watthana' }).click()
    await page.getByRole('radio', { name: 'All cities' }).click()
    await page.getByText('Sala Bistro · Ari').waitFor()
  }))
