import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { dishSheetContract } from '../../../console/contract/menu/dishSheet'
import { enterApp, expectAccessible } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

/** A cell of a table that no text of this test needs quotes for. */
const csvOf = (rows: readonly (readonly string[])[]) => Buffer.from(rows.map((cells) => cells.join(';')).join('\n'))

const HEADINGS = ['รหัส', 'หมวด', 'ชื่อ (อังกฤษ)', 'ชื่อ (ไทย)', 'ราคา']
const dishes = (faulty: readonly number[]) =>
  Array.from({ length: 40 }, (_each, at) => [
    ...['', 'ข้าวและเส้น', `Box ${at + 1}`, `ข้าวกล่อง ${at + 1}`, faulty.includes(at) ? '12.345' : '75'],
  ])
const fileOf = (faulty: readonly number[]) => ({
  ...{ name: 'menu.csv', mimeType: 'text/csv', buffer: csvOf([HEADINGS, ...dishes(faulty)]) },
})

async function openSheet({ page }: Visitor): Promise<void> {
  await enterApp(page, harness.site.url)
  await page.getByRole('menuitem', { name: 'เมนู', exact: true }).click()
  await page.getByRole('button', { name: 'นำเข้า / ส่งออก' }).click()
  await dialog(page).waitFor()
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^นำเข้าและส่งออก/ })
const input = (page: Page) => dialog(page).locator('input[type=file]')
const apply = (page: Page) => dialog(page).getByRole('button', { name: /^นำเข้า \(/ })
const filter = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name} · `) })

it('a manager exports the menu, corrects a sheet with 5 wrong rows, and imports it once, though the network was lost meanwhile', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await openSheet(visitor)
    await visitor.saveScreenshot('sheet-start-th')
    await expectAccessible(page)

    const saving = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'บันทึกเป็น XLSX' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^menu-[\w-]+\.xlsx$/)
    const exported = await readFile(await saved.path())
    await input(page).setInputFiles({ name: 'menu.xlsx', mimeType: '', buffer: exported })
    await dialog(page).getByText('ไฟล์นี้ไม่มีการเปลี่ยนแปลง').waitFor()
    expect(await apply(page).isDisabled()).toBe(true)

    await input(page).setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await dialog(page).getByText('ไฟล์นี้ไม่ใช่ XLSX หรือ CSV').waitFor()

    await input(page).setInputFiles(fileOf([4, 10, 19, 30, 39]))
    await filter(page, 'มีข้อผิดพลาด').click()
    const lines = dialog(page).locator('[data-result]')
    await eventually(() => lines.count(), 5)
    await lines.nth(0).getByText('ราคา: ทศนิยมไม่เกินสองตำแหน่ง').waitFor()
    await lines.nth(0).getByText('แถว 6 · ข้าวกล่อง 5').waitFor()
    expect(await apply(page).isDisabled()).toBe(true)
    await visitor.saveScreenshot('sheet-errors-th')
    await expectAccessible(page)

    await input(page).setInputFiles(fileOf([]))
    await filter(page, 'ใหม่').waitFor()
    await eventually(() => apply(page).isEnabled(), true)
    await visitor.saveScreenshot('sheet-new-th')
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith(dishSheetContract.apply.path) && sent.push(request.url()))
    await visitor.offline(async () => {
      await apply(page).click()
      await dialog(page)
        .getByText(/^เซิร์ฟเวอร์ไม่ตอบกลับ/)
        .waitFor()
    })
    await dialog(page).getByRole('button', { name: 'ลองใหม่' }).click()
    await dialog(page).getByText('นำเข้าแล้ว เมนูใหม่ 40 รายการ').waitFor()
    expect(sent).toHaveLength(2)
    await dialog(page).getByRole('button', { name: 'ปิด' }).click()
    await eventually(() => page.getByText('ข้าวกล่อง 40', { exact: true }).count(), 1)
    visitor.problems.length = 0
  }))
