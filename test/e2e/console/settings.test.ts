import { messageTemplateContract } from '../../../console/contract/settings/messageTemplate'
import { settingContract } from '../../../console/contract/settings/setting'
import { enterApp, expectAccessible, expectSound } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

/** Replaces a text wherever it is in a setting. */
const replaceIn = (text: string, by: string) => (value: object) =>
  JSON.parse(JSON.stringify(value).replace(text, by)) as Record<string, unknown>

it('a manager writes a notice in Thai that guests then read, and a second one who edited it too loses nothing', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    await enterApp(visitor.page, url)
    await page.getByRole('menuitem', { name: 'การตั้งค่า' }).click()
    await page.getByRole('link', { name: 'ประกาศถึงลูกค้าทุกคน' }).waitFor()
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
    await page.frameLocator('iframe').getByText('From the owner').first().waitFor()
    await visitor.saveScreenshot('console-setting-saved')

    await page.getByRole('button', { name: 'กลับไปใช้ค่าปกติ' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'กลับไปใช้ค่าปกติ' }).click()
    await eventually(async () => (await staff.ask(settingContract.notice, {})).stored, false)
    await eventually(() => text.inputValue(), '')

    await page.getByRole('link', { name: 'การตั้งค่า' }).click()
    const others = {
      system: 'คำเรียก สกุลเงิน และฟังก์ชัน',
      hasKp: 'ใบเสร็จและใบกำกับภาษี',
      partnerSetting: 'พาร์ตเนอร์',
      about: 'เกี่ยวกับเรา',
    }
    for (const [setting, name] of Object.entries(others)) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('button', { name: 'บันทึก' }).waitFor()
      await expectAccessible(page)
      await visitor.saveScreenshot(`console-setting-${setting}`)
      await page.getByRole('link', { name: 'การตั้งค่า' }).click()
    }
    expect(visitor.problems.filter((each) => !each.includes('409'))).toEqual([])
  }))

it('colours, texts, advertisements and help answers that staff save reach guests without a release', () =>
  harness.visit({}, async (guest) => {
    const { page } = guest
    const staff = await StaffCalls.enter(harness.site.url)
    await guest.deepLink('/pages/index/my-index')
    await page.getByText('Order ahead, skip the line').waitFor()
    await staff.changeSetting('copywriting', { texts: [{ key: 'tabs.menu', text: { en: 'Dishes' } }] })
    await staff.changeSetting('style', { color: { btnColor: '#006a4e', fontColor: '#ffffff' } })
    await staff.changeLook('ad', replaceIn('Order ahead, skip the line', 'Free tea in the rain'))
    await staff.changeLook('helpers', replaceIn('Do I need an account?', 'Must I sign up?'))
    await guest.reload()
    await page.getByText('Free tea in the rain').waitFor()
    await page.getByText('Dishes', { exact: true }).waitFor()
    await page.locator('[role=main][style*="#006a4e"]').first().waitFor()
    await guest.deepLink('/pages/my/other/bzzx', { helperId: 'account' })
    await page.getByRole('heading', { name: 'Must I sign up?' }).waitFor()
    await guest.expectNoProblems()
  }))

it('a manager enters the template of a message, whose wrong fields are refused and stay to be mended', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await page.getByRole('menuitem', { name: 'ข้อความถึงลูกค้า' }).click()
    await page.getByRole('row', { name: 'ออเดอร์พร้อมให้รับ' }).waitFor()
    await visitor.saveScreenshot('console-messages')
    await page.getByRole('row', { name: 'ออเดอร์พร้อมให้รับ' }).click()
    const wechat = page.getByRole('group', { name: 'WeChat', exact: true })
    await wechat.getByLabel('ID ของเทมเพลต').fill('t1')
    await wechat.getByRole('button', { name: 'เพิ่ม: ช่อง' }).click()
    await wechat.getByLabel('ช่อง เช่น thing1').fill('keyword1')
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await page
      .getByText(/^เทมเพลตต้องมี ID/)
      .first()
      .waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-message')
    await wechat.getByLabel('ช่อง เช่น thing1').fill('thing1')
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await page.getByRole('row', { name: /ออเดอร์พร้อมให้รับ.*t1/ }).waitFor()
    const staff = await StaffCalls.enter(harness.site.url)
    expect(await staff.ask(messageTemplateContract.read, { id: 'orderReady' })).toMatchObject({
      wechat: { templateId: 't1', fields: [{ field: 'thing1', variable: 'orderNo' }] },
    })
    expect(visitor.problems).toEqual([])
  }))
