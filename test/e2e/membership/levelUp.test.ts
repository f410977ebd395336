import { eq } from 'drizzle-orm'
import { memberLevels } from '../../../server/db/schema/members/membership'
import { MEMBER } from '../../../server/seed/data/member'
import { tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = textsByLocale()
const ME = '/pages/index/my-index'

/** The member of the demonstration has just reached Gold. */
beforeEach(() =>
  harness.site.offline((db) => db.update(memberLevels).set({ toldLevel: 1 }).where(eq(memberLevels.userId, MEMBER.id))),
)

it('a level that was reached is shown once, with what it gives beside the level before', async () => {
  const t = texts.en
  await harness.visit({ member: await signInDemonstration(harness.site.url) }, async (visitor) => {
    await visitor.deepLink(ME)
    const panel = visitor.page.getByRole('dialog', { name: t('levelUp.title', { level: 'VIP Gold' }) })
    await panel.waitFor()
    for (const text of ['VIP Silver → VIP Gold', '12% off', 'was 8%']) await panel.getByText(text).waitFor()
    await visitor.settled()
    await visitor.expectNoProblems()
    await tap(visitor, t('levelUp.useCoupon'))
    await visitor.expectTitle(t('coupons.mine'))
    await visitor.deepLink(ME)
    await waitForText(visitor, t('member.coupons'))
    // What runs now: the booking and the bottles of the demonstration.
    await waitForText(visitor, t('running.bottles', { count: 3 }))
    await visitor.settled()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
})

it.each(LOOKS)('the new level is shown without problems in %s, %p', async (locale, look) => {
  const t = texts[locale]
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, locale, ...look }, async (visitor) => {
    await visitor.deepLink(ME)
    await visitor.page.getByRole('dialog').waitFor()
    await visitor.settled()
    await visitor.saveScreenshot(`level-up-${locale}`)
    await visitor.expectNoProblems()
    await tap(visitor, t('common.close'))
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
