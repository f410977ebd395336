import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { MEMBER } from '../../../server/seed/data/member'
import { drinksContract } from '../../../src/contract/inStore/drinks'
import { enterApp, expectSound } from '../harness/consoleApp'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { STAFFED_SANDBOX } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

const T = {
  ...{ drinks: 'เครื่องดื่มที่ฝากไว้', rum: 'รัมสีทอง', wine: 'ไวน์แดงของร้าน', search: 'ค้นหา', keep: 'รับฝากเครื่องดื่ม' },
  ...{ phone: /^เบอร์โทรของสมาชิก/, memberCode: /^รหัสสมาชิก/, name: /^อังกฤษ/, place: /^ที่เก็บ/, age: /อายุ 20 ปีขึ้นไป/ },
  ...{ save: 'บันทึก', extend: 'ขยายเวลาฝาก', byCode: 'ส่งมอบด้วยรหัส', code: /^รหัสของสมาชิก/, check: 'ตรวจสอบ' },
  ...{ photograph: /^ถ่ายรูป: /, again: /^ถ่ายใหม่: /, upload: 'อัปโหลด', stays: /รูปของที่เหลือ/ },
  ...{ handOut: 'ส่งมอบ', handedOut: 'ส่งมอบแล้ว', days: 'เหลืออีก (วัน)' },
}

const BOTTLE = join(__dirname, '../../../server/assets/pictures/obj_bottle.cut.webp')

const card = (page: Page, title: string) => page.locator('section', { hasText: title }).last()

it('staff keep a bottle for a member, extend it, and hand it out by the code of the member', async () => {
  const { url } = harness.site
  const { token } = await signInDemonstration(url)
  await harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, url, OPEN_STORE)
    await page.getByRole('menuitem', { name: T.drinks, exact: true }).click()
    await page.getByText(T.rum).waitFor()
    await visitor.saveScreenshot('drinks-list')
    await page.getByLabel(T.search).fill(T.wine)
    await page.getByText(T.rum).waitFor({ state: 'detached' })
    await page.getByText(T.wine).waitFor()

    await page.getByRole('button', { name: T.keep }).click()
    await page.getByLabel(T.phone).fill(MEMBER.phone)
    await page.getByLabel(T.memberCode).waitFor({ state: 'detached' })
    await page.getByLabel(T.name).first().fill('House gin')
    await page.getByLabel(T.place).fill('Shelf 9')
    await page.getByLabel(T.age).check()
    await page.getByLabel(T.photograph).last().setInputFiles(BOTTLE)
    await page.getByRole('button', { name: T.upload }).click()
    await page.getByLabel(T.again).first().waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('drinks-keep', true)
    await page.getByRole('button', { name: T.save }).click()
    await page.getByText('House gin').click()
    const extend = card(page, T.extend)
    await expectSound(page)
    await visitor.saveScreenshot('drinks-bottle', true)
    await extend.getByRole('button', { name: T.save }).click()
    await page.locator('dl > div', { hasText: T.days }).getByText('210', { exact: true }).waitFor()

    const { list } = await callApi(url, drinksContract.list, {}, token)
    const { id = '', image = '' } = list.find(({ goodsName }) => goodsName === 'House gin') ?? {}
    expect(image).toMatch(/^uploads\/.+\.webp$/)
    const { code } = await callApi(url, drinksContract.takeCode, { id, adult: true }, token)
    await page.getByRole('menuitem', { name: T.drinks, exact: true }).click()
    await page.getByRole('button', { name: T.byCode }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(T.code).fill(code)
    await dialog.getByRole('button', { name: T.check }).click()
    await dialog.getByLabel(T.age).check()
    expect(await dialog.getByLabel(T.stays).count()).toBe(0)
    await expectSound(page)
    await visitor.saveScreenshot('drinks-hand-out')
    await dialog.getByRole('button', { name: T.handOut, exact: true }).click()
    await page.getByText(T.handedOut, { exact: true }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('House gin').waitFor({ state: 'detached' })
  })
})
