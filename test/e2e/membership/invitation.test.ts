import { oldWithNewContract } from '../../../src/contract/invitation/oldWithNew'
import { saveAndRead, showPages, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { LoginPages, SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember } from '../harness/member'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ ...SANDBOX })
const texts = textsByLocale()
const t = texts.en

it('a member sees the campaign, the friends and the rules, and draws the card with the QR code', async () => {
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/order/invitation/yqyl')
    await waitForText(visitor, t('invite.soFar', { count: 3 }))
    await visitor.settled()
    await visitor.saveScreenshot('invite', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('invite.allRules'))
    await waitForText(visitor, t('invite.ruleBack'))
    await visitor.saveScreenshot('invite-rules', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/order/invitation/yqyl', { card: '1' })
    await waitForText(visitor, t('invite.choose'))
    await visitor.page.getByRole('img', { name: t('invite.cardLabel') }).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('invite-card', true)
    await visitor.expectNoProblems()
    const { link } = await callApi(harness.site.url, oldWithNewContract.shear, {}, member.token)
    expect(await saveAndRead(visitor, t('invite.save'))).toBe(link)
    await visitor.waitForToast(t('savePicture.saved'))
    await visitor.deepLink('/pages/order/invitation/yqjl')
    await waitForText(visitor, 'Somchai')
    await visitor.settled()
    await visitor.saveScreenshot('invite-records', true)
    await visitor.expectNoProblems()
    await visitor.page.getByRole('tab', { name: t('invite.tabFrom') }).click()
    await waitForText(visitor, /^From Daeng/)
    await visitor.expectNoProblems()
  })
})

/** Delay and duration of the animations on the page, ms. */
const timesOf = ({ page }: Visitor) =>
  page.evaluate(() =>
    document.getAnimations().map((one) => {
      const { delay, duration } = one.effect?.getComputedTiming() ?? {}
      return { delay, duration }
    }),
  )

it('a red packet shows its range before it is opened, and what it held stays', async () => {
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, motion: true }, async (visitor) => {
    await visitor.deepLink('/pages/order/invitation/yqhb', { id: 'ploy-packet' })
    await waitForText(visitor, t('invite.rangeCoupon', { from: '฿20', to: '฿100' }))
    await visitor.settled()
    await visitor.saveScreenshot('packet')
    await visitor.expectNoProblems()
    await tap(visitor, t('invite.open'))
    await waitForText(visitor, t('invite.chance', { from: '฿20', to: '฿100' }))
    expect(await timesOf(visitor)).toEqual(
      expect.arrayContaining([
        { delay: 0, duration: 320 },
        { delay: 320, duration: 240 },
      ]),
    )
    await visitor.settled()
    await visitor.saveScreenshot('packet-open')
    await visitor.expectNoProblems()
    await visitor.page.reload()
    await waitForText(visitor, t('invite.chance', { from: '฿20', to: '฿100' }))
  })
})

it('a friend who opens the link and signs in has the coupon, and the inviter has one more friend', async () => {
  const { url } = harness.site
  const ploy = await signInDemonstration(url)
  const { code } = await callApi(url, oldWithNewContract.shear, {}, ploy.token)
  await harness.visit({}, async (visitor) => {
    const loginPages = new LoginPages(visitor, url)
    await visitor.deepLink('/pages/order/invitation/yqyl', { code })
    await waitForText(visitor, t('invite.invites', { name: 'Ploy' }))
    await visitor.settled()
    await visitor.saveScreenshot('invite-landing', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/index/index')
    await visitor.deepLink('/pages/order/invitation/yqyl', { code })
    await tap(visitor, t('invite.get'))
    await loginPages.waitForPage('/pages/other/login')
    await loginPages.signInByPhone('0844444466')
    await waitForText(visitor, t('invite.state_joined'))
    await visitor.settled()
    await visitor.saveScreenshot('invite-joined', true)
    await visitor.expectNoProblems()
  })
  const { counts } = await callApi(url, oldWithNewContract.recordA, {}, ploy.token)
  expect(counts).toEqual({ all: 6, waiting: 2, rewarded: 3 })
})

it('of two members who sent their links the one whose link was opened last has the friend', async () => {
  const { url } = harness.site
  const codeOf = async ({ token }: { token: string }) => (await callApi(url, oldWithNewContract.shear, {}, token)).code
  const [ploy, jit] = [await signInDemonstration(url), await signInMember(url, '0844444477')]
  const before = await callApi(url, oldWithNewContract.recordA, {}, ploy.token)
  await harness.visit({}, async (visitor) => {
    for (const inviter of [ploy, jit]) {
      await visitor.deepLink('/pages/order/invitation/yqyl', { code: await codeOf(inviter) })
      await waitForText(visitor, t('invite.get'))
    }
    const loginPages = new LoginPages(visitor, url)
    await tap(visitor, t('invite.get'))
    await loginPages.waitForPage('/pages/other/login')
    await loginPages.signInByPhone('0844444488')
    await waitForText(visitor, t('invite.state_joined'))
  })
  await harness.visit({ member: jit }, async (visitor) => {
    await visitor.deepLink('/pages/order/invitation/yqjl')
    await waitForText(visitor, t('invite.remind'))
    await visitor.expectNoProblems()
  })
  expect((await callApi(url, oldWithNewContract.recordA, {}, ploy.token)).counts).toEqual(before.counts)
})

it.each(LOOKS)('the pages of invitations are shown without problems in %s', async (locale, look) => {
  const { url } = harness.site
  const words = texts[locale]
  const member = await signInDemonstration(url)
  const { code } = await callApi(url, oldWithNewContract.shear, {}, member.token)
  const pages = [
    ['start', '/pages/order/invitation/yqyl', {}, words('invite.allRules')],
    ['card', '/pages/order/invitation/yqyl', { card: '1' }, words('invite.choose')],
    ['rules', '/pages/order/invitation/yqgz', {}, words('invite.ruleBack')],
    ['records', '/pages/order/invitation/yqjl', {}, 'Somchai'],
    ['packet', '/pages/order/invitation/yqhb', { id: 'ploy-packet' }, '฿100'],
  ] as const
  await harness.visit({ member, locale, ...look }, (visitor) => showPages(visitor, { area: 'invite', locale }, pages))
  await harness.visit({ locale, ...look }, (visitor) =>
    showPages(visitor, { area: 'invite', locale }, [
      ['landing', '/pages/order/invitation/yqyl', { code }, words('invite.invites', { name: 'Ploy' })],
    ]),
  )
})
