import { eq } from 'drizzle-orm'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { couponContract } from '../../../src/contract/coupon/coupon'
import { payContract } from '../../../src/contract/payment/pay'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { settle } from '../../server/support/orders/shopper'
import { setUpFlows } from '../harness/flow'
import { payingStubs } from '../harness/sandboxBank'

const flows = setUpFlows()
const { flow } = flows
const open = 'pages/rollPackage/rolldl?id=rainy-week'

/** A member with a phone number, as the storage of an app. */
async function newMember(name: string, userTel: string) {
  const { token, userInfo } = await signInAs(flows.backend, name)
  await setFacts(flows.backend, userInfo.id, { phone: userTel })
  return { token, user: { ...userInfo, userTel } }
}

const heldBy = async (token: string) => {
  const { list } = await flows.backend.ask(couponContract.mine, {}, { token })
  return list.map(({ terms }) => terms.couponId).sort()
}
const CONTENTS = ['dinner', 'dinner', 'iced-tea', 'rainy-day', 'rainy-day', 'rainy-day']

/** The bank transfers the money of the code with which a member pays the pack. */
async function transfer(token: string): Promise<void> {
  const { backend } = flows
  const [purchase] = await backend.db.select().from(purchases).where(eq(purchases.state, 'pending'))
  const orderId = purchase?.id ?? ''
  const start = await backend.ask(payContract.pay, { orderId, payType: 'promptpay' }, { token })
  if (start.payType !== 'promptpay') throw new Error('The pack is not paid by PromptPay')
  await settle(backend, start.refNo)
}

describe.each([
  ['weapp', '+6681111110'],
  ['alipay', '+6682222220'],
] as const)('on %s', (platform, number) => {
  it('a member buys a coupon pack through the host; its coupons are there', async () => {
    const storage = await newMember(`Buyer on ${platform}`, `${number}1`)
    await flow(platform, { stubs: payingStubs, storage, open }, async (app, { bank }) => {
      await app.see('Pays for itself after 2 coupons')
      await app.tap('Buy the pack')
      await app.see('Your coupons')
      expect(bank.payments).toHaveLength(1)
      await app.see('Give the pack back')
    })
    expect(await heldBy(storage.token)).toEqual(CONTENTS)
  })

  it('a member buys a coupon pack by PromptPay; its coupons are there once the bank reports the transfer', async () => {
    const storage = await newMember(`PromptPay on ${platform}`, `${number}2`)
    await flow(platform, { storage, open }, async (app) => {
      await app.tap('PromptPay')
      await app.tap('Buy the pack')
      await app.arrive('/pages/order/promptpay')
      await app.see('Save code')
      expect(await heldBy(storage.token)).toEqual([])
      await transfer(storage.token)
      await app.tap('I have paid')
      await app.see('Your coupons')
    })
    expect(await heldBy(storage.token)).toEqual(CONTENTS)
  })
})
