import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { partnerContract } from '../../../src/contract/partner/partner'
import { saveAndRead, tap, waitForText } from '../harness/actions'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration, signInMember } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('en')
const CENTRE = '/pages/order/distribution/fxzx'
const APPLY = '/pages/order/distribution/sqfx'

it('a member applies, is refused with a reason, corrects the answer, is accepted, and a friend opens the link', async () => {
  const { url } = harness.site
  const member = await signInMember(url, '0847000101')
  const staff = await StaffCalls.enter(url)
  const decide = async (accept: boolean) => {
    const { list } = await staff.ask(staffCalls.list, {})
    const own = list.find(({ memberId }) => memberId === member.userInfo.id)
    if (!own) throw new Error('There is no application')
    const reason = accept ? '' : 'The page you named is private'
    await staff.ask(staffCalls.review, { id: own.id, version: own.version, accept, reason })
    return own.code
  }
  let code = ''
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink(CENTRE)
    await waitForText(visitor, t('partner.send'))
    expect(visitor.route).toBe(APPLY)
    await visitor.settled()
    await visitor.saveScreenshot('partner-apply', true)
    await visitor.expectNoProblems()
    await visitor.page.getByLabel(t('partner.name')).fill('Nok Srisuk')
    await visitor.page.getByRole('radio', { name: 'LINE' }).click()
    await visitor.page.getByRole('checkbox').click()
    await tap(visitor, t('partner.send'))
    await waitForText(visitor, t('partner.reviewTitle'))
    await visitor.expectNoProblems()
    await decide(false)
    await visitor.deepLink(CENTRE)
    await visitor.waitForToast('Your application was not accepted yet')
    await waitForText(visitor, 'The page you named is private')
    await visitor.saveScreenshot('partner-refused', true)
    await tap(visitor, t('partner.again'))
    await visitor.page.getByRole('checkbox').click()
    await tap(visitor, t('partner.send'))
    await waitForText(visitor, t('partner.reviewTitle'))
    code = await decide(true)
    await visitor.deepLink(APPLY)
    await waitForText(visitor, t('partner.yourLink'))
    expect(visitor.route).toBe(CENTRE)
  })
  await harness.visit({}, async (friend) => {
    await friend.page.goto(`${url}/s/partner?code=${code}`)
    await waitForText(friend, t('partner.toMenu'))
    await friend.expectNoProblems()
    await tap(friend, t('partner.toMenu'))
    await friend.page.waitForURL(/pages\/index\/goods/)
  })
})

it('a partner sees income, people and orders, and withdraws; staff pay by the file for the bank', async () => {
  const { url } = harness.site
  const member = await signInDemonstration(url)
  const staff = await StaffCalls.enter(url)
  await harness.visit({ member }, async (visitor) => {
    const look = async (path: string, text: string | RegExp, name: string) => {
      await visitor.deepLink(`/pages/order/distribution/${path}`)
      await waitForText(visitor, text)
      await visitor.saveScreenshot(`partner-${name}`, true)
    }
    await look('fxzx', t('partner.yourLink'), 'centre')
    await look('syxq', /yours$/, 'income')
    await look('wdfs', 'Somchai', 'people')
    await look('fxdd', t('partner.noDishes'), 'orders')
    await waitForText(visitor, new RegExp(`Thonglor · ${t('orderType.delivery')} · `))
    await look('txmx', 'Sent back', 'records')
    await look('fxhb', t('partner.save'), 'card')
    expect(await saveAndRead(visitor, t('partner.save'))).toBe(`${url}/s/partner?code=PLOY88`)
    await visitor.waitForToast(t('savePicture.saved'))
    await look('tx', /on its way/, 'withdraw-waits')
    const waiting = await staff.ask(staffCalls.createBankFile, {})
    expect(waiting.csv).toContain('Ploy Srisuk')
    const { list } = await staff.ask(staffCalls.withdrawals, { state: 'processing' })
    for (const { id, version } of list) await staff.ask(staffCalls.markPaid, { id, version })
    await visitor.deepLink('/pages/order/distribution/tx', { way: 'balance' })
    await visitor.page.getByRole('radio', { name: new RegExp(t('partner.way_balance')) }).click()
    await visitor.page.getByLabel(t('partner.amount')).fill('120')
    await visitor.settled()
    await visitor.saveScreenshot('partner-withdraw', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('partner.withdrawSum', { sum: '฿120' }))
    await visitor.waitForToast(t('partner.inBalance'))
    await waitForText(visitor, t('partner.paidOutSum'))
    const centre = await callApi(url, partnerContract.centre, {}, member.token)
    expect(centre.withdrawing).toBe(0)
  })
})
