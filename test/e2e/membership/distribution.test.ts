import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { partnerContract } from '../../../src/contract/partner/partner'
import { PARTNER_REDIRECT_MS } from '../../../src/domain/time/timeout'
import { saveAndRead, showPages, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { callApi, payOrder, placeOrder } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration, signInMember } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const texts = textsByLocale()
const t = texts.en
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
      await visitor.settled()
      await visitor.saveScreenshot(`partner-${name}`, true)
      await visitor.expectNoProblems()
    }
    await look('fxzx', t('partner.yourLink'), 'centre')
    await look('syxq', /yours$/, 'income')
    await look('wdfs', 'Somchai', 'people')
    await look('fxdd', t('partner.noDishes'), 'orders')
    await waitForText(visitor, new RegExp(`Thonglor · ${t('ways.delivery')} · `))
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
    await tap(visitor, t('partner.withdrawSum', { sum: '฿120' }))
    await visitor.waitForToast(t('partner.inBalance'))
    await waitForText(visitor, t('partner.paidOutSum'))
    const centre = await callApi(url, partnerContract.centre, {}, member.token)
    expect(centre.withdrawing).toBe(0)
  })
})

it('a guest who has opened the links of two partners orders, and only the first one earns', async () => {
  const { url } = harness.site
  const staff = await StaffCalls.enter(url)
  const ploy = await signInDemonstration(url)
  const jit = await signInMember(url, '0847000131')
  const application = { name: 'Jit Srisuk', answers: { where: 'LINE' }, agree: true }
  await callApi(url, partnerContract.apply, application, jit.token)
  const { list } = await staff.ask(staffCalls.list, { keyword: 'Jit Srisuk' })
  const [{ id, version, code } = { id: '', version: 0, code: '' }] = list
  await staff.ask(staffCalls.review, { id, version, accept: true })
  await harness.visit({}, async (guest) => {
    for (const each of ['PLOY88', code]) {
      await guest.page.goto(`${url}/s/partner?code=${each}`)
      await waitForText(guest, t('partner.welcomeText'))
    }
    await guest.expectNoProblems()
    const token = await guest.page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).data`)
    const order = await placeOrder(url, token)
    await payOrder(url, token, order.id)
  })
  await harness.visit({ member: ploy }, async (visitor) => {
    await visitor.deepLink('/pages/order/distribution/fxdd')
    await waitForText(visitor, t('partner.guest'))
  })
  await harness.visit({ member: jit }, async (visitor) => {
    await visitor.deepLink(CENTRE)
    await waitForText(visitor, t('partner.noneToday'))
    await visitor.expectNoProblems()
  })
  expect(await callApi(url, partnerContract.centre, {}, jit.token)).toMatchObject({ fansCount: 0, orderCount: 0 })
})

it('a programme that cannot be loaded leads back to the member page after 1,500 ms', async () => {
  const { url } = harness.site
  const member = await signInDemonstration(url)
  await harness.visit({ member }, async (visitor) => {
    const failed = { code: 500, msg: 'The programme cannot be loaded', data: null }
    let answeredAt = 0
    await visitor.page.route('**/channelApi/partner/config**', async (route) => {
      answeredAt = Date.now()
      await route.fulfill({ json: failed })
    })
    await visitor.deepLink(CENTRE)
    await visitor.waitForToast(failed.msg)
    await visitor.page.waitForURL(/pages\/index\/my-index/)
    expect(Date.now() - answeredAt).toBeGreaterThanOrEqual(PARTNER_REDIRECT_MS)
  })
})

it('a programme that is switched off shows 未开启分销商功能', async () => {
  const { url } = harness.site
  const member = await signInDemonstration(url)
  await harness.visit({ member, locale: 'zh' }, async (visitor) => {
    await visitor.page.route('**/channelApi/partner/config**', async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, switch: false } } })
    })
    await visitor.deepLink(CENTRE)
    await visitor.waitForToast('未开启分销商功能')
  })
})

it.each(LOOKS)('the pages of partners are shown without problems in %s', async (locale, look) => {
  const { url } = harness.site
  const words = texts[locale]
  const member = await signInDemonstration(url)
  const path = (name: 'fxzx' | 'syxq' | 'wdfs' | 'fxdd' | 'txmx' | 'fxhb' | 'tx') =>
    `/pages/order/distribution/${name}` as const
  const pages = [
    ['centre', path('fxzx'), {}, words('partner.yourLink')],
    ['income', path('syxq'), {}, '฿'],
    ['people', path('wdfs'), {}, 'Somchai'],
    ['orders', path('fxdd'), {}, words('partner.noDishes')],
    ['records', path('txmx'), {}, '฿'],
    ['card', path('fxhb'), {}, words('partner.save')],
    ['withdraw', path('tx'), { way: 'balance' }, '฿'],
  ] as const
  await harness.visit({ member, locale, ...look }, (visitor) => showPages(visitor, { area: 'partner', locale }, pages))
  const guest = await signInMember(url, '0847000111')
  await harness.visit({ member: guest, locale, ...look }, (visitor) =>
    showPages(visitor, { area: 'partner', locale }, [['apply', APPLY, {}, words('partner.send')]]),
  )
})
