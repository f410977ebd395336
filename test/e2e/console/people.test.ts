import { enterApp, expectSound } from '../harness/consoleApp'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

it('the owner invites a person by a link, changes the role, signs out and removes; the audit log has it all', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await page.getByRole('menuitem', { name: 'People' }).click()
    await page.getByRole('link', { name: 'New' }).click()
    await page.getByLabel('E-mail').fill('nok@example.com')
    await page.getByLabel('Name').fill('Nok')
    await page.getByLabel('Role').click()
    await page.getByRole('option', { name: 'Cashier' }).click()
    await page.getByLabel('Works in').click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await expectSound(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const shown = page.getByRole('dialog')
    await shown.getByText(/^Valid until/).waitFor()
    await expectSound(page)
    const link = (await shown.locator('pre').textContent()) ?? ''
    await shown.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('row', { name: /Nok.*Cashier.*Invited, none yet/ }).waitFor()

    // The person opens the link in a browser of its own.
    await harness.visit({ staffLocale: 'en' }, async (person) => {
      await person.page.goto(link)
      await person.page.getByRole('heading', { name: 'Welcome, Nok' }).waitFor()
      await expectSound(person.page)
      await person.saveScreenshot('console-welcome')
      await person.page.getByLabel(/^New password/).fill('a cup of tea')
      await person.page.getByRole('button', { name: 'Set the password and sign in' }).click()
      await person.page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
      await person.page.context().clearCookies()
      await person.page.goto('about:blank')
      await person.page.goto(link)
      await person.page.getByText(/^This link has ended/).waitFor()
      await person.page.getByRole('button', { name: 'To the sign-in' }).click()
      await person.page.getByLabel(/^E-mail/).waitFor()
      // The page asked for a session before there was one, and for a link that has ended.
      person.problems.length = 0
    })

    await page.getByRole('cell', { name: 'nok@example.com' }).click()
    await page.getByLabel('Role').click()
    await page.getByRole('option', { name: 'Manager' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('row', { name: /Nok.*Manager/ }).waitFor()
    await page.getByRole('cell', { name: 'nok@example.com' }).click()
    for (const action of ['Sign out everywhere', 'Remove']) {
      await page.getByRole('button', { name: action }).click()
      const question = page.getByRole('dialog', { name: action })
      await question.getByText(/signed out at once/).waitFor()
      await question.getByRole('button', { name: action }).click()
      await question.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Give access again' }).waitFor()
    await expectSound(page)

    await page.getByRole('menuitem', { name: 'Audit log' }).click()
    await page.getByRole('row', { name: /Owner.*Changed a person.*Nok.*Role: Cashier → Manager/ }).waitFor()
    await page.getByRole('row', { name: /Signed a person out everywhere/ }).waitFor()
    await page.getByLabel('Area').click()
    await page.getByRole('option', { name: 'Own account' }).click()
    await page.getByText(/^No Audit log found/).waitFor()
  }))

it('staff change their own name and language, and sign out everywhere', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    await page.getByLabel('Name').fill('Arun')
    await expectSound(page)
    await page.getByLabel(/^Language/).click()
    await page.getByRole('option', { name: 'Chinese' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByRole('heading', { name: '我的账户' }).waitFor()
    await page.getByRole('button', { name: /Arun/ }).waitFor()

    // The password of this owner is a variable of the server.
    await page.getByLabel(/^当前密码/).fill(CONSOLE_PASSWORD)
    await page.getByLabel(/^新密码/).fill('another long night')
    await page.getByRole('button', { name: '保存', exact: true }).last().click()
    await page
      .getByText(/CONSOLE_PASSWORD/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: '退出所有设备' }).click()
    await page.locator('input[type=email]').waitFor()
    visitor.problems.length = 0
  }))
