import { pointsMallContract } from '../../../src/contract/points/pointsMall'
import { enterApp, expectSound } from '../harness/consoleApp'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { STAFFED_SANDBOX } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

it('staff find what a member has taken in the points shop, pack it and hand it over, as the member then sees', () =>
  harness.visit({ screen: 'desk', fresh: true, browserLanguage: 'th-TH' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const { token } = await signInDemonstration(url)
    const stateOf = async () =>
      (await callApi(url, pointsMallContract.detail, { orderId: 'demo-points-drink' }, token)).state
    await enterApp(page, url)
    await page.getByRole('menuitem', { name: 'ออเดอร์แลกแต้ม' }).click()
    await page.getByRole('row', { name: /ข้าวเหนียวมะม่วง/ }).waitFor()
    await page.getByLabel('สถานะ').click()
    await page.getByRole('option', { name: 'รอจัดของ' }).click()
    await page.getByRole('row', { name: /ข้าวเหนียวมะม่วง/ }).waitFor({ state: 'detached' })
    await expectSound(page)
    await visitor.saveScreenshot('console-points-orders')
    await page.getByRole('cell', { name: 'อัญชันมะนาว' }).click()
    await page.getByRole('button', { name: 'พร้อมให้รับ' }).click()
    await page.locator('dd', { hasText: 'ส่งแล้วหรือพร้อมรับ' }).waitFor()
    expect(await stateOf()).toBe(3)
    await expectSound(page)
    await visitor.saveScreenshot('console-points-order')
    await page.getByRole('button', { name: 'ส่งมอบ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ส่งมอบ' }).click()
    await page.locator('dd', { hasText: 'เสร็จสิ้น' }).waitFor()
    expect(await stateOf()).toBe(4)
  }))
