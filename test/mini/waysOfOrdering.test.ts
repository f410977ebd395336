import { messageTemplates } from '../../server/db/schema/guestMessages'
import { payer } from './bank'
import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'
import { choosePlainDish, cooked, inStore, toPayment } from './steps'

const flows = setUpFlows()
const { flow } = flows
/** An address close to the store in Thonglor. */
const home = { name: 'Thonglor Soi 10', address: '10 Soi Thong Lo 10', latitude: 13.7325, longitude: 100.5795 }

beforeAll(() =>
  flows.backend.db.insert(messageTemplates).values([
    {
      occasion: 'orderReady',
      platform: 'wechat',
      templateId: 'ready',
      fields: { thing1: 'state', thing2: 'pickupNo' },
    },
    {
      occasion: 'orderReady',
      platform: 'alipay',
      templateId: 'ready',
      fields: { keyword1: 'state', keyword2: 'pickupNo' },
    },
  ]),
)

/** A stub that answers message prompts and records the requested templates. */
function listener<A extends string[] | 'off'>(answer: A) {
  const asked: string[][] = []
  const subscribe = ({ templates }: { templates: string[] }) => {
    asked.push(templates)
    return answer
  }
  return { asked, world: { login: () => 'sandbox-ploy', subscribe } }
}

describe.each<Platform>(['weapp', 'alipay'])('on %s, from the menu to completion', (platform) => {
  it('a pickup order sends the message that its guest subscribed to', () => {
    const { asked, world } = listener(['ready'])
    return flow(platform, { world: (bank) => ({ ...payer(bank), ...world }) }, async (app, around) => {
      const { backend, calls } = around
      await toPayment(app)
      await app.tap('Pay now')
      await app.waitFor(async () => calls.includes('POST messageConfig/subscribe'), 'the guest’s yes')
      expect(asked).toEqual([['ready']])
      await cooked(app, around)
      await backend.app.courier.sendDue()
      const { body } = await backend.app.server.inject('/sandbox/messages')
      expect(body).toMatch(new RegExp(`sandbox-${platform === 'weapp' ? 'wechat-ploy-mini' : 'alipay-ploy'}`))
      expect(body).toMatch(/1: Ready\s+(thing|keyword)2: A\d{3}/)
      await inStore(app, around, 'completed', 'Enjoy')
      await app.see('Rate dishes')
    })
  })

  it('a takeaway order paid at the counter sends no messages to a guest who refused them', () => {
    const { asked, world } = listener('off')
    return flow(platform, { world }, async (app, around) => {
      await choosePlainDish(app)
      await app.tap('Takeout')
      await app.tap('Checkout')
      await app.tap('Pay at the counter')
      await app.tap('Place order')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      expect([asked, around.calls.filter((call) => call.endsWith('subscribe'))]).toEqual([[['ready']], []])
      await app.read(/Pay ฿[\d.]+ at the counter/)
      await cooked(app, around)
      await inStore(app, around, 'takeMoney', 'Paid')
      await inStore(app, around, 'completed', 'Enjoy')
    })
  })

  it('a delivery to a new address shows its rider until it is received', () =>
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
        await app.tap('Save address')
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
