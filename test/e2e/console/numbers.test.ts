import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { numbersContract, type SpanNumbers } from '../../../console/contract/numbers/numbers'
import { orderContract } from '../../../console/contract/orders/order'
import { moneyText } from '../../../src/domain/money/money'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { SCREENSHOT_FOLDER } from '../harness/device'
import { enterApp, expectSound } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { guestWithPaidOrder } from '../harness/paidOrder'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)

const FILE_NAME = /^numbers-(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)\.csv$/

let staff: StaffCalls
beforeAll(async () => {
  const { url } = harness.site
  staff = await StaffCalls.enter(url)
  for (const isCooked of [true, false]) {
    const { order } = await guestWithPaidOrder(url)
    const { id, state } = await staff.ask(orderContract.read, { id: order.id })
    const accepted = await staff.ask(orderContract.move, { id, state, step: 'accept' })
    if (isCooked) await staff.ask(orderContract.move, { id, state: accepted.state, step: 'ready' })
  }
})

const tile = (page: Page, name: string) => page.locator(`[data-tile=${name}] dd div`).first()

/** Opens the page and waits for the sales that the server counts. */
async function openNumbers(page: Page, menuItem: string): Promise<void> {
  await page.getByRole('menuitem', { name: menuItem, exact: true }).click()
  await expectToday(page)
}

/** The numbers of today: those of the orders above and of the demonstration. */
function readToday(): Promise<SpanNumbers> {
  const today = dayText(dayOf(new Date()))
  return staff.ask(numbersContract.span, { from: today, to: today })
}

async function expectToday(page: Page): Promise<void> {
  const { sales, average } = await readToday()
  await eventually(() => tile(page, 'sales').textContent(), moneyText(sales.amount))
  await eventually(() => tile(page, 'average').textContent(), moneyText(average ?? 0))
}

it('a manager sees the sales of today, then of 30 days with a chart, and saves them as a file', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await openNumbers(page, 'Numbers')
    const { byPayment, byWay } = await readToday()
    const byPromptPay = byPayment.find(({ payType }) => payType === 'promptpay')?.received ?? 0
    const takenAway = byWay.find(({ way }) => way === 'takeout')?.count ?? 0
    expect([byPromptPay, takenAway].every((count) => count >= 2)).toBe(true)
    await page.getByRole('row', { name: new RegExp(`^PromptPay ${byPromptPay} `) }).waitFor()
    await page.getByRole('row', { name: new RegExp(`^Takeaway ${takenAway} `) }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-numbers')

    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 30 days' }).click()
    await page.getByRole('heading', { name: 'Sales by day' }).waitFor()
    const chart = page.locator('section', { hasText: 'Sales by day' })
    await eventually(() => chart.locator('rect').count(), 30)
    await chart.getByText('As a table').click()
    await eventually(() => chart.getByRole('row').count(), 31)
    await expectSound(page)
    await visitor.saveScreenshot('console-numbers-thirty')

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const saved = await saving
    const [, from = '', to = ''] = FILE_NAME.exec(saved.suggestedFilename()) ?? []
    const { csv } = await staff.ask(numbersContract.file, { from, to })
    expect(await readFile(await saved.path(), 'utf8')).toBe(csv)

    await page.getByRole('tab', { name: 'Membership' }).click()
    const { overall } = await staff.ask(numbersContract.membership, { from, to })
    const balances = page.getByRole('row', { name: `On balances ${moneyText(overall?.balanceOpen ?? 0)}`, exact: true })
    await balances.waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-numbers-membership')
    await page.getByRole('tab', { name: 'Sales and orders' }).click()

    await page.getByLabel('From', { exact: true }).fill('2020-01-01')
    await page.getByText('At most 366 days').waitFor()
    await page.getByLabel('To', { exact: true }).fill('2020-01-02')
    await page.getByText('Nothing was ordered or paid in these days.').waitFor()
    expect(visitor.problems).toEqual([])
  }))

/** Pictures of the page on a tablet and on a phone. */
async function saveSizes(visitor: Visitor, name: string): Promise<void> {
  if (!SCREENSHOT_FOLDER) return
  for (const [screen, width] of [
    ['tablet', 1024],
    ['phone', 390],
  ] as const) {
    await visitor.page.setViewportSize({ width, height: 844 })
    await visitor.saveScreenshot(`${name}-${screen}`, true)
  }
}

it('the numbers are readable in Thai on all screens, and a page that cannot be loaded offers to try again', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    const isNumbers = (url: URL) => url.pathname === '/consoleApi/numbers'
    await page.route(isNumbers, (route) => route.abort())
    await page.getByRole('menuitem', { name: 'รายงานยอดขาย', exact: true }).click()
    const again = page.getByRole('button', { name: 'ลองใหม่' })
    await again.waitFor()
    await page.unroute(isNumbers)
    await again.click()
    await expectToday(page)
    await expectSound(page)
    await saveSizes(visitor, 'console-numbers-th')
    await page.getByRole('tab', { name: 'สมาชิก' }).click()
    await page.getByRole('heading', { level: 2 }).nth(5).waitFor()
    await expectSound(page)
    await saveSizes(visitor, 'console-membership-th')
    // The call that this test refused.
    visitor.problems.length = 0
  }))
