import { pointsOrderContract } from '../../../console/contract/members/pointsOrder'
import { payContract } from '../../../src/contract/payment/pay'
import { pointsMallContract } from '../../../src/contract/points/pointsMall'
import { button, openTakeoutCheckout, pullDown, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { callApi, placeOrder } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration, signInMember, withCart } from '../harness/member'
import { completeOrder, orderIdOf } from '../harness/orderSteps'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { takeSteps } from '../../server/support/orders/orderSteps'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('en')
const TOP_UP = '/pages/other/recharge/index'

it('a top-up by PromptPay pays an order; its refund comes back to the balance, and the records list all of it', async () => {
  const { url } = harness.site
  const member = await withCart(url, await signInMember(url, '0847000201'), { diningType: 'takeout' })
  await harness.visit({ member, quickPolls: true }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(TOP_UP)
    await page.getByRole('radio', { name: /^฿500/ }).click()
    await button(visitor, t('topUp.title')).click({ force: true })
    await visitor.waitForToast(t('topUp.needConsent'))
    await page.getByRole('checkbox').click()
    await tap(visitor, t('topUp.title'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('topUp.paid'))
    await visitor.expectNoProblems()

    await openTakeoutCheckout(visitor, t)
    const balance = page.getByRole('radio', { name: t('fees.balance') })
    await balance.getByText('฿520 available').waitFor()
    await balance.click()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(/ SB\d+$/)
    await waitForText(visitor, t('order.waitingKitchen'))
    const orderNo = /SB\d+/.exec(await page.title())?.[0] ?? ''

    const staff = await StaffCalls.enter(url)
    const orderId = await orderIdOf(staff, orderNo)
    await takeSteps(staff, orderId, 'accept')
    await waitForText(visitor, t('orderState.preparing'))
    await tap(visitor, t('care.help'))
    await page.getByRole('dialog').getByText(t('care.refund')).click()
    await visitor.expectTitle(t('refund.title'))
    await page.getByRole('radio', { name: 'I changed my mind' }).click()
    await tap(visitor, t('refund.submit'))
    await waitForText(visitor, t('refund.applied'))
    await takeSteps(staff, orderId, 'approveRefund')
    await waitForText(visitor, /^฿\S+ refunded$/)

    await visitor.deepLink('/pages/other/recharge/yemx')
    for (const text of ['Top up · PromptPay', t('topUp.bonusOf'), /^Refund · /, /^−฿/]) await waitForText(visitor, text)
    expect(await page.getByText('฿520', { exact: true }).count()).toBeGreaterThan(0)
    await visitor.expectNoProblems()
  })
})

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
    await visitor.reload()
    await waitForText(visitor, t('points.headCompleted'))
  })
})
