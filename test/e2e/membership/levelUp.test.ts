import { eq } from 'drizzle-orm'
import { memberLevels } from '../../../server/db/schema/members/membership'
import { MEMBER } from '../../../server/seed/data/member'
import { tap, waitForText } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const t = textsIn('th')
const ME = '/pages/index/my-index'

/** The member of the demonstration has just reached Gold. */
beforeAll(() =>
  harness.site.offline((db) => db.update(memberLevels).set({ toldLevel: 1 }).where(eq(memberLevels.userId, MEMBER.id))),
)

it('a level that was reached is shown once, with what it gives beside the level before', async () => {
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, locale: 'th', screen: 'narrow', dark: true }, async (visitor) => {
    await visitor.deepLink(ME)
    const panel = visitor.page.getByRole('dialog', { name: t('levelUp.title', { level: 'VIP โกลด์' }) })
    await panel.waitFor()
    for (const text of ['VIP ซิลเวอร์ → VIP โกลด์', 'ลด 12%', 'เดิม 8%']) await panel.getByText(text).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('level-up-th')
    await visitor.expectNoProblems()
    await tap(visitor, t('levelUp.useCoupon'))
    await visitor.expectTitle(t('coupons.mine'))
    await visitor.deepLink(ME)
    await waitForText(visitor, t('member.coupons'))
    // What runs now: the booking and the bottles of the demonstration.
    await waitForText(visitor, t('running.bottles', { count: 3 }))
    await visitor.settled()
    await visitor.expectNoProblems()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
})
