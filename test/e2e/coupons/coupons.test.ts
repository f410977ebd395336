import { CODE_SEEDS } from '../../../server/seed/data/exchangeCodes'
import { button, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const t = textsIn('en')
const CENTRE = '/pages/other/coupon/center'
const MINE = '/pages/other/coupon/couponList'
const ONE = '/pages/other/coupon/coupondl'
const REDEEM = '/pages/other/coupon/dhm'
const PACK = '/pages/other/rollPackage/rolldl'

let phones = 812_000_200
const newMember = () => signInMember(harness.site.url, `0${(phones += 1)}`)

const ploy = () => signInDemonstration(harness.site.url)

it('a coupon is claimed in the centre, is among the own ones, and shows its code', async () => {
  await harness.visit({ member: await newMember() }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(CENTRE)
    await waitForText(visitor, '72% claimed')
    await visitor.saveScreenshot('coupon-centre', true)
    await page
      .getByRole('button', { name: t('coupons.claim') })
      .first()
      .click()
    await visitor.waitForToast(t('coupons.claimDone'))
    await waitForText(visitor, '1 usable')
    await visitor.expectNoProblems()
    await tap(visitor, `${t('couponPages.viewAll')}: ${t('coupons.mine')}`)
    await visitor.expectTitle(t('coupons.mine'))
    await waitForText(visitor, 'Dinner for two')
    await visitor.expectNoProblems()
    await tap(visitor, /^Dinner for two/)
    await visitor.expectTitle(t('coupons.title'))
    await page.getByRole('img', { name: /^QR code of the coupon/ }).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('coupon-code', true)
    await visitor.expectNoProblems()
  })
})

it('a code is redeemed once; a refusal stands under the field and the text stays', async () => {
  await harness.visit({ member: await newMember() }, async (visitor) => {
    const { page } = visitor
    const field = page.getByRole('textbox', { name: t('redeem.label') })
    await visitor.deepLink(REDEEM)
    await tap(visitor, t('redeem.button'))
    await waitForText(visitor, t('redeem.missing'))
    await field.fill('SALA-DONE-9753')
    await visitor.waitForThrottle()
    await tap(visitor, t('redeem.button'))
    await waitForText(visitor, 'This code has already been used')
    expect(await field.inputValue()).toBe('SALA-DONE-9753')
    await visitor.saveScreenshot('redeem-error', true)
    await visitor.expectNoProblems()
    await field.fill('rain-2026')
    await visitor.waitForThrottle()
    await tap(visitor, t('redeem.button'))
    await waitForText(visitor, t('redeem.received', { count: 2 }))
    await button(visitor, `${t('couponPages.use')}: With our thanks`).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('redeem-success', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('redeem.another'))
    await field.fill(CODE_SEEDS[1].code.toLowerCase())
    await tap(visitor, t('redeem.button'))
    await waitForText(visitor, t('redeem.balance', { amount: '฿100' }))
    await tap(visitor, t('coupons.mine'))
    await waitForText(visitor, 'With our thanks')
    await visitor.expectNoProblems()
  })
})

it('the code that was shown last is there without network', async () => {
  await harness.visit({ member: await ploy() }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(ONE, { couponId: 'ploy-dinner' })
    await waitForText(visitor, '7K2M 4PQ9')
    await visitor.deepLink(MINE)
    await waitForText(visitor, 'Dinner for two')
    await visitor.offline(async () => {
      await page.getByRole('button', { name: /^Dinner for two/ }).click()
      await waitForText(visitor, '7K2M 4PQ9')
      await waitForText(visitor, /offline/i)
    })
  })
})

it('a guest sees where a coupon works, finds no coupon of others, and logs in to claim one', async () => {
  await harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(ONE, { couponId: 'lunch-break' })
    await page.getByRole('button', { name: /^Sala Bistro · Thonglor, / }).click()
    await waitForText(visitor, t('couponPages.stores'))
    const stores = page.getByRole('button', { name: /^Sala Bistro · \S+$/ }).locator('visible=true')
    await stores.first().waitFor()
    expect((await stores.allInnerTexts()).sort()).toEqual(['Sala Bistro · Ari', 'Sala Bistro · Thonglor'])
    await page.getByRole('button', { name: 'Sala Bistro · Ari', exact: true }).click()
    await visitor.expectTitle(t('menu.title'))
    await waitForText(visitor, 'Sala Bistro · Ari')
    await visitor.expectNoProblems()

    await visitor.deepLink(ONE, { couponId: 'ploy-dinner' })
    await waitForText(visitor, 'This coupon was not found')
    await visitor.deepLink(ONE)
    await waitForText(visitor, t('couponPages.noCoupon'))
    await button(visitor, t('coupons.toCentre')).click()
    await visitor.expectTitle(t('coupons.centreTitle'))
    await page
      .getByRole('button', { name: t('coupons.claim') })
      .locator('visible=true')
      .first()
      .click()
    await visitor.expectTitle(t('login.title'))
  })
})

it('a coupon pack is bought by PromptPay; its coupons are there, also after a reload, and go with the refund', async () => {
  const member = await newMember()
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/center')
    await visitor.page.getByRole('tab', { name: t('couponCentre.packs') }).click()
    await visitor.page.getByText('Rainy-week pack').click()
    await waitForText(visitor, t('couponPack.inside'))
    await tap(visitor, t('couponPack.can'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('couponPack.yours'))
    await visitor.reload()
    await waitForText(visitor, 'Dinner for two')
    await visitor.deepLink(PACK, { id: 'rainy-week' })
    await visitor.page.getByText(t('couponPack.seeOrder')).click()
    await waitForText(visitor, t('couponPack.yours'))
    expect(await visitor.page.getByText('Rainy-day delivery').locator('visible=true').count()).toBe(3)
    await visitor.expectNoProblems()
    await visitor.page.getByText(t('couponPack.moneyBack')).click()
    await waitForText(visitor, t('couponPack.moneyBackText'))
    await visitor.waitForThrottle()
    await tap(visitor, t('couponPack.moneyBack'))
    await waitForText(visitor, t('couponPack.refunded'))
    await visitor.expectNoProblems()
  })
})
