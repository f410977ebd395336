import { dailySignInContract as calls } from '../../../src/contract/membership/dailySignIn'
import { credit, setFacts, signInAs } from '../../server/support/accounts/accounts'
import { setUpFlows } from '../harness/flow'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member makes up a missed day, and the seventh day in a row gives its coupon', async () => {
    const { backend } = flows
    const noonOf = (day: number) => backend.clock.set(`2026-11-${day}T12:00:00+07:00`)
    noonOf(10)
    const { token, userInfo: user } = await signInAs(backend, `Signer on ${platform}`)
    for (const day of [10, 11, 12, 13, 15]) {
      noonOf(day)
      await backend.ask(calls.sign, {}, { token })
    }
    await credit(backend, user.id, { points: 100 })
    noonOf(16)
    const setup = { storage: { token, user }, open: 'pages/my/signin/index' }
    await flow(platform, setup, async (app) => {
      await app.tap('Make up a missed day')
      await app.see('10 Nov – 15 Nov: 6 days in a row')
      await app.tap({ what: 'Make up 14 Nov', near: 'You keep' })
      await app.see('14 Nov is made up')
      await app.tap('Sign in, +50 points + ฿20 coupon')
      await app.see('7 days in a row')
      await app.tap('My coupons')
      await app.see('Seven days in a row')
    })
    const view = await backend.ask(calls.read, {}, { token })
    expect(view).toMatchObject({ checked: true, continuousDays: 7, points: 5 + 5 + 10 + 20 + 5 + 100 - 50 + 50 })
  })

  it('a member claims the gift of a birthday in the profile', async () => {
    const { backend } = flows
    const { token, userInfo: user } = await signInAs(backend, `Birthday on ${platform}`)
    await setFacts(backend, user.id, { birthday: '1990-11-05' })
    // The gift is a benefit of Gold.
    await credit(backend, user.id, { growth: 3400 })
    const setup = { storage: { token, user: { ...user, birthday: '11-05' } }, open: 'pages/other/chooseAvatar' }
    await flow(platform, setup, async (app) => {
      await app.see('Free dessert')
      await app.tap('Claim: Free dessert')
      await app.see('The gift is yours')
    })
  })
})
