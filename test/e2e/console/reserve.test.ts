import type { Locator, Page } from 'playwright-core'
import { reserveContract as staffCalls } from '../../../console/contract/tables/reserve'
import { reserveRulesContract } from '../../../console/contract/tables/reserveRules'
import { tableContract } from '../../../console/contract/tables/table'
import { reserveContract } from '../../../src/contract/inStore/reserve'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { declineLeaving, enterApp, expectSound } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInMember } from '../harness/member'
import { payByPromptPay } from '../harness/paidOrder'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)

const T = {
  ...{ screen: 'การจองโต๊ะ', nextDay: 'วันถัดไป', confirm: 'ยืนยันการจอง', move: 'เลื่อนการจอง', close: 'ปิด' },
  ...{ refuse: 'ปฏิเสธหรือยกเลิก', reason: /^เหตุผลถึงลูกค้า/, arrive: 'ลูกค้ามาถึงแล้ว', time: /^เวลา/ },
  ...{ create: 'เพิ่มการจอง', book: 'จอง', name: /^ชื่อ/, people: /^จำนวนคน/, code: 'รหัสการจอง', find: 'ค้นหา' },
  ...{ return: 'คืนมัดจำ', plan: 'แผนประจำวัน', rules: 'กติกาและโซน', save: 'บันทึก' },
}
const desk = { screen: 'desk', staffLocale: 'th' } as const
const tomorrow = () => dayText(dayOf(new Date()) + 1)
const room = { storeId: OPEN_STORE, areaId: 'thonglor-reserve-main' } as const

/** Opens the plan of tomorrow on a device of the store. */
async function openPlan({ page }: Visitor): Promise<void> {
  await enterApp(page, harness.site.url, OPEN_STORE)
  await page.getByRole('menuitem', { name: T.screen, exact: true }).click()
  await page.locator('[data-connection=live]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: T.nextDay }).click()
}

const row = (page: Page, id: string, state: string): Locator =>
  page.locator(`[data-booking="${id}"][data-state=${state}]`)

/** Chooses a time in the dialog that is open. */
async function chooseTime(page: Page, time: string): Promise<void> {
  await page.getByRole('dialog').last().getByLabel(T.time).click()
  await page.getByRole('option', { name: time, exact: true }).click()
}

it('a booking of a guest appears at once, is confirmed, moved, and called off with a reason that the guest reads', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    await openPlan(visitor)
    const { token } = await signInMember(url, '0811111161')
    const booking = { ...room, people: 2, date: tomorrow(), time: '12:00', contact: 'คุณดาว', phone: '0812345678' }
    const { id } = await callApi(url, reserveContract.order, { ...booking, deposit: 0, notes: 'เก้าอี้เด็ก' }, token)
    await row(page, id, 'asking').waitFor({ timeout: 2000 })
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-plan')

    await row(page, id, 'asking').click()
    const drawer = page.getByRole('dialog').first()
    await drawer.getByText('เก้าอี้เด็ก').waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-booking')
    await drawer.getByRole('button', { name: T.confirm }).dblclick()
    await row(page, id, 'confirmed').waitFor({ state: 'attached' })
    await drawer.getByRole('button', { name: T.move }).click()
    await chooseTime(page, '13:00')
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-move')
    await page.getByRole('dialog').last().getByRole('button', { name: T.move }).click()
    await drawer.getByText(/13:00\sน\. – 15:00/).waitFor()
    await drawer.getByRole('button', { name: T.refuse }).click()
    const question = page.getByRole('dialog').last()
    await question.getByLabel(T.reason).fill('ร้านปิดปรับปรุง')
    await expectSound(page)
    await question.getByRole('button', { name: T.refuse }).click()
    await row(page, id, 'refused').waitFor({ state: 'attached' })
    await drawer.getByText('ร้านปิดปรับปรุง').waitFor()
    const { reservation } = await callApi(url, reserveContract.detail, { id }, token)
    expect(reservation).toMatchObject({ state: 4, reason: 'ร้านปิดปรับปรุง' })
    await visitor.expectNoProblems()
  }))

