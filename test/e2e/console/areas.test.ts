import { areasOf } from '../../../console/app/areas/areasOf'
import { accessibilityProblems } from '../harness/axe'
import { enterApp, PARTS } from '../harness/consoleApp'
import { SCREENS } from '../harness/device'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

const NOTHING = /^No .* (found|yet)/

it('the navigation, and every list and every page of rules on a phone, is accessible', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    const problems: Record<string, unknown> = {}
    const check = async (name: string, parts?: string) => {
      const found = await accessibilityProblems(page, parts)
      if (found.length > 0) problems[name] = found
    }
    await check('navigation')
    const areas = areasOf('owner').filter(({ home }) => !home)
    const entryOf = (name: string) => page.locator(`[role=menuitem][href="#/${name}"]`).textContent()
    const titles = await Promise.all(areas.map(({ name }) => entryOf(name)))
    await page.setViewportSize(SCREENS.phone)
    for (const [at, { name }] of areas.entries()) {
      await page.evaluate((hash) => location.assign(hash), `#/${name}`)
      await page.getByRole('heading', { level: 1, name: titles[at] ?? '', exact: true }).waitFor()
      const content = page.locator('#main-content')
      // Rows, a form, or the word that there are none.
      await content.locator('table, form, ul').or(content.getByText(NOTHING)).first().waitFor()
      await check(name, PARTS)
    }
    expect(problems).toEqual({})
    // React's router warns about addresses that it has not opened itself.
    visitor.problems.length = 0
  }))
