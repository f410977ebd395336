import type { Locator, Page } from 'playwright-core'
import { auditContract } from '../../../console/contract/staff/audit'
import { tableContract } from '../../../console/contract/tables/table'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { expectAccessible, expectSound } from '../harness/consoleApp'
import { openBoard } from '../harness/consoleSignIn'
import { eventually } from '../harness/eventually'
import { callApi, guestAtTable, OPEN_STORE, TABLE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { keepPrints, prints } from '../harness/prints'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)

const T = {
  ...{ tables: 'โต๊ะ', water: /^เรียบร้อย: ขอน้ำดื่ม/, settle: /^เช็กบิล ฿/, take: /^รับเงิน ฿/ },
  terminal: 'เครื่องรูดบัตร',
  ...{ print: 'พิมพ์คิวอาร์โค้ด', printAll: 'พิมพ์คิวอาร์โค้ดทั้งหมด', close: 'ปิด' },
  ...{ setUp: 'ตั้งค่าโต๊ะ', addHere: 'เพิ่มโต๊ะในโซนนี้', name: /^ชื่อหรือหมายเลขโต๊ะ/, save: 'บันทึก', rename: /^เปลี่ยนชื่อ/ },
  ...{ calls: 'เรียกพนักงาน', paying: 'ขอชำระเงิน', free: 'ว่าง', open: 'เปิดแบบลูกค้า' },
}
const desk = { screen: 'desk', staffLocale: 'th' } as const

/** The tile of the table while it has a state. */
const tile = (page: Page, state: string): Locator =>
  page.locator(`[data-table="${TABLE.tableId}"][data-state=${state}]`)

/** Signs in on a device of the store, and opens its tables. */
async function openFloor(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.evaluate((store) => localStorage.setItem('console.device.store', store), OPEN_STORE)
  await openBoard(visitor.page, harness.site.url)
  await keepPrints(page)
  await page.getByRole('menuitem', { name: T.tables, exact: true }).click()
  await page.locator('[data-connection=live]').waitFor({ state: 'attached' })
}

const callsForTheBill = (token: string) =>
  callApi(harness.site.url, inStoreContract.callWaiter, { ...TABLE, type: 'bill', note: '' }, token)

it('a guest who calls and wants to pay changes the tile within two seconds on a desk, a tablet and a phone, and settling frees the table', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openFloor(visitor)
    await tile(page, 'free').waitFor()
    const { token } = await guestAtTable(harness.site.url)
    await tile(page, 'calls').waitFor({ timeout: 2000 })
    expect(await tile(page, 'calls').textContent()).toContain(T.calls)
    await page.waitForFunction(() => /^\(\d+\) /.test(document.title))
    expect(
      await page.getByRole('menuitem', { name: T.tables, exact: true }).getAttribute('aria-description'),
    ).toBeTruthy()
    await callsForTheBill(token)
    await tile(page, 'paying').waitFor({ timeout: 2000 })
    expect(await tile(page, 'paying').textContent()).toContain(T.paying)

    const drawer = page.getByRole('dialog')
    for (const [name, width, height] of [
      ['phone', 390, 844],
      ['tablet', 1024, 768],
      ['desk', 1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await tile(page, 'paying').waitFor()
      await visitor.saveScreenshot(`tables-floor-${name}`)
      expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
      if (name !== 'tablet') await expectAccessible(page)
      await tile(page, 'paying').click()
      await drawer.getByRole('button', { name: T.settle }).waitFor()
      await visitor.saveScreenshot(`tables-drawer-${name}`, true)
      if (name === 'phone') await expectAccessible(page)
      if (name === 'desk') break
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
    }
    await drawer.getByRole('button', { name: T.water }).click()
    await drawer.locator('[data-call=water]').waitFor({ state: 'detached' })
    await drawer.getByRole('button', { name: T.settle }).click()
    const question = page.getByRole('dialog').last()
    // No way is chosen for staff.
    expect(await question.getByRole('button', { name: T.take }).isDisabled()).toBe(true)
    await question.getByRole('button', { name: T.terminal }).click()
    await expectAccessible(page)
    await visitor.saveScreenshot('tables-settle')
    await question.getByRole('button', { name: T.take }).dblclick()
    await tile(page, 'free').waitFor({ state: 'attached', timeout: 2000 })
    await drawer.getByRole('button', { name: T.close, exact: true }).click()
    expect(await tile(page, 'free').textContent()).toContain(T.free)
    const staff = await StaffCalls.enter(harness.site.url)
    const { tables } = await staff.ask(tableContract.floor, { storeId: OPEN_STORE })
    expect(tables.find(({ id }) => id === TABLE.tableId)?.session).toBeNull()
    const { list } = await staff.ask(auditContract.list, { subjectId: TABLE.tableId, page: 1, pageSize: 1 })
    expect(list).toMatchObject([{ action: 'table.settle', after: { way: 'cardTerminal' } }])
  }))

it('a manager adds a table, renames its area, and removes it again; the code of a table opens it for a guest and is printed', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openFloor(visitor)
    await page.getByRole('link', { name: T.setUp }).click()
    const garden = page.getByRole('region', { name: /^สวน/ })
    await expectSound(page)
    await garden.getByRole('button', { name: T.addHere }).click()
    await page.getByLabel(T.name).fill('A9')
    await expectSound(page)
    await page.getByRole('button', { name: T.save }).click()
    await garden.getByText('A9', { exact: true }).waitFor()
    await garden.getByRole('button', { name: T.rename }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/ไทย/).fill('สวนหลังบ้าน')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: T.save }).click()
    const renamed = page.getByRole('region', { name: /^สวนหลังบ้าน/ })
    await renamed.getByRole('button', { name: 'นำออก: A9' }).click()
    await dialog.getByRole('button', { name: 'นำออก' }).click()
    await renamed.getByText('A9', { exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('menuitem', { name: T.tables, exact: true }).click()
    await page.locator(`[data-table="${TABLE.tableId}"]`).click()
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: T.open }).click()
    const phone = await opened
    await phone.waitForURL(`**/#/pages/shop/in/goods?storeId=${OPEN_STORE}&tableId=${TABLE.tableId}&code=*`)
    await phone.close()
    await dialog.getByRole('button', { name: T.print, exact: true }).click()
    await eventually(
      async () => (await prints(page)).at(-1),
      expect.stringMatching(/^codes\|.*A1.*@page \{ size: 80mm/),
    )
  }))

it('the printed codes of tables and store fit six on a sheet of A4', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openFloor(visitor)
    await page.getByRole('button', { name: T.printAll }).click()
    await eventually(async () => (await prints(page)).at(-1), expect.stringMatching(/^codes\|.*A2.*@page \{ size: A4/i))
    // The paper stays until the browser has printed it.
    await page.evaluate(() => (globalThis.print = () => undefined))
    await page.getByRole('button', { name: T.printAll }).click()
    const codes = page.locator('#paper article')
    await codes.first().waitFor({ state: 'attached' })
    const count = await codes.count()
    expect(count).toBeGreaterThan(6)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(Math.ceil(count / 6))
  }))
