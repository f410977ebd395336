import { setUpFlows } from './flow'
import { openCheckout } from './steps'

const flows = setUpFlows()
const { flow } = flows

test.each(['weapp', 'alipay'] as const)(
  'on %s a member pays an order from the balance, without the host',
  async (platform) => {
    await flow(platform, { storage: await flows.member() }, async (app, { bank, calls }) => {
      await openCheckout(app)
      await app.see('available')
      await app.tap('Wallet balance')
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      expect(bank.payments).toEqual([])
      expect(calls.filter((call) => call === 'POST pay')).toHaveLength(1)
    })
  },
)
