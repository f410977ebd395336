import { couponContract } from '../../../src/contract/coupon/coupon'
import { signInAs } from '../../server/support/accounts/accounts'
import { setUpFlows } from '../harness/flow'

const flows = setUpFlows()
const { flow } = flows

async function newMember(name: string) {
  const { token, userInfo: user } = await signInAs(flows.backend, name)
  return { token, user }
}

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member gets all coupons of a campaign with one tap', async () => {
    const storage = await newMember(`Tapper on ${platform}`)
    const setup = { storage, open: 'pages/pwCoupon/index?id=night-market' }
    await flow(platform, setup, async (app, { calls }) => {
      await app.see('Market table')
      await app.tap('Get 2 coupons')
      await app.see('Claimed')
      expect(calls.filter((call) => call === 'POST couponActivity')).toHaveLength(1)
      await app.see('My coupons')
    })
    const { list } = await flows.backend.ask(couponContract.mine, {}, { token: storage.token })
    expect(list.map(({ terms }) => terms.couponId).sort()).toEqual(['market-sweet', 'market-table'])
  })

  it('a word that is wrong stays in the field with its reason, and the right one gives the coupon', async () => {
    const setup = { storage: await newMember(`Writer on ${platform}`), open: 'pages/pwCoupon/index?id=aroi' }
    await flow(platform, setup, async (app) => {
      await app.type('The word', 'pizza')
      await app.tap('Get 1 coupon')
      await app.see('We do not know this code')
      await app.type('The word', 'อร่อย')
      await app.tap('Get 1 coupon')
      await app.see('Claimed')
    })
  })
})
