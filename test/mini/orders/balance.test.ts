import { accountLogContract } from '../../../src/contract/wallet/accountLog'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { setUpFlows } from '../harness/flow'
import { payingStubs } from '../harness/sandboxBank'
import { openCheckout, updateOrder } from '../harness/steps'

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

test.each(['weapp', 'alipay'] as const)(
  'on %s a top-up through the host pays an order; its refund comes back to the balance',
  async (platform) => {
    const { backend } = flows
    const { token, userInfo } = await signInAs(backend, `Top-up on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111141' : '+66822222242'
    await setFacts(backend, userInfo.id, { phone: userTel })
    const storage = { token, user: { ...userInfo, userTel } }
    await flow(platform, { stubs: payingStubs, storage, open: 'pages/recharge/index' }, async (app, context) => {
      await app.tap('get ฿520')
      await app.tap('I agree to the')
      await app.tap({ what: 'Top up', nth: 1 })
      await app.see('Your balance is topped up')
      expect(context.bank.payments).toHaveLength(1)
      await app.open('/pages/index/index')
      await openCheckout(app)
      await app.tap('Wallet balance')
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await updateOrder(app, context, 'accept', 'Cooking now')
      await app.tap('Help')
      await app.tap('Apply for a refund')
      await app.arrive('/pages/order/refunddl')
      await app.tap('I changed my mind')
      await app.tap('Apply for a refund')
      await app.see('Waiting for the store')
      await app.tap('[aria-label="Back"]')
      await updateOrder(app, context, 'approveRefund', 'to Wallet balance')
      expect(context.bank.payments).toHaveLength(1)
    })
    const { list } = await backend.ask(accountLogContract.list, {}, { token })
    expect(list.map(({ type, balanceAfter }) => [type, balanceAfter])).toMatchObject([
      ['refund', 52_000],
      ['spent', expect.any(Number)],
      ['bonus', 52_000],
      ['topUp', 50_000],
    ])
  },
)
