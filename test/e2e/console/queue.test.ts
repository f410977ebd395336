import type { Locator, Page } from 'playwright-core'
import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { queueContract } from '../../../src/contract/inStore/queue'
import { enterApp, expectAccessible, expectSound } from '../harness/consoleApp'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInMember } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)

const T = {
  ...{ screen: 'คิว', call: 'เรียกคิว', again: 'เรียกซ้ำ', pass: 'ข้ามคิว', requeue: 'กลับเข้าคิว', seat: 'เข้านั่ง' },
  ...{ table: 'โต๊ะว่าง', take: 'ออกบัตรคิว', issue: 'ออกบัตร', people: /^จำนวนคน/, phone: /^เบอร์โทร/ },
  ...{ close: 'หยุดรับคิว', open: 'เปิดรับคิวอีกครั้ง', closed: /^ตอนนี้ไม่รับคิวใหม่/, cancel: 'ยกเลิกคิว' },
  ...{ makeDoor: 'สร้างจอหน้าร้าน', door: 'จอหน้าร้าน', types: 'ประเภทโต๊ะ', newType: 'เพิ่มประเภทโต๊ะ', save: 'บันทึก' },
  ...{ removeType: 'ลบประเภทโต๊ะ', kindName: /^ชื่อ ถ้าจำนวนคนบอกได้ไม่พอ/ },
  ...{ letters: /^ตัวอักษรนำหน้าคิว/, least: /^จำนวนคนขั้นต่ำ/, most: /^จำนวนคนสูงสุด/ },
}
const desk = { screen: 'desk', staffLocale: 'th' } as const

/** Opens the queue on a device of the store. */
async function openQueue({ page }: Visitor): Promise<void> {
  await enterApp(page, harness.site.url, OPEN_STORE)
  await page.getByRole('menuitem', { name: T.screen, exact: true }).click()
  await page.locator('[data-connection=live]').waitFor({ state: 'attached' })
}

/** The card of a number while it has a state. */
const card = (page: Page, id: string, state: string): Locator =>
  page.locator(`[data-ticket="${id}"][data-state=${state}]`)

const press = (of: Locator, name: string) => of.getByRole('button', { name, exact: true }).click()

it('a number that a guest takes appears at once, is called, passed, comes back, and is seated at a table', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    await openQueue(visitor)
    const { token } = await signInMember(url, '0811111151')
    const { view } = await callApi(url, queueContract.take, { storeId: OPEN_STORE, people: 2 }, token)
    const id = view?.id ?? ''
    await card(page, id, 'waiting').waitFor({ timeout: 2000 })
    await expectSound(page)
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 768 })
      await visitor.saveScreenshot(`console-queue-${width}`)
    }
    await card(page, id, 'waiting').getByRole('button', { name: T.call, exact: true }).dblclick()
    await card(page, id, 'called').getByRole('button', { name: T.again, exact: true }).waitFor()
    expect((await callApi(url, queueContract.detail, { id }, token)).view?.state).toBe(5)
    await visitor.saveScreenshot('console-queue-called')
    await press(card(page, id, 'called'), T.pass)
    await press(card(page, id, 'passed'), T.requeue)
    await press(card(page, id, 'waiting'), T.seat)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(T.table).click()
    await page.getByRole('option', { name: /^B1 / }).click()
    await expectAccessible(page)
    await visitor.saveScreenshot('console-queue-seat')
    await press(dialog, T.seat)
    await page.locator(`[data-ticket="${id}"]`).waitFor({ state: 'detached' })
    const { view: seated } = await callApi(url, queueContract.detail, { id }, token)
    expect(seated).toMatchObject({ state: 2, table: { name: 'B1' } })
    await visitor.expectNoProblems()
  }))

it('staff take a number for guests at the door, cancel it, close the queue, and open the screen at the door', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const staff = await StaffCalls.enter(harness.site.url)
    const waiting = async () => (await staff.ask(staffCalls.tickets, { storeId: OPEN_STORE })).list
    const before = (await waiting()).map(({ id }) => id)
    await openQueue(visitor)
    const dialog = page.getByRole('dialog')
    await press(page.locator('body'), T.take)
    await dialog.getByLabel(T.people).fill('4')
    await dialog.getByLabel(T.phone).fill('081 234 5678')
    await expectAccessible(page)
    await press(dialog, T.issue)
    await dialog.waitFor({ state: 'detached' })
    const taken = (await waiting()).find(({ id }) => !before.includes(id))
    expect(taken).toMatchObject({ people: 4, state: 1, phone: expect.stringMatching(/5678$/) })
    await press(card(page, taken?.id ?? '', 'waiting'), T.cancel)
    await press(dialog, T.cancel)
    await page.locator(`[data-ticket="${taken?.id}"]`).waitFor({ state: 'detached' })

    await press(page.locator('body'), T.close)
    await page.getByText(T.closed).waitFor()
    await press(page.locator('body'), T.open)
    await page.getByText(T.closed).waitFor({ state: 'detached' })
    await press(page.locator('body'), T.makeDoor)
    const [door] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: T.door, exact: true }).click(),
    ])
    await door.getByText('Sala Bistro').first().waitFor()
    const { number } = await staff.ask(staffCalls.take, { storeId: OPEN_STORE, people: 2 })
    await door.getByText(number, { exact: true }).waitFor({ timeout: 2000 })
    await door.close()

    await page.getByRole('tab', { name: T.types }).click()
    await page.getByRole('button', { name: T.newType }).click()
    await page.getByLabel(T.letters).fill('VP')
    await page.getByRole('group', { name: T.kindName }).getByLabel(/^ไทย/).fill('ห้องใหญ่')
    await page.getByLabel(T.least).fill('20')
    await page.getByLabel(T.most).fill('40')
    await expectSound(page)
    await press(page.locator('body'), T.save)
    const kind = page.getByRole('button', { name: 'VP · ห้องใหญ่ · 20–40 คน' })
    await kind.click()
    await press(page.locator('.MuiAccordion-root.Mui-expanded'), T.removeType)
    await expectSound(page)
    await visitor.saveScreenshot('console-queue-remove')
    await press(dialog, T.removeType)
    await kind.waitFor({ state: 'detached' })
    expect(visitor.problems).toEqual([])
  }))
