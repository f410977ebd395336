import { inviteCampaignContract } from '../../../console/contract/members/inviteCampaign'
import { pointsMallContract } from '../../../src/contract/points/pointsMall'
import { countText, moneyText } from '../../../src/domain/money/money'
import { enterApp, expectSound } from '../harness/consoleApp'
import { eventually } from '../harness/eventually'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

it('staff find a member and, once they ask, the addresses, which the audit log shows, and what a campaign has brought', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await page.getByRole('menuitem', { name: 'Members' }).click()
    await page.getByRole('cell', { name: 'ploy@example.com' }).click()
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
    const addresses = page.locator('section', { hasText: 'Each look is recorded with your name' })
    await addresses.getByRole('button', { name: 'Show' }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-member')
    await addresses.getByRole('button', { name: 'Show' }).click()
    await addresses.waitFor({ state: 'detached' })
    await page.getByRole('menuitem', { name: 'Audit log' }).click()
    await page.getByRole('row', { name: /Looked at the addresses of a member/ }).waitFor()

    const staff = await StaffCalls.enter(harness.site.url)
    const [campaign] = (await staff.ask(inviteCampaignContract.list, {})).list
    const { joined, sales } = await staff.ask(inviteCampaignContract.numbers, { id: campaign?.id ?? '' })
    await page.getByRole('menuitem', { name: 'Invitation campaigns' }).click()
    await page.getByRole('cell', { name: campaign?.name.en ?? '', exact: true }).click()
    const figures = page.locator('section', { hasText: 'What it has brought and cost' })
    await figures.getByText('Friends joined').waitFor()
    const brought = expect.arrayContaining([countText(joined), moneyText(sales)])
    await eventually(() => figures.locator('dd').allTextContents(), brought)
    await expectSound(page)
    await visitor.saveScreenshot('console-campaign-numbers')
  }))

it('staff accept an application after reading its answers, freeze the partner, and mark a withdrawal as paid', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    const move = (heading: string) => page.locator('section', { hasText: heading })
    await enterApp(page, harness.site.url)
    await page.getByRole('menuitem', { name: 'Partners' }).click()
    await page.getByRole('row', { name: /Mali Suwan/ }).waitFor()
    await visitor.saveScreenshot('console-partners')
    await page.getByRole('cell', { name: 'Mali Suwan' }).click()
    await page.getByText('TikTok').waitFor()
    await move('Review the application').getByLabel('Accepted').check()
    await expectSound(page)
    await visitor.saveScreenshot('console-partner')
    await move('Review the application').getByRole('button', { name: 'Save' }).click()
    const freeze = move('Freeze, or let go on')
    await freeze.getByLabel('Frozen').check()
    await freeze.getByLabel('Reason').fill('Fans on one phone')
    await freeze.getByRole('button', { name: 'Save' }).click()
    await page.locator('dd', { hasText: 'Fans on one phone' }).waitFor()

    await page.getByRole('menuitem', { name: 'Withdrawals' }).click()
    await page.getByRole('row', { name: /Ploy Srisuk.*On the way/ }).waitFor()
    await visitor.saveScreenshot('console-withdrawals')
    await page.getByRole('row', { name: /Ploy Srisuk.*On the way/ }).click()
    const paid = move('Mark as paid')
    await paid.getByLabel('Reference of the transfer').fill('KB-1')
    await paid.getByRole('button', { name: 'Save' }).click()
    await paid.waitFor({ state: 'detached' })
    await page.getByRole('menuitem', { name: 'Withdrawals' }).click()
    await page.getByRole('row', { name: /Ploy Srisuk.*Paid.*KB-1.*Owner/ }).waitFor()
    expect(visitor.problems).toEqual([])
  }))

it('staff find what a member has taken in the points shop, pack it and hand it over, as the member then sees', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
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
