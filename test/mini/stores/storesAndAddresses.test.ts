import type { Platform } from '../package/miniPackage'
import { setUpFlows } from '../harness/flow'

const { flow } = setUpFlows()

const besideThonglor = { location: () => ({ latitude: 13.735, longitude: 100.582 }) }

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  it('the home page draws the layout in few and small setData calls', () =>
    flow(platform, {}, async (app) => {
      const calls = await app.measure(async () => {
        await app.see('Cooked most this week')
        await app.see('Log in to collect points')
      })
      const bytes = calls.map((one) => one.bytes)
      expect(Math.max(0, ...bytes)).toBeLessThan(30_000)
      expect(bytes.reduce((total, one) => total + one, 0)).toBeLessThan(45_000)
    }))

  it("a guest measures distances from the phone's position, adds a favourite and enters a store", () =>
    flow(platform, { stubs: besideThonglor }, async (app) => {
      await app.tap('[aria-label^="Change store"]')
      await app.arrive('/pages/shop/select/index')
      await app.tap('Use my location')
      await app.see('Nearest first')
      await app.see('30m')
      await app.tap('[aria-label="Add Sala Bistro · Ari to favourites"]')
      await app.tap('Favourites')
      await app.gone('Sala Bistro · Riverside')
      await app.tap('[aria-label="About Sala Bistro · Ari"]')
      await app.arrive('/pages/shop/out/sjjs')
      await app.see('16:00–02:00')
    }))

  it('the list stays usable when the phone shares no position', () =>
    flow(platform, { stubs: { location: () => 'denied' } }, async (app) => {
      await app.open('/pages/shop/select/index')
      await app.tap('Use my location')
      await app.see('We could not access your location')
      await app.see('Sala Bistro · Ari')
      expect(await app.text()).not.toMatch(/\dk?m\b/)
    }))

  it('the address form lists missing fields and focuses the first, accepts the completed address, and shows it in the list', () =>
    flow(platform, { engine: 'chromium' }, async (app) => {
      await app.open('/pages/my/addres/addresses')
      await app.see('No addresses yet')
      await app.tap('Add an address')
      await app.arrive('/pages/my/addres/add')
      await app.tap('Save address')
      await app.see('Please enter a contact person')
      await app.tap('Confirm')
      await app.see('#contact input:focus')
      await app.type('#contact input', 'Ploy')
      await app.type('#phone input', '0812345678')
      await app.type('#address input', '55 Sukhumvit 55')
      await app.type('#houseNo input', 'Unit 1204')
      await app.tap('Choose a district')
      await app.tap('Watthana')
      await app.tap('Company')
      await app.tap('Save address')
      await app.arrive('/pages/my/addres/addresses')
      await app.see('55 Sukhumvit 55, Unit 1204')
      await app.tap('[aria-label="Delete the address Ploy"]')
      await app.tap('Delete')
      await app.see('No addresses yet')
    }))
})
