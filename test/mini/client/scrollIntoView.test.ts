import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()

/** The host reports a target that WeChat would not find, and each flow fails on it. */
describe.each<Platform>(['weapp', 'alipay'])('what scrolls into view on %s', (platform) => {
  it('the rail of the menu brings its current category into view', () =>
    flow(platform, { engine: 'chromium', open: 'pages/index/goods' }, async (app) => {
      await app.see('Pad Thai Goong')
      await app.tap({ what: 'Drinks', near: '[aria-label="Categories"]' })
      await app.idle()
    }))

  it('the sheet of a dish brings the options that are still to be chosen into view', () =>
    flow(platform, { engine: 'chromium', open: 'pages/index/goods' }, async (app) => {
      await app.see('Pad Thai Goong')
      await app.tap({ what: 'Rice & noodles', near: '[aria-label="Categories"]' })
      await app.tap('[aria-label="Choose: Chicken Rice Lunch"]')
      await app.idle()
      await app.see('Drink with your set')
      await app.tap('Add to cart')
      await app.read(/Please choose/)
      await app.idle()
    }))
})
