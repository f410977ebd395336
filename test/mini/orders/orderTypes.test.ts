import { messageTemplates } from '../../../server/db/schema/settings/guestMessages'
import { payingStubs } from '../harness/sandboxBank'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { orderAtCounter, prepareOrder, updateOrder, openCheckout } from '../harness/steps'

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
function subscribeStub<A extends string[] | 'off'>(answer: A) {
  const requested: string[][] = []
  const subscribe = ({ templates }: { templates: string[] }) => {
    requested.push(templates)
    return answer
  }
  return { requested, stubs: { login: () => 'sandbox-ploy', subscribe } }
}

describe.each<Platform>(['weapp', 'alipay'])('on %s, from the menu to completion', (platform) => {
  it('a pickup order sends the message that its guest subscribed to', () => {
    const { requested, stubs } = subscribeStub(['ready'])
    return flow(platform, { stubs: (bank) => ({ ...payingStubs(bank), ...stubs }) }, async (app, context) => {
      const { backend, calls } = context
      await openCheckout(app)
      await app.tap('Pay now')
      await app.waitFor(async () => calls.includes('POST messageConfig/subscribe'), 'the guest’s yes')
      expect(requested).toEqual([['ready']])
      await prepareOrder(app, context)
      await backend.app.jobs.notifications.sendDue()
      const { body } = await backend.app.server.inject('/sandbox/messages')
      expect(body).toMatch(new RegExp(`sandbox-${platform === 'weapp' ? 'wechat-ploy-mini' : 'alipay-ploy'}`))
      expect(body).toMatch(/1: Ready\s+(thing|keyword)2: A\d{3}/)
      await updateOrder(app, context, 'complete', 'Enjoy')
      await app.see('Rate dishes')
    })
  })

  it('a takeaway order paid at the counter sends no messages to a guest who refused them', () => {
    const { requested, stubs } = subscribeStub('off')
    return flow(platform, { stubs }, async (app, context) => {
      await orderAtCounter(app)
      await app.see('Waiting for the kitchen')
      expect([requested, context.calls.filter((call) => call.endsWith('subscribe'))]).toEqual([[['ready']], []])
      await app.read(/Pay ฿[\d.]+ at the counter/)
      await prepareOrder(app, context)
      await updateOrder(app, context, 'takePayment', 'Paid')
      await updateOrder(app, context, 'complete', 'Enjoy')
    })
  })

  it('a delivery to a new address shows its rider until it is received', () =>
    flow(
      platform,
      { engine: 'chromium', stubs: (bank) => ({ ...payingStubs(bank), chooseLocation: () => home }) },
      async (app, context) => {
        await app.tap('Menu')
        await app.tap('Delivery')
        await app.tap('[aria-label="Add: Pad Thai Goong"]')
        await app.tap('Checkout')
        await app.see('Added: 1 × Carry bag ฿10, required here')
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
        await updateOrder(app, context, 'accept', 'Cooking now')
        await updateOrder(app, context, 'ready', 'Waiting for a rider')
        await updateOrder(app, context, { rider: 'Somchai', phone: '0811111111' }, 'On the way')
        await app.see('Somchai')
        await updateOrder(app, context, 'delivered', 'I received it')
        await app.tap('I received it')
        await app.see('Enjoy')
      },
    ))
})
