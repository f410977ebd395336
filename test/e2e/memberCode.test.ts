import { setUpHarness } from './harness/harness'
import { signInDemonstration } from './harness/member'
import { SANDBOX } from './harness/loginPages'

const harness = setUpHarness(SANDBOX)
const CODE = '/pages/my/user/mr-code'

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