it('staff book a table for a caller, find it by its code, and seat the guests at another table', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openPlan(visitor)
    await page.getByRole('button', { name: T.create }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(T.people).fill('3')
    await form.getByLabel(/^โซน/).click()
    await page.getByRole('option', { name: 'ริมกระจก' }).click()
    await chooseTime(page, '11:30')
    await form.getByLabel(T.name).fill('คุณเอก')
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-new')
    await form.getByRole('button', { name: T.book, exact: true }).click()
    // The new booking opens.
    await page.getByRole('dialog', { name: /คุณเอก/ }).waitFor()
    const staff = await StaffCalls.enter(harness.site.url)
    const { list } = await staff.ask(staffCalls.plan, { storeId: OPEN_STORE, date: tomorrow() })
    const made = list.find(({ contact }) => contact === 'คุณเอก')
    await page.getByRole('dialog').getByRole('button', { name: T.close }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByLabel(T.code).fill(made?.code.replace('R-', '') ?? '')
    await page.getByRole('button', { name: T.find }).click()
    const drawer = page.getByRole('dialog', { name: /คุณเอก/ })
    await drawer.getByRole('button', { name: T.arrive }).click()
    const question = page.getByRole('dialog').last()
    await question.getByLabel('โต๊ะ').click()
    await page.getByRole('option', { name: /^B4/ }).click()
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-arrive')
    await question.getByRole('button', { name: T.arrive }).click()
    await row(page, made?.id ?? '', 'arrived').waitFor({ state: 'attached' })
    const { tables } = await staff.ask(tableContract.floor, { storeId: OPEN_STORE })
    expect(tables.find(({ name }) => name === 'B4')?.session).toMatchObject({ peopleNum: 3 })
    await page.setViewportSize({ width: 390, height: 844 })
    await drawer.getByRole('button', { name: T.close }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await visitor.saveScreenshot('console-reserve-phone')
    await visitor.expectNoProblems()
  }))

it('a manager returns a part of the deposit that a guest lost by cancelling, and cannot return more', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const staff = await StaffCalls.enter(url)
    const { rules } = await staff.ask(reserveRulesContract.read, { storeId: OPEN_STORE })
    if (!rules) throw new Error('The store takes no bookings')
    const { open: _open, areas: _areas, ...fields } = rules
    await staff.ask(reserveRulesContract.update, { ...fields, refundSteps: [] })
    const { token } = await signInMember(url, '0811111162')
    const garden = {
      storeId: OPEN_STORE,
      areaId: 'thonglor-reserve-garden',
      people: 2,
      deposit: 10_000,
      payType: 'promptpay',
    } as const
    const booking = { ...garden, date: tomorrow(), time: '12:00', contact: 'คุณนก', phone: '0812345678' }
    const { id } = await callApi(url, reserveContract.order, booking, token)
    await payByPromptPay(url, id, token)
    await callApi(url, reserveContract.cancel, { id, refund: 0 }, token)

    await openPlan(visitor)
    await row(page, id, 'cancelled').click()
    const drawer = page.getByRole('dialog').first()
    await drawer.getByRole('button', { name: T.return }).click()
    const question = page.getByRole('dialog').last()
    const amount = question.getByLabel(/^จำนวนเงินที่คืน/)
    expect(await amount.inputValue()).toBe('100')
    await amount.fill('100.01')
    await question.getByLabel(T.reason).fill('ไม่สบาย ขอให้หายไว ๆ')
    expect(await question.getByRole('button', { name: T.return }).isDisabled()).toBe(true)
    await amount.fill('40.50')
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-return')
    await question.getByRole('button', { name: T.return }).dblclick()
    const returned = { state: 5, refund: 4_050, refundReason: 'ไม่สบาย ขอให้หายไว ๆ' }
    const read = async () => (await callApi(url, reserveContract.detail, { id }, token)).reservation
    await eventually(read, expect.objectContaining(returned))
    await drawer.getByText('ไม่สบาย ขอให้หายไว ๆ').waitFor()
    await visitor.saveScreenshot('console-reserve-returned')
    await visitor.expectNoProblems()
  }))

it('a manager changes the rules of reservations, takes none for a while, and gives an area other tables', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openPlan(visitor)
    await page.getByRole('tab', { name: T.rules }).click()
    const rules = page.locator('section').filter({ has: page.getByRole('heading', { name: 'กติกาการจอง' }) })
    await rules.getByLabel('ช่วงห่างของเวลา').fill('20')
    await rules.getByRole('button', { name: T.save }).click()
    await rules.getByText('ต้องเป็นจำนวนเท่าของ 15').waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-rules', true)
    await rules.getByLabel('ช่วงห่างของเวลา').fill('15')
    await rules.getByLabel('จำนวนคนสูงสุด').fill('20')
    // What was typed stays while staff look at the plan.
    await page.getByRole('tab', { name: T.plan }).click()
    await page.getByRole('button', { name: T.nextDay }).waitFor()
    await page.getByRole('tab', { name: T.rules }).click()
    expect(await rules.getByLabel('จำนวนคนสูงสุด').inputValue()).toBe('20')
    await rules.getByRole('button', { name: T.save }).click()
    await rules.getByLabel('รับจองโต๊ะ').click()
    await page.locator('input[type=checkbox]:not(:checked)').first().waitFor({ state: 'attached' })
    const staff = await StaffCalls.enter(harness.site.url)
    const read = async () => (await staff.ask(reserveRulesContract.read, { storeId: OPEN_STORE })).rules
    await eventually(async () => (await read())?.open, false)
    expect(await read()).toMatchObject({ maxPeople: 20, slots: { slotMinutes: 15, stayMinutes: 120 } })

    await page.getByRole('button', { name: 'ห้องแยก' }).click()
    const area = page.locator('.MuiAccordion-root.Mui-expanded')
    await area.getByRole('combobox', { name: 'โต๊ะ' }).fill('B4')
    await page.getByRole('option', { name: /^B4$/ }).click()
    await expectSound(page)
    await visitor.saveScreenshot('console-reserve-area', true)
    await area.getByRole('button', { name: T.save }).click()
    const roomTables = async () =>
      (await read())?.areas
        .find(({ id }) => id === 'thonglor-reserve-room')
        ?.tableIds.map((id) => id.split('-').at(-1))
        .sort()
    await eventually(roomTables, ['b4', 'v1', 'v2'])
    // Leaving asks once, whichever form was typed in.
    await area.getByLabel('จำนวนคนสูงสุด').fill('11')
    await declineLeaving(page, page.getByRole('menuitem', { name: 'คลังรูปภาพ' }))
    expect(await area.getByLabel('จำนวนคนสูงสุด').inputValue()).toBe('11')
    await area.getByRole('button', { name: T.save }).click()
    await eventually(async () => (await read())?.areas.find(({ name }) => name.th === 'ห้องแยก')?.maxPeople, 11)
    await page.getByRole('menuitem', { name: 'คลังรูปภาพ' }).click()
    await page.getByRole('heading', { name: 'คลังรูปภาพ' }).waitFor()
    await visitor.expectNoProblems()
  }))
