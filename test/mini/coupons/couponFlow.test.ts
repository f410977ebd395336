import { couponContract } from '../../../src/contract/coupon/coupon'
import { couponRegiftContract } from '../../../src/contract/coupon/couponRegift'
import { signInAs } from '../../server/support/accounts/accounts'
import { addTemplate, giveCoupon } from '../../server/support/coupons/coupons'
import type { MiniApp } from '../harness/app'
import { setUpFlows } from '../harness/flow'
import { payingStubs } from '../harness/sandboxBank'
import { openCheckout } from '../harness/steps'

const flows = setUpFlows()
const { flow } = flows
beforeAll(() =>
  addTemplate(flows.backend, {
    ...{ id: 'any-meal', name: { en: 'Any meal' }, value: 2000, giftable: true },
    ...{ inCentre: true, sort: -1, perPerson: 1 },
  }),
)

/** A member with an empty account, as the storage of an app. */
async function newMember(name: string) {
  const { token, userInfo: user } = await signInAs(flows.backend, name)
  return { token, user }
}

/** Orders a meal: the coupon is picked by itself, and stands on the paid order. */
async function payWithCoupon(app: MiniApp): Promise<void> {
  await app.open('/pages/index/index')
  await openCheckout(app)
  await app.see('Best one picked for you')
  await app.tap('Pay now')
  await app.arrive('/pages/order/detail')
  await app.see('Coupon “Any meal”')
}

const heldStates = async (token: string) =>
  (await flows.backend.ask(couponContract.mine, { state: 'used' }, { token })).list.map(({ terms }) => terms.name)

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a coupon is claimed in the centre, picked at the checkout, paid with, and shown as used', async () => {
    const storage = await newMember(`Eater on ${platform}`)
    await flow(platform, { stubs: payingStubs, storage, open: 'pages/coupon/center' }, async (app, { calls }) => {
      await app.see('Any meal')
      await app.tap('Claim')
      await app.see('Use now')
      await payWithCoupon(app)
      await app.open('/pages/coupon/couponList?tab=used')
      await app.see('Used 1')
      await app.see('Any meal')
      expect(calls.filter((call) => call === 'POST coupon')).toHaveLength(1)
    })
    expect(await heldStates(storage.token)).toEqual(['Any meal'])
  })

  it('a coupon that was given is claimed on a second phone and pays there', async () => {
    const giver = await newMember(`Giver on ${platform}`)
    const id = `any-${platform}`
    await giveCoupon(flows.backend, giver.user.id, 'any-meal', { id })
    const request = { couponIds: [id], message: 'For you' }
    const gift = await flows.backend.ask(couponRegiftContract.confirmGift, request, { token: giver.token })
    const storage = await newMember(`Receiver on ${platform}`)
    const open = `pages/coupon/givedl?token=${gift.token}`
    await flow(platform, { stubs: payingStubs, storage, open }, async (app) => {
      await app.tap('Claim it')
      await app.see('It is yours')
      await payWithCoupon(app)
    })
    expect(await heldStates(storage.token)).toEqual(['Any meal'])
    expect(await heldStates(giver.token)).toEqual([])
  })
})
