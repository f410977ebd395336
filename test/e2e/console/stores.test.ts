import type { Page } from 'playwright-core'
import { addressContract } from '../../../src/contract/account/address'
import { cartContract } from '../../../src/contract/cart/cart'
import { sessionContract } from '../../../src/contract/account/session'
import { storeContract } from '../../../src/contract/store/store'
import { dateText } from '../../../src/domain/time/dateText'
import { dayOf, dayText, noonOf } from '../../../src/domain/time/storeClock'
import { eventually } from '../harness/eventually'
import { enterApp, expectSound } from '../harness/consoleApp'
import { callApi, OPEN_STORE, requiredItems } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX } from '../harness/staffCalls'
import { textsIn } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('th')

/** Texts of the console in Thai. */
const T = {
  ...{ stores: 'สาขา', add: /^เพิ่ม: /, save: 'บันทึก', saved: 'บันทึกแล้ว', from: 'ตั้งแต่', until: 'ถึง', day: 'วันที่' },
  ...{ week: 'เวลาเปิดประจำสัปดาห์', special: 'วันหยุดและวันพิเศษ', district: 'เขต', open: 'เปิดอยู่' },
  ...{ drawn: 'วาดพื้นที่เอง', map: 'แผนที่ที่ตั้งและพื้นที่จัดส่ง', again: 'วาดใหม่' },
  ...{ numbers: 'มุมเป็นตัวเลข', addMiddle: 'เพิ่มมุมกลางแผนที่' },
  ...{ fees: 'ค่าส่งตามระยะทาง', fee: /^ค่าส่ง/ },
  ...{ pause: 'ปิดร้านตอนนี้', resume: 'กลับไปใช้เวลาเปิดร้าน' },
  ...{ addStore: 'เพิ่มสาขา', copyFrom: 'คัดลอกจากสาขา', placeMap: 'แผนที่ที่ตั้ง', needed: 'จำเป็นต้องกรอก' },
  ...{ notOpened: 'ยังไม่เปิดตัว', openNew: 'เปิดสาขา' },
}
/** A store of the demonstration without opening hours. */
const RIVERSIDE = { id: 'riverside', name: 'ศาลา บิสโทร · เจริญกรุง' }
/** A store that delivers within 8 km. */
const THONGLOR = { id: OPEN_STORE, name: 'ศาลา บิสโทร · ทองหล่อ' }
const HOME = { contact: 'Ploy', gender: 2, phone: '0812345678', houseNo: 'Unit 1204', label: 'home' } as const
const IN_THAI = { staffLocale: 'th' } as const

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function openForm({ page }: Visitor, { name } = RIVERSIDE): Promise<void> {
  await page.getByRole('menuitem', { name: T.stores, exact: true }).click()
  await page.getByRole('cell', { name }).click()
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
    await enterApp(page, harness.site.url)
    await openForm(visitor)
    await eventually(() => page.getByLabel(T.district).inputValue(), expect.stringContaining('บางรัก'))
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

/** Taps the map beside its middle, pixels to the right and down. */
async function tapMap(page: Page, right: number, down: number): Promise<void> {
  const { width, height } = (await mapOf(page).boundingBox()) ?? { width: 0, height: 0 }
  await mapOf(page).click({ position: { x: width / 2 + right, y: height / 2 + down } })
}

const mapOf = (page: Page) => page.getByRole('application', { name: T.map })
const corners = (page: Page) => mapOf(page).getByRole('button', { name: /^มุมที่ / })

/** A guest who wants dishes delivered. */
async function guestWithDelivery(url: string): Promise<string> {
  const { token } = await callApi(url, sessionContract.guest, {})
  const cart = { storeId: THONGLOR.id, diningType: 'delivery' } as const
  for (const dish of await requiredItems(url, 'delivery'))
    await callApi(url, cartContract.change, { ...cart, ...dish }, token)
  return token
}

it('staff draw an area on the map with a new fee: guests within it pay it, those outside get no delivery', async () => {
  const { url } = harness.site
  const token = await guestWithDelivery(url)
  const addressAt = (lat: number) =>
    callApi(url, addressContract.add, { ...HOME, address: `Sukhumvit ${lat}`, lat, lng: 100.582 }, token)
  const checkout = (addressId: string) =>
    callApi(url, cartContract.checkout, { storeId: THONGLOR.id, diningType: 'delivery', addressId }, token)
  const far = await addressAt(13.79)
  expect(await checkout(far.id)).toMatchObject({ outOfRange: false })
  await harness.visit({ ...IN_THAI, screen: 'desk' }, async (visitor) => {
    const { page } = visitor
    await enterApp(visitor.page, url)
    await openForm(visitor, THONGLOR)
    await page.getByLabel(T.drawn).check()
    await eventually(() => corners(page).count(), 4)
    await page.getByRole('button', { name: T.again }).click()
    await eventually(() => corners(page).count(), 0)
    await mapOf(page).scrollIntoViewIfNeeded()
    for (const [right, down] of [
      [-60, 60],
      [60, 60],
      [20, -60],
    ] as const)
      await tapMap(page, right, down)
    await eventually(() => corners(page).count(), 3)
    // A corner too many, with the keyboard: it is added, moved by numbers, and removed.
    await page.getByRole('button', { name: T.addMiddle }).press('Enter')
    await eventually(() => corners(page).count(), 4)
    await page.getByText(T.numbers).click()
    const before = await corners(page).last().boundingBox()
    await page.getByLabel(/^4 · ละติจูด/).fill('13.73')
    await page.getByLabel(/^4 · ละติจูด/).blur()
    await eventually(async () => (await corners(page).last().boundingBox())?.y === before?.y, false)
    await corners(page).last().focus()
    await page.keyboard.press('Delete')
    await eventually(() => corners(page).count(), 3)
    // One is dragged.
    await mapOf(page).scrollIntoViewIfNeeded()
    const handle = await corners(page).first().boundingBox()
    const [x, y] = [(handle?.x ?? 0) + 22, (handle?.y ?? 0) + 22]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y + 5, { steps: 4 })
    await page.mouse.up()
    await eventually(async () => Math.round(((await corners(page).first().boundingBox())?.x ?? 0) + 22 - x), -20)
    for (const fee of await group(page, T.fees).getByLabel(T.fee).all()) await fee.fill('12.50')
    await expectSound(page)
    await visitor.saveScreenshot('console-store-area', true)
    await save(page)
    expect(visitor.problems).toEqual([])
  })
  await harness.visit({ token, locale: 'th' }, async (guest) => {
    await guest.deepLink('/pages/shop/out/pay-order', { storeId: THONGLOR.id })
    await guest.page.getByText(t('checkout.outOfRange')).first().waitFor()
  })
  const near = await addressAt(13.735)
  expect((await checkout(near.id)).quote).toMatchObject({ hasDelivery: true, deliveryAmount: 1250 })
})

