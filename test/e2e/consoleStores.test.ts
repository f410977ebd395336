import type { Page } from 'playwright-core'
import { dateText } from '../../src/domain/time/dateText'
import { dayOf, dayText, noonOf } from '../../src/domain/time/storeClock'
import { eventually } from './harness/eventually'
import { enterApp, expectSound } from './harness/consoleApp'
import { setUpHarness } from './harness/harness'
import { STAFFED_SANDBOX } from './harness/staffConsole'
import { textsIn } from './harness/texts'
import type { Visitor } from './harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('th')

/** Texts of the console in Thai. */
const T = {
  ...{ stores: 'สาขา', add: /^เพิ่ม: /, save: 'บันทึก', saved: 'บันทึกแล้ว', from: 'ตั้งแต่', until: 'ถึง', day: 'วันที่' },
  ...{ week: 'เวลาเปิดประจำสัปดาห์', special: 'วันหยุดและวันพิเศษ', district: 'เขต', open: 'เปิดอยู่' },
  ...{ pause: 'ปิดร้านตอนนี้', resume: 'กลับไปใช้เวลาเปิดร้าน' },
}
/** A store of the demonstration without opening hours. */
const RIVERSIDE = { id: 'riverside', name: 'ศาลา บิสโทร · เจริญกรุง' }
const IN_THAI = { fresh: true, browserLanguage: 'th-TH' } as const

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function openForm({ page }: Visitor): Promise<void> {
  await page.getByRole('menuitem', { name: T.stores, exact: true }).click()
  await page.getByRole('cell', { name: RIVERSIDE.name }).click()
  await group(page, T.week).waitFor()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: T.save, exact: true }).click()
  await page.getByText(T.saved, { exact: true }).waitFor()
}

it('staff open a store around the clock and close it on a holiday, which guests see at once; then they close it for now', () =>
  harness.visit({ ...IN_THAI, screen: 'desk' }, async (visitor) => {
    const { page } = visitor
    const holiday = dayText(dayOf(new Date()) + 3)
    await enterApp(visitor, harness.site.url)
    await openForm(visitor)
    await eventually(() => page.getByLabel(T.district).inputValue(), expect.stringContaining('บางรัก'))
    await expectSound(page)
    const week = group(page, T.week)
    await week.getByRole('button', { name: T.add }).click()
    for (const box of await week.getByRole('checkbox').all()) await box.check()
    await week.getByLabel(T.from).fill('00:00')
    await week.getByLabel(T.until).fill('00:00')
    const special = group(page, T.special)
    await special.getByRole('button', { name: T.add }).first().click()
    await special.getByLabel(T.day).fill(holiday)
    await expectSound(page)
    await visitor.saveScreenshot('console-store', true)
    await save(page)
    await page.getByRole('row', { name: new RegExp(`${RIVERSIDE.name}.*${T.open}`) }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-stores')

    await harness.visit({ locale: 'th' }, async (guest) => {
      await guest.deepLink('/pages/shop/out/sjjs', { storeId: RIVERSIDE.id })
      await guest.page.getByText(dateText(noonOf(holiday), 'th')).waitFor()
      expect(await guest.page.getByText(t('storeIntro.allDay'), { exact: true }).count()).toBe(7)
      expect(await guest.page.getByText(t('storeIntro.rest'), { exact: true }).count()).toBe(1)
      await openForm(visitor)
      await page.getByRole('button', { name: T.pause }).click()
      await page.getByRole('dialog').getByRole('button', { name: T.pause }).click()
      await page.getByRole('button', { name: T.resume }).waitFor()
      await guest.reload()
      await guest.page.getByText('ปิดอยู่', { exact: true }).first().waitFor()
    })
    expect(visitor.problems).toEqual([])
  }))
