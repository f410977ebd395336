import { memberLevels } from '../../../server/db/schema/members/membership'
import { signIns } from '../../../server/db/schema/members/rewards'
import { sessionContract } from '../../../src/contract/account/session'
import { countText } from '../../../src/domain/money/money'
import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { tap, waitForText } from '../harness/actions'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const PATH = '/pages/my/signin/index'
const t = textsIn('en')
const points = (count: number) => t('reward.points', { points: countText(count) })

it('a member signs in, once, gets what the day of the row gives, and turns the reminder on', async () => {
  // The member of the demonstration has signed in on the last three days.
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(PATH)
    await visitor.expectTitle(t('dailySignIn.title'))
    await waitForText(visitor, points(1280))
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('daily-sign-in')
    await tap(visitor, t('dailySignIn.signFor', { reward: points(20) }))
    const panel = page.getByRole('dialog')
    await panel.getByText('+20', { exact: true }).waitFor()
    await panel.getByText(t('dailySignIn.daysInRow', { count: 4 })).waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('daily-sign-in-done')
    await panel.getByRole('switch').click()
    await visitor.waitForToast(t('dailySignIn.remindOn'))
    await panel
      .getByRole('button', { name: t('common.close') })
      .first()
      .click()
    await waitForText(visitor, t('dailySignIn.checked'))
    await visitor.reload()
    await waitForText(visitor, t('dailySignIn.checked'))
    await page.getByRole('switch', { checked: true }).waitFor()
    await waitForText(visitor, points(1300))
    await visitor.expectNoProblems()
  })
})

it('the seventh day in a row gives its coupon, and the gift of a birthday is claimed in the profile', async () => {
  const { site } = harness
  const member = await signInMember(site.url, '0812000950')
  const today = dayOf(new Date())
  const birthday = `${dayText(today).slice(5, 7)}-01`
  await callApi(site.url, sessionContract.birthday, { birthday }, member.token)
  await site.offline(async (db) => {
    const days = [1, 2, 3, 4, 5, 6].map((ago) => dayText(today - ago))
    await db.insert(signIns).values(days.map((day) => ({ userId: member.userInfo.id, day, at: new Date() })))
    // The gift is a benefit of Gold.
    const keptUntil = new Date(Date.now() + 90 * DAY_MS)
    await db.insert(memberLevels).values({ userId: member.userInfo.id, level: 2, toldLevel: 2, keptUntil })
  })
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(PATH)
    await tap(visitor, /^Sign in, \+50 points/)
    const panel = page.getByRole('dialog')
    await panel.getByText(t('dailySignIn.daysInRow', { count: 7 })).waitFor()
    await panel.getByText(t('reward.coupon', { amount: '฿20' })).waitFor()
    await visitor.saveScreenshot('daily-sign-in-row')
    await panel.getByRole('button', { name: t('dailySignIn.toCoupons') }).click()
    await waitForText(visitor, 'Seven days in a row')

    await visitor.deepLink('/pages/other/chooseAvatar')
    await waitForText(visitor, 'Free dessert')
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('birthday-gift')
    await tap(visitor, t('profile.giftClaimName', { name: 'Free dessert' }))
    await visitor.waitForToast(t('profile.giftClaimed'))
    await visitor.reload()
    await waitForText(visitor, /You have it/)
  })
})
