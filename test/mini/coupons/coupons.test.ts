import { setUpFlows } from '../harness/flow'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member claims a coupon in the centre, and shows the code of one', async () => {
    await flow(platform, { storage: await flows.member(), open: 'pages/coupon/center' }, async (app, { calls }) => {
      await app.see('Welcome to Sala')
      await app.tap('Claim')
      await app.see('Use now')
      expect(calls.filter((call) => call === 'POST coupon')).toHaveLength(1)
      await app.tap('View')
      await app.arrive('/pages/coupon/couponList')
      await app.tap('Dinner for two')
      await app.arrive('/pages/coupon/coupondl')
      await app.see('7K2M 4PQ9')
    })
  })

  it('a refused code stays in the field with its reason, and another one is redeemed', async () => {
    await flow(platform, { storage: await flows.member(), open: 'pages/coupon/dhm' }, async (app) => {
      await app.type('Code or word', 'SALA-DONE-9753')
      await app.tap('Redeem')
      await app.see('You have redeemed this already')
      await app.see('Try again')
      await app.type('Code or word', platform === 'weapp' ? 'rain-2026' : 'SALA-BAHT-1357')
      await app.tap('Redeem')
      await app.see('accepted')
    })
  })
})
