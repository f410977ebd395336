import { eq } from 'drizzle-orm'
import { memberLevels } from '../../../server/db/schema/members/membership'
import { MEMBER } from '../../../server/seed/data/member'
import { PRINTED_CARD } from '../../../server/seed/data/membership'
import { tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember, withCart } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const [t, th] = [textsIn('en'), textsIn('th')]
const ME = '/pages/index/my-index'

it('VIP is bought by PromptPay; the prices of menu and cart, the member page and the history follow; a printed card is activated', async () => {
  const { url } = harness.site
  const member = await withCart(url, await signInMember(url, '0811111121'), { diningType: 'pickup' })
  await harness.visit({ member }, async (visitor) => {
    const pricesAre = async (price: string, other: string) => {
      await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
      await visitor.page.getByRole('radio', { name: t('orderType.pickup') }).click()
      await waitForText(visitor, price)
      expect(await visitor.page.getByText(other).count()).toBe(0)
      await tap(visitor, t('cart.checkout'))
      await visitor.expectTitle(t('checkout.title'))
      await waitForText(visitor, price)
    }
    await pricesAre('฿165', '฿156.75')
    await visitor.deepLink('/pages/other/payVip/index')
    await waitForText(visitor, t('vip.noRenewal'))
    await visitor.page.getByRole('radio', { name: /^Month/ }).click()
    await tap(visitor, t('vip.become'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('vip.running'))
    await visitor.reload()
    await waitForText(visitor, t('vip.renewOff'))
    await visitor.expectNoProblems()
    await visitor.deepLink(ME)
    await waitForText(visitor, 'VIP until')
    await visitor.deepLink('/pages/other/payVip/gmls')
    await waitForText(visitor, t('vip.extend'))
    await waitForText(visitor, t('vip.savedSoFar'))
    await visitor.saveScreenshot('vip-running')
    await visitor.expectNoProblems()
    await pricesAre('฿156.75', '฿165.00')
    await visitor.deepLink('/pages/other/activate')
    await visitor.page.getByLabel(t('equityCard.numberLabel')).fill(PRINTED_CARD.no)
    await visitor.page.getByLabel(t('equityCard.passwordLabel')).fill(PRINTED_CARD.password)
    await tap(visitor, t('equityCard.activate'))
    await waitForText(visitor, t('equityCard.running'))
    await visitor.expectNoProblems()
  })
})

/** The member of the demonstration has just reached Gold. */
const justReachedGold = () =>
  harness.site.offline((db) => db.update(memberLevels).set({ toldLevel: 1 }).where(eq(memberLevels.userId, MEMBER.id)))

it('a level that was reached is shown once, with what it gives beside the level before', async () => {
  await justReachedGold()
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, locale: 'th', screen: 'narrow', dark: true }, async (visitor) => {
    await visitor.deepLink(ME)
    const panel = visitor.page.getByRole('dialog', { name: th('levelUp.title', { level: 'VIP โกลด์' }) })
    await panel.waitFor()
    for (const text of ['VIP ซิลเวอร์ → VIP โกลด์', 'ลด 12%', 'เดิม 8%']) await panel.getByText(text).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('level-up-th')
    await visitor.expectNoProblems()
    await tap(visitor, th('levelUp.useCoupon'))
    await visitor.expectTitle(th('coupons.mine'))
    await visitor.deepLink(ME)
    await waitForText(visitor, th('member.coupons'))
    // What runs now: the booking and the bottles of the demonstration.
    await waitForText(visitor, th('running.bottles', { count: 3 }))
    await visitor.settled()
    await visitor.expectNoProblems()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
})
