import { couponRegiftContract } from '../../../src/contract/coupon/couponRegift'
import { MEMBER } from '../../../server/seed/data/member'
import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import { users } from '../../../server/db/schema/account/users'
import type { Db } from '../../../server/db/database'
import { eq } from 'drizzle-orm'
import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { LOOKS } from '../harness/device'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { demoMemberWithCart, signInDemonstration, signInMember, withCart } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = textsByLocale()
const { en } = texts

const DAY = 86_400_000
const stacks = { coupons: true, activities: true, memberPrices: true, points: true }
const name = (en: string, th: string, zh: string) => ({ en, th, zh })

/** Gives the demonstration's member two coupons that stack, one that does not, and two that do not fit. */
async function giveCoupons(db: Db): Promise<void> {
  const [member] = await db.select().from(users).where(eq(users.email, MEMBER.email))
  if (!member) throw new Error('The demonstration has no member')
  await db.delete(userCoupons).where(eq(userCoupons.userId, member.id))
  const now = new Date()
  const common = { stacks, validRule: 'rolling', validDays: 30, createdAt: now } as const
  await db
    .insert(couponTemplates)
    .values([
      {
        ...{ ...common, id: 'e50', kind: 'amount', value: 5000, giftable: true },
        name: name('Dinner for two', 'มื้อค่ำสำหรับสองคน', '双人晚餐'),
      },
      {
        ...common,
        id: 'e10',
        name: name('Ten percent', 'ลดสิบเปอร์เซ็นต์', '九折'),
        kind: 'percent',
        value: 1000,
        maxDiscount: 1900,
      },
      {
        ...common,
        id: 'e60',
        name: name('Alone', 'ใช้เดี่ยว', '单独使用'),
        kind: 'amount',
        value: 6000,
        stacks: { ...stacks, coupons: false },
      },
      {
        ...common,
        id: 'eFamily',
        name: name('Family weekend', 'วันหยุดครอบครัวที่ร้านของเราทุกสาขา', '家庭周末'),
        kind: 'amount',
        value: 10_000,
        minAmount: 9_000_000,
      },
      { ...common, id: 'eRain', name: name('Rainy-day delivery', 'ส่งฟรีวันฝนตก', '雨天免配送'), kind: 'freeDelivery' },
    ])
    .onConflictDoNothing()
  await db.insert(userCoupons).values(
    ['e50', 'e10', 'e60', 'eFamily', 'eRain'].map((templateId, index) => ({
      ...{ id: `own-${templateId}`, templateId, userId: member.id, code: `CODE000${index}`, source: 'staff' as const },
      ...{ cause: templateId, startAt: now, receivedAt: now, endAt: new Date(now.getTime() + (index + 2) * DAY) },
    })),
  )
}

const memberWithCart = () => demoMemberWithCart(harness.site.url, 3)

beforeEach(() => harness.site.offline(giveCoupons))

it.each(LOOKS)('in %s a member sees the best coupons, and every other with its reason', async (locale, look) => {
  const t = texts[locale]
  await harness.visit({ member: await memberWithCart(), locale, ...look }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    await waitForText(visitor, '−฿69')
    await visitor.saveScreenshot(`coupons-row-${locale}`, true)
    await tap(visitor, new RegExp(`^${t('couponPick.row')}`))
    await waitForText(visitor, t('couponPick.notForOrder'))
    await visitor.settled()
    await visitor.saveScreenshot(`coupons-picker-${locale}`)
    await visitor.expectNoProblems()
  })
})

it('a member changes the best combination in the picker, pays, and sees the coupon on the order', async () => {
  const t = en
  await harness.visit({ member: await memberWithCart() }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    await waitForText(visitor, 'Best 2 picked for you')
    await tap(visitor, /^Coupon/)
    await waitForText(visitor, /Best together: −฿69/)
    await visitor.page.getByRole('checkbox', { name: /Alone/ }).click()
    await waitForText(visitor, '−฿60')
    await tap(visitor, t('couponPick.use'))
    await waitForText(visitor, t('couponPick.own'))
    await waitForText(visitor, 'Coupon “Alone”')
    await visitor.settled()
    await visitor.expectNoProblems()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.waitingKitchen'))
    await waitForText(visitor, 'Coupon “Alone”')
    await visitor.settled()
    await visitor.saveScreenshot('coupons-paid', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/other/coupon/hisCoupon')
    await waitForText(visitor, 'Alone')
    await visitor.deepLink('/pages/other/coupon/couponList')
    await waitForText(visitor, 'Dinner for two')
    expect(await visitor.page.getByText('Alone').count()).toBe(0)
  })
  await memberWithCart().then((member) =>
    harness.visit({ member }, async (visitor) => {
      await openTakeoutCheckout(visitor, t)
      await tap(visitor, /^Coupon/)
      await waitForText(visitor, /Best together: −฿69/)
      expect(await visitor.page.getByText('Alone').count()).toBe(0)
    }),
  )
})

it('a coupon is claimed in the centre, picked by itself at the checkout, paid with, and shown as used', async () => {
  const t = en
  const { site } = harness
  await site.offline(async (db) => {
    const facts = { id: 'eClaim', kind: 'amount', value: 2000, inCentre: true, sort: -1, perPerson: 1 } as const
    const template = { ...facts, stacks, validRule: 'rolling', validDays: 30, createdAt: new Date() } as const
    await db.insert(couponTemplates).values({ ...template, name: name('Any meal', 'ทุกมื้อ', '任意一餐') })
  })
  const member = await withCart(site.url, await signInMember(site.url, '0822222288'), { diningType: 'takeout', num: 3 })
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/center')
    await waitForText(visitor, 'Any meal')
    await visitor.page
      .getByRole('button', { name: t('coupons.claim') })
      .first()
      .click()
    await visitor.waitForToast(t('coupons.claimDone'))
    await openTakeoutCheckout(visitor, t)
    await waitForText(visitor, t('couponPick.best'))
    await waitForText(visitor, 'Coupon “Any meal”')
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.waitingKitchen'))
    await waitForText(visitor, 'Coupon “Any meal”')
    await visitor.deepLink('/pages/other/coupon/couponList', { tab: 'used' })
    await waitForText(visitor, 'Any meal')
    await visitor.saveScreenshot('coupons-used', true)
    await visitor.expectNoProblems()
  })
})

it('a coupon that was given is claimed on a second phone, and pays an order there', async () => {
  const t = en
  const { url } = harness.site
  const giver = await signInDemonstration(url)
  const gift = { couponIds: ['own-e50'], message: 'Enjoy' }
  const { token } = await callApi(url, couponRegiftContract.confirmGift, gift, giver.token)
  const member = await withCart(url, await signInMember(url, '0822222299'), { diningType: 'takeout', num: 3 })
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/givedl', { token: token ?? '' })
    await tap(visitor, t('couponGift.claim'))
    await waitForText(visitor, t('couponGift.yours'))
    await openTakeoutCheckout(visitor, t)
    await waitForText(visitor, 'Coupon “Dinner for two”')
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.waitingKitchen'))
    await waitForText(visitor, 'Coupon “Dinner for two”')
    await visitor.deepLink('/pages/other/coupon/hisCoupon')
    await waitForText(visitor, 'Dinner for two')
    await visitor.expectNoProblems()
  })
})
