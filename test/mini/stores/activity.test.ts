import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { openCheckout } from '../harness/steps'

const { flow } = setUpFlows()

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  it('a guest opens an event in a store and adds one of its dishes to the cart', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/shop/out/sjjs?storeId=thonglor')
      await app.tap('Events and offers here')
      await app.arrive('/pages/shop/activity')
      await app.see('Every day, while there are mangoes')
      await app.tap('See 2 dishes')
      await app.arrive('/pages/shop/seeGoods')
      await app.tap('Mango Sticky Rice')
      await app.arrive('/pages/shop/good-dl')
      await app.see('Sala Bistro · Thonglor')
      await app.tap('Add to cart')
      await app.arrive('/pages/shop/seeGoods')
      await app.see('[aria-label="Open the cart"]')
    }))

  it('an incomplete event link shows an error message', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/shop/seeGoods')
      await app.see('This link is incomplete')
      await app.tap('Go to the home page')
      await app.arrive('/pages/index/index')
    }))

  it('a store tapped on the host’s map moves to the top of the list', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/shop/select/index')
      await app.see('Sala Bistro · Riverside')
      await app.tap('[aria-label="Map"]')
      await app.tap('[data-marker="2"]')
      const first = async () => /Sala Bistro · (\w+)/.exec(await app.text())?.[1]
      await app.waitFor(async () => (await first()) === 'Riverside', 'Riverside at the top of the list')
    }))

  it("choosing a store leads on to the till's bill or to a fast order", () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/shop/select/index?page=cashier')
      await app.tap('Sala Bistro · Thonglor')
      await app.arrive('/pages/shop/in/dmf')
      await app.open('/pages/shop/select/index?page=fastOrder')
      await app.tap('Sala Bistro · Thonglor')
      await app.arrive('/pages/shop/in/goods')
    }))

  it('the home page reminds of an order that waits for payment', () =>
    flow(platform, { stubs: { pay: () => 'cancelled' } }, async (app) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.open('/pages/index/index')
      await app.see('Pay in')
      await app.tap('Pay in')
      await app.arrive('/pages/order/detail')
    }))
})
