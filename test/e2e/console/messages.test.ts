import { messageTemplateContract } from '../../../console/contract/settings/messageTemplate'
import { enterApp, expectSound } from '../harness/consoleApp'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

it('a manager enters the template of a message, whose wrong fields are refused and stay to be mended', () =>
  harness.visit({ screen: 'desk', browserLanguage: 'th-TH' }, async (visitor) => {
    const { page } = visitor
    await enterApp(visitor.page, harness.site.url)
    await page.getByRole('menuitem', { name: 'ข้อความถึงลูกค้า' }).click()
    await page.getByRole('row', { name: 'ออเดอร์พร้อมให้รับ' }).waitFor()
    await expectSound(page)
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
