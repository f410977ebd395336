import type { Page } from 'playwright-core'
import { couponTemplateContract } from '../../../console/contract/coupons/couponTemplate'
import { accessibilityProblems } from '../harness/axe'
import { declineLeaving, expectAccessible } from '../harness/consoleApp'
import { setUpHarness } from '../harness/harness'
import { eventually } from '../harness/eventually'
import { CONSOLE_EMAIL, CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

/** Texts of the console in Thai. */
const T = {
  ...{ email: /^อีเมล/, password: /^รหัสผ่าน/, signIn: 'เข้าสู่ระบบ', templates: 'แบบคูปอง', create: 'สร้างใหม่', save: 'บันทึก' },
  ...{ name: 'ชื่อ', thai: 'ไทย', english: /^อังกฤษ/, value: /^มูลค่า/, perOrder: /^คูปองต่อออเดอร์/, saved: 'บันทึกแล้ว' },
  ...{ validity: /^อายุคูปอง/, rolling: 'นับวันจากที่ได้รับ', validDays: /^จำนวนวันที่ใช้ได้/, created: 'สร้างแล้ว' },
  ...{ conflict: 'มีคนอื่นแก้ไขแล้ว', keepMine: 'ใช้ของฉันแล้วทำต่อ', ended: 'เซสชันหมดอายุแล้ว' },
}

/** How long the list waits for more of a search. */
const SEARCH_PAUSE_MS = 500

const nameIn = (page: Page, language: string | RegExp) =>
  page.getByRole('group', { name: T.name, exact: true }).getByLabel(language)
const save = (page: Page) => page.getByRole('button', { name: T.save, exact: true }).click()

async function signIn(page: Page): Promise<void> {
  await page.getByLabel(T.email).fill(CONSOLE_EMAIL)
  await page.getByLabel(T.password).fill(CONSOLE_PASSWORD)
  await page.getByRole('button', { name: T.signIn }).click()
}

it('staff make a coupon template in Thai; of two who edit it the slower one keeps what was typed', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await page.goto(`${harness.site.url}/console/`)
    await page.getByLabel(T.email).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await signIn(page)
    await page.getByRole('menuitem', { name: T.templates }).click()
    await page.getByRole('heading', { name: T.templates, exact: true }).waitFor()
    // The page asked for its session before there was one.
    visitor.problems.length = 0
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: T.create }).click()

    await nameIn(page, T.english).fill('Rice on us')
    await nameIn(page, T.thai).fill('ข้าวฟรี')
    await page.getByLabel(T.value).fill('35.50')
    await page.getByLabel(T.validity).click()
    await page.getByRole('option', { name: T.rolling }).click()
    await page.getByLabel(T.validDays).fill('14')
    await expectAccessible(page)
    await save(page)
    await page.getByText(T.created).waitFor()
    await page.getByRole('cell', { name: 'ข้าวฟรี' }).waitFor()
    // The list reads what is typed half a second later. It is still there then: the code of the form comes after that.
    await page.route(/EditPage/, async (route) => {
      await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), SEARCH_PAUSE_MS)
      await route.continue()
    })
    await page.getByRole('searchbox').fill('ข้าวฟรี')
    await page.getByRole('cell', { name: 'ข้าวฟรี' }).click()
    await eventually(() => page.getByLabel(T.value).inputValue(), '35.50')

    await page.getByLabel(T.perOrder).fill('2')
    await page.getByLabel(T.value).fill('40')
    const staff = await StaffCalls.enter(harness.site.url)
    const id = page.url().split('/').at(-1) ?? ''
    const { name, ...rest } = await staff.ask(couponTemplateContract.read, { id })
    await staff.ask(couponTemplateContract.update, { ...rest, name: { ...name, th: 'ข้าวสวยฟรี' } })

    await save(page)
    await page.getByRole('dialog', { name: T.conflict }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: T.keepMine }).click()
    expect([await page.getByLabel(T.value).inputValue(), await nameIn(page, T.thai).inputValue()]).toEqual([
      '40',
      'ข้าวสวยฟรี',
    ])

    // Leaving asks first, and a save without a network can be sent again.
    await declineLeaving(page, page.getByRole('menuitem', { name: 'แพ็กคูปอง', exact: true }))
    await visitor.offline(async () => {
      await save(page)
      await page.getByText(/^เซิร์ฟเวอร์ไม่ตอบกลับ/).waitFor()
    })
    expect(await page.getByLabel(T.value).inputValue()).toBe('40')

    // The session ends while the page is open: signing in again goes on where it was.
    await page.context().clearCookies()
    await save(page)
    const dialog = page.getByRole('dialog', { name: T.ended })
    await dialog.getByLabel(T.email).fill(CONSOLE_EMAIL)
    await dialog.getByLabel(T.password).fill(CONSOLE_PASSWORD)
    await dialog.getByRole('button', { name: T.signIn }).click()
    await page.getByText(T.saved).waitFor()
    await page.getByRole('searchbox').fill('ข้าวสวยฟรี')
    await page.getByRole('row', { name: /ข้าวสวยฟรี.*฿40/ }).waitFor()
    // The refused edit and the ended session, which browsers log.
    visitor.problems.length = 0
  }))
