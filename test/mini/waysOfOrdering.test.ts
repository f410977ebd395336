import { payer } from './bank'
import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'
import { choosePlainDish, cooked, inStore, toPayment } from './steps'

const { flow } = setUpFlows()
/** Around the corner from the store in Thonglor. */
const home = { name: 'Thonglor Soi 10', address: '10 Soi Thong Lo 10', latitude: 13.7325, longitude: 100.5795 }

describe.each<Platform>(['weapp', 'alipay'])('on %s, from the menu to completed', (platform) => {
  it('a pickup order', () =>
    flow(platform, { world: payer }, async (app, around) => {
      await toPayment(app)
      await app.tap('Pay now')
      await cooked(app, around)
      await inStore(app, around, 'completed', 'Enjoy')
      await app.see('Rate dishes')
    }))

  it('an order to take away, paid at the counter', () =>
    flow(platform, {}, async (app, around) => {
      await choosePlainDish(app)
      await app.tap('Takeout')
      await app.tap('Checkout')
      await app.tap('Pay at the counter')
      await app.tap('Place order')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      await app.read(/Pay ฿[\d.]+ at the counter/)
      await cooked(app, around)
      await inStore(app, around, 'takeMoney', 'Paid')
      await inStore(app, around, 'completed', 'Enjoy')
    }))

  it('a delivery to a new address, with its rider, until it is received', () =>
    flow(
      platform,
      { engine: 'chromium', world: (bank) => ({ ...payer(bank), chooseLocation: () => home }) },
      async (app, around) => {
        await app.tap('Menu')
        await app.tap('Delivery')
        await app.tap('[aria-label="Add: Pad Thai Goong"]')
        await app.tap({ what: 'Choose', near: 'Add 1 × Carry bag & cutlery' })
        await app.tap('Add to cart')
        await app.gone('Add to cart')
        await app.tap('Checkout')
        await app.tap('Add delivery address')
        await app.tap('Add an address')
        await app.type('#contact input', 'Ploy')
        await app.tap('Choose on the map')
        await app.idle()
        await app.type('#phone input', '0812345678')
        await app.type('#houseNo input', 'Unit 1204')
        await app.tap('Home')
        await app.tap('Save the address')
        await app.tap('Thonglor Soi 10, 10 Soi Thong Lo 10, Unit 1204')
        await app.arrive('/pages/shop/out/pay-order')
        await app.see('Unit 1204')
        await app.tap('Pay now')
        await app.see('Waiting for the kitchen')
        await inStore(app, around, 'preparing', 'Cooking now')
        await inStore(app, around, 'ready', 'Waiting for a rider')
        await inStore(app, around, 'delivering', 'On the way', { rider: 'Somchai', phone: '0811111111' })
        await app.see('Somchai')
        await inStore(app, around, 'delivered', 'I received it')
        await app.tap('I received it')
        await app.see('Enjoy')
      },
    ))
})
