import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { lookContract } from '../../../console/contract/look/look'
import { enterApp, expectAccessible, expectSound } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const PICTURE = join(__dirname, '../../../server/assets/pictures/larb.cut.webp')
const HOME = { page: 'index', target: '' } as const

const preview = (page: Page) => page.frameLocator('iframe')
const rows = (page: Page) => page.locator('main li[draggable]')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openLook(visitor: Visitor): Promise<void> {
  await enterApp(visitor.page, harness.site.url)
  await visitor.page.getByRole('menuitem', { name: 'หน้าตาร้าน', exact: true }).click()
  await rows(visitor.page).first().waitFor()
}

/** A guest opens the home page, and sees the title of the new block or not. */
function expectGuestSees(isShown: boolean): Promise<void> {
  return harness.visit({ locale: 'th' }, async ({ page }) => {
    await page.goto(harness.site.url)
    await page.getByText('เมนูขายดีสัปดาห์นี้').waitFor()
    await eventually(() => page.getByText('จานประจำสัปดาห์').count(), isShown ? 1 : 0)
  })
}

async function publish(page: Page): Promise<void> {
  await page.getByText('นี่คือฉบับร่าง').waitFor()
  // By key: the page may still scroll between press and release of a pointer.
  await button(page, 'เผยแพร่').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'เผยแพร่' }).click()
  await page.getByText('ลูกค้าเห็นแบบนี้อยู่').waitFor()
}

async function addBlock(page: Page, kind: string): Promise<void> {
  await button(page, 'เพิ่มบล็อก').click()
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
  await page.getByRole('heading', { name: kind, exact: true }).waitFor()
}

it('a manager adds blocks with a dish and a picture, sees them on the phone beside, publishes them and takes them back', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await openLook(visitor)
    await preview(page).getByText('เมนูขายดีสัปดาห์นี้').waitFor()
    await visitor.saveScreenshot('look-list-th')
    await expectSound(page)

    await addBlock(page, 'เมนูที่เลือก')
    const title = page.getByRole('group', { name: 'หัวเรื่อง', exact: true })
    await title.getByLabel(/^อังกฤษ/).fill('Of the week')
    await title.getByLabel(/^ไทย/).fill('จานประจำสัปดาห์')
    const dishes = page.getByRole('combobox', { name: 'เมนูอาหาร' })
    await dishes.fill('ต้มยำ')
    await page.getByRole('option', { name: /^ต้มยำกุ้งแม่น้ำ · ทองหล่อ/ }).click()
    await page.getByText('บันทึกฉบับร่างแล้ว').first().waitFor()
    await preview(page).getByText('จานประจำสัปดาห์').waitFor()
    await visitor.saveScreenshot('look-goods-th')
    await expectSound(page)
    await button(page, 'กลับไปที่บล็อก').click()

    await addBlock(page, 'ภาพเดี่ยว')
    await page.locator('input[type=file]').first().setInputFiles(PICTURE)
    const crop = page.getByRole('dialog', { name: 'ตัดรูปภาพ' })
    await crop.getByRole('button', { name: 'อัปโหลด' }).click()
    await crop.waitFor({ state: 'hidden' })
    await preview(page).locator('img[src*="/uploads/"]').waitFor()
    await button(page, 'กลับไปที่บล็อก').click()

    const last = (await rows(page).count()) - 1
    await rows(page)
      .nth(last)
      .dragTo(rows(page).nth(last - 2))
    await rows(page)
      .nth(last - 2)
      .getByText('ภาพเดี่ยว')
      .waitFor()
    await button(page, 'เลื่อนขึ้น: เมนูที่เลือก').last().click()
    await page.getByText('นี่คือฉบับร่าง').waitFor()
    const staff = await StaffCalls.enter(harness.site.url)
    const types = async () => (await staff.ask(lookContract.read, HOME)).blocks.map(({ type }) => type)
    await eventually(async () => (await types()).slice(-3).join(' '), 'picture goods copyright')

    await expectGuestSees(false)

    await publish(page)
    await expectGuestSees(true)

    await button(page, 'ถอนการเผยแพร่ครั้งล่าสุด').click()
    await page.getByRole('dialog').getByRole('button', { name: 'ถอนการเผยแพร่ครั้งล่าสุด' }).click()
    await eventually(() => rows(page).getByText('ภาพเดี่ยว').count(), 0)
    await expectGuestSees(false)
  }))

