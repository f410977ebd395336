import { payingStubs } from '../harness/sandboxBank'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { openTab } from '../harness/steps'

const { flow } = setUpFlows()

describe.each<[Platform, string]>([
  ['weapp', 'WeChat Pay'],
  ['alipay', 'Alipay'],
])('the first order on %s', (platform, hostPay) => {
  it('leads from the home page through a dish with options to a paid order with its number', () =>
    flow(platform, { engine: 'chromium', stubs: payingStubs }, async (app, { bank }) => {
      await app.see('Cooked most this week')
      await app.tap('Menu')
      await app.tap('Pickup')
      await app.tap('[aria-label="Choose: Tom Yum Goong"]')
      await app.tap('Large, for two')
      await app.tap('Clear')
      await app.tap('[aria-label="Add: Soft egg"]')
      await app.see('฿244')
      await app.tap('Add to cart')
      await app.gone('Add to cart')

      await app.tap('[aria-label="Open the cart"]')
      await app.see('Large, for two · Clear · Medium heat · Soft egg')
      await app.tap({ what: 'Choose', near: 'Clear' })
      await app.gone('Your cart · 1 item')
      await app.tap('[aria-label="Add: Pad Thai Goong"]')
      await app.gone('Add 1 from Rice & noodles')

      await app.tap('Checkout')
      await app.arrive('/pages/shop/out/pay-order')
      await app.see(hostPay)
      await app.tap('Pay now')
      await app.see('Please enter a contact number')
      await app.tap('Confirm')
      await app.type('Contact number', '0812345678')
      await app.tap('Schedule')
      await app.tap('13:00–13:10')
      await app.see('Today 13:00–13:10')
      await app.tap('Pay now')

      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      await app.see('Pickup number')
      await app.read(/\bA\d{3}\b/)
      await app.see(hostPay)
      expect(bank.payments).toHaveLength(1)

      await app.tap('[aria-label="Back"]')
      await app.tap('Orders')
      await app.see('Waiting')
      await app.see('2 items')
    }))

  it("is readable in three languages, including the kitchen's texts", () =>
    flow(platform, {}, async (app) => {
      await openTab(app, 'Me')
      for (const [language, me, menu, dish] of [
        ['ไทย', 'ฉัน', 'เมนู', 'ต้มยำกุ้งแม่น้ำ'],
        ['中文', '我的', '菜单', '冬阴功虾汤'],
        ['English', 'Me', 'Menu', 'Tom Yum Goong'],
      ] as const) {
        await app.tap(language)
        await openTab(app, menu)
        await app.see(dish)
        await openTab(app, me)
      }
    }))
})
