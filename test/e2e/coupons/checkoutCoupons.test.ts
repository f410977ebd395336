import { MEMBER } from '../../../server/seed/data/member'
import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import { users } from '../../../server/db/schema/account/users'
import type { Db } from '../../../server/db/database'
import { eq } from 'drizzle-orm'
import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { demoMemberWithCart } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const t = textsIn('th')

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

beforeAll(() => harness.site.offline(giveCoupons))

it('a member changes the best combination in the picker, pays, and sees the coupon on the order and among the used ones', async () => {
  const [own, pair] = ['ใช้เดี่ยว', 'มื้อค่ำสำหรับสองคน']
  await harness.visit(
    { member: await memberWithCart(), locale: 'th', screen: 'narrow', dark: true },
    async (visitor) => {
      const { page } = visitor
      await openTakeoutCheckout(visitor, t)
      await waitForText(visitor, t('couponPick.bestSet', { count: 2 }))
      await waitForText(visitor, '−฿69')
      await visitor.saveScreenshot('coupons-row-th', true)
      await tap(visitor, new RegExp(`^${t('couponPick.row')}`))
      await waitForText(visitor, t('couponPick.bestTogether', { amount: '−฿69' }))
      await waitForText(visitor, t('couponPick.notForOrder'))
      await visitor.settled()
      await visitor.saveScreenshot('coupons-picker-th')
      await visitor.expectNoProblems()
      await page.getByRole('checkbox', { name: new RegExp(own) }).click()
      await waitForText(visitor, '−฿60')
      await tap(visitor, t('couponPick.use'))
      await waitForText(visitor, t('couponPick.own'))
      await waitForText(visitor, t('fees.coupon', { name: own }))
      await visitor.settled()
      await visitor.expectNoProblems()
      await tap(visitor, t('checkout.payNow'))
      await visitor.expectTitle(t('promptpay.title'))
      await payInSandbox(visitor, t('promptpay.sandbox'))
      await waitForText(visitor, t('order.waitingKitchen'))
      await waitForText(visitor, t('fees.coupon', { name: own }))
      await visitor.settled()
      await visitor.saveScreenshot('coupons-paid', true)
      await visitor.expectNoProblems()
      await visitor.deepLink('/pages/other/coupon/couponList')
      await waitForText(visitor, pair)
      expect(await page.getByText(own).count()).toBe(0)
      await visitor.deepLink('/pages/other/coupon/couponList', { tab: 'used' })
      await waitForText(visitor, own)
      await visitor.deepLink('/pages/other/coupon/hisCoupon')
      await waitForText(visitor, own)
    },
  )
})
