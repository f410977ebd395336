import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { tap } from '../harness/actions'
import { enterApp, expectAccessible } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })
const PICTURE = join(__dirname, '../../../server/assets/pictures/larb.cut.webp')

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function openMenu(page: Page): Promise<void> {
  await enterApp(page, harness.site.url)
  await page.getByRole('menuitem', { name: 'Menu', exact: true }).click()
  await page.getByRole('heading', { name: /^Rice/ }).waitFor()
}

async function fillNames(page: Page, field: string, names: readonly [string, string, string]): Promise<void> {
  const texts = group(page, field)
  for (const [at, language] of ['English', 'Thai', 'Chinese'].entries())
    await texts.getByLabel(new RegExp(`^${language}`)).fill(names[at] ?? '')
}

const riceOf = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: /^Rice/ }) })

/** Moves the second dish up with a button, then marks it as sold out until tomorrow and as available again, with one tap each. */
async function moveAndSellOut(page: Page): Promise<void> {
  const rows = riceOf(page).getByRole('listitem')
  const second = (await rows.nth(1).locator('p').first().textContent()) ?? ''
  const press = (at: number, name: string) =>
    rows
      .nth(at)
      .getByRole('button', { name: `${name}: ${second}` })
      .click()
  await press(1, 'Move up')
  await eventually(() => rows.nth(0).locator('p').first().textContent(), second)
  await press(0, 'Sold out until tomorrow')
  await rows.nth(0).getByText('Sold out until 05:00').waitFor()
  await press(0, 'Available again')
  await rows.nth(0).getByText('On sale').waitFor()
}

it('a manager moves a dish, marks it as sold out, and adds one with sizes and a picture in three languages, which a guest orders at once', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await openMenu(page)
    await expectAccessible(page)
    await moveAndSellOut(page)
    const rice = riceOf(page)
    await rice.getByRole('button', { name: 'New dish' }).click()

    await fillNames(page, 'Name', ['Basil omelette', 'ไข่เจียวกะเพรา', '罗勒煎蛋'])
    await page.getByLabel('Choose a picture: Picture', { exact: true }).last().setInputFiles(PICTURE)
    const crop = page.getByRole('dialog', { name: 'Crop the picture' })
    await crop.getByRole('radio', { name: 'Butter' }).check()
    await expectAccessible(page)
    await crop.getByRole('button', { name: 'Upload' }).click()
    await crop.waitFor({ state: 'hidden' })
    await eventually(
      async () => (await page.getByLabel('Picture', { exact: true }).inputValue()).split('/')[0],
      'uploads',
    )

    await page.getByRole('button', { name: 'Add: Groups of sizes' }).click()
    const sizes = group(page, 'Groups of sizes')
    await sizes.getByLabel(/^English/).fill('Size')
    for (const [at, size] of ['Small', 'Large'].entries()) {
      await page.getByRole('button', { name: 'Add: Values' }).click()
      await group(page, 'Values')
        .getByLabel(/^English/)
        .nth(at)
        .fill(size)
    }
    const prices = group(page, 'Prices')
    for (const [name, price] of [
      ['Small', '65'],
      ['Large', '85.50'],
    ] as const)
      await prices
        .getByRole('group', { name })
        .getByLabel(/^Price/)
        .fill(price)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Created').waitFor()
    await rice.getByText('Basil omelette').waitFor()
    await rice.getByText('from ฿65').waitFor()

    await harness.visit({ locale: 'th' }, async (guest) => {
      await guest.deepLink('/pages/index/goods', { storeId: 'thonglor' })
      await guest.page.getByRole('link', { name: /^ข้าว/ }).click()
      await tap(guest, /ไข่เจียวกะเพรา/)
      await guest.page.getByRole('radio', { name: /Large/ }).click()
      await guest.page.getByRole('button', { name: /85\.50/ }).click()
      await guest.page.getByRole('button', { name: /^เปิดตะกร้า/ }).waitFor()
    })
  }))