/** Types a text in English. */
const typeIn = (page: Page, name: string, text: string) => group(page, name).locator('[lang=en]').fill(text)

it('an owner adds a restaurant like another one: the form marks what is missing, and guests see it once it is opened', () =>
  harness.visit({ ...IN_THAI, screen: 'desk' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const names = async () => (await callApi(url, storeContract.list, {})).list.map(({ name }) => name)
    await enterApp(page, url)
    await page.getByRole('menuitem', { name: T.stores, exact: true }).click()
    await page.getByRole('link', { name: T.addStore }).click()
    await typeIn(page, 'ชื่อ', 'Sala Bistro · Phrom Phong')
    await page.getByRole('button', { name: T.save, exact: true }).click()
    // Short name, address, both degrees and the restaurant that it is like.
    await eventually(() => page.getByText(T.needed, { exact: true }).count(), 5)
    await expectSound(page)
    await visitor.saveScreenshot('console-store-new', true)
    await typeIn(page, 'ชื่อย่อ', 'Phrom Phong')
    await typeIn(page, 'ที่อยู่', '12 Sukhumvit 39')
    await page.getByRole('application', { name: T.placeMap }).click()
    await eventually(() => page.getByLabel(/^ละติจูด/).inputValue(), expect.stringMatching(/^13\.7/))
    await page.getByLabel(T.copyFrom).fill('ทองหล่อ')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: T.save, exact: true }).click()
    const row = page.getByRole('row', { name: new RegExp(`Phrom Phong.*${T.notOpened}`) })
    await row.waitFor()
    expect(await names()).not.toContain('Sala Bistro · Phrom Phong')
    await row.click()
    await page.getByRole('button', { name: T.openNew, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: T.openNew, exact: true }).click()
    await page.getByRole('button', { name: T.pause }).waitFor()
    expect(await names()).toContain('Sala Bistro · Phrom Phong')
    expect(visitor.problems).toEqual([])
  }))
