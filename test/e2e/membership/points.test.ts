import { pointsOrderContract } from '../../../console/contract/members/pointsOrder'
import { payContract } from '../../../src/contract/payment/pay'
import { pointsMallContract } from '../../../src/contract/points/pointsMall'
import { pullDown, tap, waitForText } from '../harness/actions'
import { callApi, placeOrder } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { completeOrder } from '../harness/orderSteps'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('en')

it('an order earns points, which get an item; staff hand it out by its code, and the order is completed', async () => {
  const { url } = harness.site
  const member = await signInDemonstration(url)
  const { token } = member
  const order = await placeOrder(url, token)
  await callApi(url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
  const staff = await StaffCalls.enter(url)
  await completeOrder(staff, order.id)
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/my/integral/integral-record')
    await waitForText(visitor, new RegExp(order.orderNo))
    const again = visitor.page.waitForResponse(/channelApi\/integralLog/)
    await pullDown(visitor)
    expect((await again).status()).toBe(200)
    await visitor.deepLink('/pages/my/integral/shop-index')
    await visitor.page.getByText('Mango sticky rice').locator('visible=true').click()
    await tap(visitor, t('points.get'))
    await waitForText(visitor, t('points.after'))
    await visitor.waitForThrottle()
    await tap(visitor, t('common.confirm'))
    await waitForText(visitor, t('points.headPacking'))
    await waitForText(visitor, t('points.showCode'))
    await visitor.expectNoProblems()
    const { list } = await callApi(url, pointsMallContract.orders, {}, token)
    await staff.ask(pointsOrderContract.handOut, { code: list[0]?.code ?? '' })
    await visitor.page.reload()
    await waitForText(visitor, t('points.headCompleted'))
  })
})
