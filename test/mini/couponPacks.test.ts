import { couponContract } from '../../src/contract/coupon'
import { setFacts, signInAs } from '../server/support/accounts'
import { setUpFlows } from './flow'
import { payingStubs } from './sandboxBank'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member buys a coupon pack through the host; its coupons are there', async () => {
    const { token, userInfo } = await signInAs(flows.backend, `Buyer on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111111' : '+66822222222'
    await setFacts(flows.backend, userInfo.id, { phone: userTel })
    const storage = { token, user: { ...userInfo, userTel } }
    const open = 'pages/rollPackage/rolldl?id=rainy-week'
    await flow(platform, { stubs: payingStubs, storage, open }, async (app, { bank }) => {
      await app.see('Pays for itself after 2 coupons')
      await app.tap('Buy the pack')
      await app.see('Your coupons')
      expect(bank.payments).toHaveLength(1)
      await app.see('Give the pack back')
    })
    const { list } = await flows.backend.ask(couponContract.mine, {}, { token })
    expect(list.map(({ terms }) => terms.couponId).sort()).toEqual([
      ...['dinner', 'dinner', 'iced-tea', 'rainy-day', 'rainy-day', 'rainy-day'],
    ])
  })
})
