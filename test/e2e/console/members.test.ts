import { enterApp, expectSound } from '../harness/consoleApp'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

it('staff find a member, see the orders, and the addresses once they ask, which the audit log shows', () =>
  harness.visit({ screen: 'desk', browserLanguage: 'en-GB' }, async (visitor) => {
    const { page } = visitor
    await enterApp(visitor.page, harness.site.url)
    await page.getByRole('menuitem', { name: 'Members' }).click()
    await page.getByRole('cell', { name: 'ploy@example.com' }).click()
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
    const addresses = page.locator('section', { hasText: 'Each look is recorded with your name' })
    await addresses.getByRole('button', { name: 'Show' }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-member')
    await addresses.getByRole('button', { name: 'Show' }).click()
    await addresses.waitFor({ state: 'detached' })
    await expectSound(page)
    await page.getByRole('menuitem', { name: 'Audit log' }).click()
    await page.getByRole('row', { name: /Looked at the addresses of a member/ }).waitFor()
  }))
