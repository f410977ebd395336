import { settingContract } from '../../console/contract/setting'
import { enterApp, expectSound } from './harness/consoleApp'
import { setUpHarness } from './harness/harness'
import { StaffCalls } from './harness/staffCalls'
import { STAFFED_SANDBOX } from './harness/staffConsole'

const harness = setUpHarness(STAFFED_SANDBOX)

it('a manager writes a notice in Thai that guests then read, and a second one who edited it too loses nothing', () =>
  harness.visit({ screen: 'desk', fresh: true, browserLanguage: 'th-TH' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    await enterApp(visitor, url)
    await page.getByRole('menuitem', { name: 'การตั้งค่า' }).click()
    await page.getByRole('link', { name: 'ประกาศถึงลูกค้าทุกคน' }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-settings')
    await page.getByRole('link', { name: 'ประกาศถึงลูกค้าทุกคน' }).click()
    const text = page.getByRole('group', { name: 'ข้อความ' }).getByLabel('ไทย')
    await text.fill('ปิดวันจันทร์')
    await expectSound(page)
    await visitor.saveScreenshot('console-setting-notice')

    const staff = await StaffCalls.enter(url)
    const now = await staff.ask(settingContract.notice, {})
    await staff.ask(settingContract.noticeUpdate, { ...now, title: { en: 'From the owner' } })
    await page.getByRole('button', { name: 'บันทึก' }).click()
    const conflict = page.getByRole('dialog')
    await conflict.waitFor()
    await conflict.getByRole('button', { name: 'ใช้ของฉันแล้วทำต่อ' }).click()
    expect(await text.inputValue()).toBe('ปิดวันจันทร์')
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await page.getByText('บันทึกแล้ว').waitFor()
    expect(await staff.ask(settingContract.notice, {})).toMatchObject({
      title: { en: 'From the owner' },
      text: { th: 'ปิดวันจันทร์' },
    })

    await page.getByRole('link', { name: 'การตั้งค่า' }).click()
    const others = { hasKp: 'ใบเสร็จและใบกำกับภาษี', partnerSetting: 'พาร์ตเนอร์', about: 'เกี่ยวกับเรา' }
    for (const [setting, name] of Object.entries(others)) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('button', { name: 'บันทึก' }).waitFor()
      await expectSound(page)
      await visitor.saveScreenshot(`console-setting-${setting}`)
      await page.getByRole('link', { name: 'การตั้งค่า' }).click()
    }
    expect(visitor.problems.filter((each) => !each.includes('409'))).toEqual([])
  }))
