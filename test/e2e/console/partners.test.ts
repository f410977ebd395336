import { enterApp, expectSound } from '../harness/consoleApp'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

it('staff accept an application after reading its answers, freeze the partner, and mark a withdrawal as paid', () =>
  harness.visit({ screen: 'desk', browserLanguage: 'en-GB' }, async (visitor) => {
    const { page } = visitor
    const move = (heading: string) => page.locator('section', { hasText: heading })
    await enterApp(visitor.page, harness.site.url)
    await page.getByRole('menuitem', { name: 'Partners' }).click()
    await page.getByRole('row', { name: /Mali Suwan/ }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-partners')
    await page.getByRole('cell', { name: 'Mali Suwan' }).click()
    await page.getByText('TikTok').waitFor()
    await move('Review the application').getByLabel('Accepted').check()
    await expectSound(page)
    await visitor.saveScreenshot('console-partner')
    await move('Review the application').getByRole('button', { name: 'Save' }).click()
    const freeze = move('Freeze, or let go on')
    await freeze.getByLabel('Frozen').check()
    await freeze.getByLabel('Reason').fill('Fans on one phone')
    await freeze.getByRole('button', { name: 'Save' }).click()
    await page.locator('dd', { hasText: 'Fans on one phone' }).waitFor()

    await page.getByRole('menuitem', { name: 'Withdrawals' }).click()
    await page.getByRole('row', { name: /Ploy Srisuk.*On the way/ }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-withdrawals')
    await page.getByRole('row', { name: /Ploy Srisuk.*On the way/ }).click()
    const paid = move('Mark as paid')
    await paid.getByLabel('Reference of the transfer').fill('KB-1')
    await expectSound(page)
    await paid.getByRole('button', { name: 'Save' }).click()
    await paid.waitFor({ state: 'detached' })
    await page.getByRole('menuitem', { name: 'Withdrawals' }).click()
    await page.getByRole('row', { name: /Ploy Srisuk.*Paid.*KB-1.*Owner/ }).waitFor()
    expect(visitor.problems).toEqual([])
  }))
