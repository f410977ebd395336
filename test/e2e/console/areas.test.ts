import { areasOf } from '../../../console/app/areas/areasOf'
import { accessibilityProblems } from '../harness/axe'
import { enterApp } from '../harness/consoleApp'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

const NOTHING = /^No .* (found|yet)/

it('every list and every page of rules is accessible', () =>
  harness.visit({ screen: 'desk', browserLanguage: 'en-GB' }, async ({ page }) => {
    await enterApp(page, harness.site.url)
    const problems: Record<string, unknown> = {}
    for (const { name } of areasOf('owner').filter(({ home }) => !home)) {
      const entry = page.locator(`[role=menuitem][href="#/${name}"]`)
      await entry.click()
      await page.getByRole('heading', { level: 1, name: (await entry.textContent()) ?? '', exact: true }).waitFor()
      const content = page.locator('#main-content')
      // Rows, a form, or the word that there are none.
      await content.locator('table, form, ul').or(content.getByText(NOTHING)).first().waitFor()
      const found = await accessibilityProblems(page)
      if (found.length > 0) problems[name] = found
    }
    expect(problems).toEqual({})
  }))
