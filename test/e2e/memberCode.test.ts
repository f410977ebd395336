import { MEMBER } from '../../server/seed/data/member'
import { waitForText } from './harness/actions'
import { setUpHarness } from './harness/harness'
import { signInDemonstration } from './harness/member'
import { STAFFED_SANDBOX } from './harness/staffCalls'
import { StaffConsole } from './harness/staffConsole'

const harness = setUpHarness(STAFFED_SANDBOX)
const CODE = '/pages/my/user/mr-code'

it('staff type the code of a member at the till, and the balance pays the bill', async () => {
  const { url } = harness.site
  await harness.visit({ member: await signInDemonstration(url) }, async (visitor) => {
    await visitor.deepLink(CODE)
    const digits = visitor.page.getByText(/^[\d ]{18,}$/)
    await digits.waitFor()
    await visitor.expectNoProblems()
    await harness.visit({}, async ({ page }) => {
      const staff = await StaffConsole.signIn(page, url)
      await staff.scanMember(await digits.innerText())
      await page.getByRole('heading', { name: MEMBER.nickname }).waitFor()
      await staff.chargeMember('120')
    })
    await visitor.deepLink('/pages/other/recharge/yemx')
    await waitForText(visitor, '−฿120')
    await visitor.expectNoProblems()
  })
})

it.each([
  ['en', {}],
  ['th', { screen: 'narrow' }],
  ['zh', { dark: true }],
] as const)('the code of a member is shown without problems in %s, %p', async (locale, look) => {
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, locale, sharp: true, ...look }, async (visitor) => {
    await visitor.deepLink(CODE)
    await visitor.page.getByText(/^[\d ]{18,}$/).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot(`member-code-${locale}`, true)
    await visitor.expectNoProblems()
  })
})
