import { eventually } from '../harness/eventually'
import { guestWithOrderAndCart } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()

const STORES = '/pages/shop/select/index'
/** At Ari. */
const position = { latitude: 13.7797, longitude: 100.5446 }

const searchField = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Store, street or district' })
const names = ({ page }: Visitor) => page.getByText(/^Sala Bistro · /).allInnerTexts()

it("the store list finds a store by its street, keeps a guest's favourites and visited stores apart, and continues to the requested page", async () => {
  const { token } = await guestWithOrderAndCart(harness.site.url)
  await harness.visit({ token }, async (visitor) => {
    const { page } = visitor
    const filter = (name: string) => page.getByRole('radio', { name }).click()
    await visitor.deepLink(STORES, { page: 'goods' })
    await filter('Favourites')
    await page.getByText('No favourite stores yet').waitFor()
    await page.getByRole('button', { name: 'Show all stores' }).click()
    await page.getByRole('button', { name: 'Add Sala Bistro · Ari to favourites' }).click()
    await page.getByRole('button', { name: 'Remove Sala Bistro · Ari from favourites' }).waitFor()
    await visitor.reload()
    await page.getByText('Sala Bistro · Thonglor').waitFor()
    await filter('Favourites')
    await eventually(() => names(visitor), ['Sala Bistro · Ari'])
    await filter('Frequent')
    await eventually(() => names(visitor), ['Sala Bistro · Thonglor'])
    await filter('All')
    await searchField(visitor).fill('soi ari')
    await eventually(() => names(visitor), ['Sala Bistro · Ari'])
    await visitor.expectNoProblems()
    await searchField(visitor).fill('thonglor')
    await page.getByRole('button', { name: 'Sala Bistro · Thonglor', exact: true }).click()
    await page.waitForURL('**/#/pages/index/goods*')
    await visitor.deepLink('/pages/index/index')
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText(), 'Sala Bistro · Thonglor')
  })
})

it('the store list asks before it enters a closed store, and the home page shows that it is closed', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(STORES, { page: 'index' })
    await page.getByRole('button', { name: 'Sala Bistro · Riverside', exact: true }).click()
    const question = page.getByRole('dialog')
    await question.getByText('Sala Bistro · Riverside is closed').waitFor()
    await question.getByRole('button', { name: 'Back' }).click()
    await question.waitFor({ state: 'detached' })
    expect(visitor.route).toBe(STORES)
    await page.getByRole('button', { name: 'Sala Bistro · Riverside', exact: true }).click()
    await question.getByRole('button', { name: 'See menu' }).click()
    await page.waitForURL('**/#/pages/index/index*')
    await page.getByText('Closed for now').first().waitFor()
    await page.getByRole('button', { name: 'Other stores' }).click()
    await page.getByText('Current store').last().waitFor()
  }))

it('the store list shows distances once the phone shares its position, and its map moves a tapped store to the top', () =>
  harness.visit({ position }, async (visitor) => {
    const { page } = visitor
    const first = page.getByText(/^Sala Bistro · /).first()
    await visitor.deepLink(STORES)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Nearest first').waitFor()
    await eventually(() => page.getByText(/^\d{1,3}m$/).count(), 1)
    await eventually(() => page.getByText(/^\d+\.\d\dkm$/).count(), 2)
    await eventually(() => first.innerText(), 'Sala Bistro · Ari')
    await page.getByRole('switch', { name: 'Map' }).click()
    const map = page.getByRole('application', { name: /Stores on the map/ })
    await map.getByRole('button', { name: 'Riverside' }).click()
    await map.getByRole('button', { name: 'Riverside', pressed: true }).waitFor()
    await eventually(() => first.innerText(), 'Sala Bistro · Riverside')
    await visitor.saveScreenshot('stores-map')
    await visitor.expectNoProblems()
    await searchField(visitor).fill('ari')
    await map.getByRole('button', { name: 'Riverside' }).waitFor({ state: 'detached' })
    await eventually(() => map.getByRole('button', { name: /\w/ }).allInnerTexts(), ['Ari'])
    await page.getByRole('switch', { name: 'Map' }).click()
    await map.waitFor({ state: 'detached' })
  }))

it('the store list stays usable when the phone shares no position', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(STORES)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('We could not access your location').waitFor()
    await visitor.expectNoProblems()
    await page.getByText('Sala Bistro · Ari').first().waitFor()
    expect(await page.getByText(/^(\d{1,3}m|\d+\.\d\dkm)$/).count()).toBe(0)
  }))

it('a store page shows the store, and its address can be copied', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.deepLink('/pages/shop/out/sjjs', { storeId: 'ari' })
    await page.getByRole('button', { name: 'Copy' }).click()
    await visitor.waitForToast('Copied')
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('Phahonyothin')
    await page.getByText('16:00–02:00').first().waitFor()
    // In the morning the store is closed.
    await page.getByRole('button', { name: /^(Order here|See the menu)$/ }).click()
    await page.waitForURL('**/#/pages/index/goods*')
  }))

it("an order type opens its menu or the scanner for the table's code, and one that the store does not offer leads nowhere", () =>
  harness.visit({ camera: true }, async (visitor) => {
    const { page } = visitor
    const METHODS = '/pages/index/goodsmethod'
    await visitor.deepLink(METHODS, { storeId: 'ari' })
    const delivery = page.getByRole('button', { name: 'Delivery' })
    await delivery.filter({ hasText: 'Not available at this store' }).waitFor()
    await delivery.click({ force: true })
    await visitor.settled()
    expect(visitor.route).toBe(METHODS)
    await visitor.expectNoProblems()
    await visitor.follow(METHODS, { storeId: 'thonglor' })
    for (const [name, address] of [
      [/^Fast order/, '**/#/pages/shop/in/goods?*diningType=fast*'],
      [/^Dine in/, '**/#/scan*'],
    ] as const) {
      await visitor.top.getByRole('button', { name }).click()
      await page.waitForURL(address)
      await visitor.settled()
      await page.goBack()
      await page.waitForURL(`**/#${METHODS}*`)
      await visitor.settled()
    }
    await visitor.top.getByRole('button', { name: 'Takeout' }).click()
    await page.waitForURL('**/#/pages/index/goods*')
  }))

it('the store list marks stores without fast order and continues from the others, or to the till', () =>
  harness.visit({}, async (visitor) => {
    const { page, top } = visitor
    const choose = (name: string) => top.getByRole('button', { name: `Sala Bistro · ${name}`, exact: true }).click()
    await visitor.deepLink(STORES, { page: 'fastOrder' })
    await choose('Riverside')
    await visitor.waitForToast('Not available at this store: Fast order')
    expect(visitor.route).toBe(STORES)
    await choose('Thonglor')
    await page.waitForURL('**/#/pages/shop/in/goods?diningType=fast&storeId=thonglor*')
    await visitor.deepLink(STORES, { page: 'cashier' })
    await choose('Thonglor')
    await page.waitForURL('**/#/pages/shop/in/dmf?storeId=thonglor*')
    await visitor.settled()
    await visitor.expectNoProblems()
  }))
