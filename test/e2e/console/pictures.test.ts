import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { dishContract } from '../../../console/contract/menu/dish'
import { pictureContract } from '../../../console/contract/look/picture'
import { stopClock } from '../harness/actions'
import { enterApp, expectAccessible, expectSound } from '../harness/consoleApp'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })
const PICTURE = join(__dirname, '../../../server/assets/pictures/start.webp')
const T = {
  ...{ library: 'คลังรูปภาพ', choose: 'เลือกรูปภาพ', crop: 'ตัดรูปภาพ', upload: 'อัปโหลด', unused: 'เฉพาะรูปที่ไม่ได้ใช้' },
  ...{ fromLibrary: 'เลือกจากคลังรูปภาพ', remove: 'ลบ', save: 'บันทึก', none: 'รูปภาพทุกรูปถูกใช้งานอยู่' },
}

/** Uploads the picture as a whole, on the page of the library. */
async function upload(page: Page): Promise<void> {
  await page.getByLabel('อัปโหลดรูปภาพ', { exact: true }).last().setInputFiles(PICTURE)
  const crop = page.getByRole('dialog', { name: T.crop })
  await crop.getByRole('radio', { name: 'ทั้งภาพ' }).check()
  await crop.getByRole('button', { name: T.upload }).click()
  await crop.waitFor({ state: 'hidden' })
}

it('a manager uploads pictures once, chooses one for a dish and the start, which guests see, and deletes one that nothing uses', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await page.getByRole('menuitem', { name: T.library }).click()
    await page.getByText('ยังไม่มีรูปภาพ').waitFor()
    await upload(page)
    await page.getByText('ยังไม่ได้ใช้').waitFor()
    await upload(page)
    const tiles = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
    await tiles.nth(1).waitFor()

    const staff = await StaffCalls.enter(harness.site.url)
    const [dish] = (await staff.ask(dishContract.list, { storeId: OPEN_STORE })).list
    if (!dish) throw new Error('the menu is empty')
    await page.goto(`${harness.site.url}/console/#/dish/${dish.id}`)
    await page
      .getByRole('button', { name: `${T.fromLibrary}: รูปภาพ`, exact: true })
      .first()
      .click()
    const library = page.getByRole('dialog', { name: 'เลือกรูปจากคลังรูปภาพ' })
    await library.getByRole('button').nth(1).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-picture-chooser')
    await library.getByRole('listitem').first().getByRole('button').click()
    await library.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: T.save }).click()
    await page.getByText('บันทึกแล้ว').first().waitFor()
    const { list: pictures } = await staff.ask(pictureContract.list, {})
    expect((await staff.ask(dishContract.read, { id: dish.id })).image).toBe(pictures[0]?.name)

    const name = pictures[0]?.name ?? ''
    await staff.changeLook('firing', () => ({ on: true, image: name, alt: 'A bowl', often: 'launch', seconds: 10 }))
    await page.getByRole('menuitem', { name: T.library }).click()
    await tiles.getByRole('link', { name: dish.name.th ?? '' }).waitFor()
    await tiles.getByRole('link', { name: 'หน้าจอเปิดแอป' }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-pictures')
    const used = tiles.filter({ hasText: dish.name.th ?? '' })
    expect(await used.getByRole('button', { name: T.remove }).count()).toBe(0)
    await page.getByLabel(T.unused).check()
    await used.waitFor({ state: 'detached' })
    await tiles.getByRole('button', { name: T.remove }).click()
    const question = page.getByRole('dialog', { name: 'ลบรูปนี้หรือไม่' })
    await expectAccessible(page)
    await question.getByRole('button', { name: T.remove }).click()
    await page.getByText(T.none).waitFor()
    expect((await staff.ask(pictureContract.list, {})).total).toBe(1)
    await visitor.expectNoProblems()
    await harness.visit({ fresh: true }, async (guest) => {
      await stopClock(guest.page)
      await guest.deepLink('/pages/index/index')
      const greeting = guest.page.locator(`img[src$="${name}"]`)
      await greeting.waitFor()
      expect(await greeting.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    })
  }))