it('a manager changes the tabs in a form and the copyright line as JSON, and guests see them once they are published', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await openLook(visitor)
    await page.getByRole('tab', { name: /^แถบเมนู/ }).click()
    await page.getByRole('heading', { name: 'แถบเมนูล่าง' }).waitFor()
    const menu = page.getByRole('group', { name: 'หัวเรื่อง', exact: true }).nth(1)
    await menu.getByLabel(/^ไทย/).fill('อาหารของเรา')
    await menu.getByLabel(/^อังกฤษ/).fill('Menu now')
    await visitor.saveScreenshot('look-tabs-th', true)
    await expectSound(page)
    await button(page, 'บันทึก').click()
    await preview(page).getByRole('link', { name: 'อาหารของเรา' }).waitFor()
    await visitor.saveScreenshot('look-tabs-draft-th')
    await publish(page)

    await button(page, 'ศูนย์ช่วยเหลือ').click()
    await page.getByRole('heading', { name: 'ศูนย์ช่วยเหลือ' }).waitFor()
    await visitor.saveScreenshot('look-help-th')
    await expectSound(page)

    await button(page, 'บรรทัดลิขสิทธิ์').click()
    await button(page, 'ขั้นสูง: แบบ JSON').click()
    const json = page.getByLabel('เนื้อหา (JSON)')
    await json.fill('{\n  "text": {"en": "Sala"},\n  "txt": 1\n}')
    await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click()
    await page.getByText('บรรทัด 3: txt ไม่ถูกต้อง').waitFor()
    await expectAccessible(page)
    // The refused call.
    visitor.problems.length = 0
    await json.fill('{\n  "text": {"en": "Sala", "th": "ศาลา"}\n}')
    await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click()
    await json.waitFor({ state: 'detached' })
    // The focus returns to the button, which scrolls the page.
    await button(page, 'ขั้นสูง: แบบ JSON').and(page.locator(':focus')).waitFor()
    expect(await page.getByRole('group', { name: 'ข้อความ' }).getByLabel(/^ไทย/).inputValue()).toBe('ศาลา')
    await publish(page)
    await page.getByRole('button', { name: 'ฉบับก่อนหน้า' }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('look-copyright-th')

    await harness.visit({ locale: 'th' }, async (guest) => {
      await guest.page.goto(harness.site.url)
      await guest.page.getByRole('link', { name: 'อาหารของเรา' }).waitFor()
      await guest.page.getByText('ศาลา', { exact: true }).waitFor()
    })
  }))

it('the second of two editors is asked how to resolve the conflict, and keeps what was typed', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await openLook(visitor)
    await rows(page).filter({ hasText: 'Wi-Fi' }).getByRole('button', { name: /^แก้ไข/ }).click()
    const text = page.getByRole('group', { name: 'ข้อความ', exact: true })
    await text.getByLabel(/^ไทย/).waitFor()

    const staff = await StaffCalls.enter(harness.site.url)
    const { blocks, revision } = await staff.ask(lookContract.read, HOME)
    const { id = '', data } = blocks.find((block) => JSON.stringify(block.data).includes('Wi-Fi')) ?? {}
    const theirs = { ...data, link: { params: 'platform', name: { id: 'goods' } } }
    await staff.ask(lookContract.update, { ...HOME, revision, id, data: theirs })

    await text.getByLabel(/^ไทย/).fill('ไวไฟฟรี')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('เมื่อแตะ').waitFor()
    await dialog.getByRole('button').last().click()
    // The refused call.
    visitor.problems.length = 0
    const saved = async () => (await staff.ask(lookContract.read, HOME)).blocks.find((block) => block.id === id)?.data
    await eventually(saved, { ...theirs, text: { ...Object(theirs).text, th: 'ไวไฟฟรี' } })
  }))
