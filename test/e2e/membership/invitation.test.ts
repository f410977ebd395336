import { oldWithNewContract } from '../../../src/contract/invitation/oldWithNew'
import { saveAndRead, tap, waitForText } from '../harness/actions'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { LoginPages, SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ ...SANDBOX })
const t = textsIn('en')

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
    await visitor.reload()
    await waitForText(visitor, t('invite.chance', { from: '฿20', to: '฿100' }))
  })
})

it('a friend who opens the links of two members and signs in has the coupon, and the last one has one more friend', async () => {
  const { url } = harness.site
  const codeOf = async ({ token }: { token: string }) => (await callApi(url, oldWithNewContract.shear, {}, token)).code
  const [jit, ploy] = [await signInMember(url, '0844444477'), await signInDemonstration(url)]
  const code = await codeOf(ploy)
  await harness.visit({}, async (visitor) => {
    const loginPages = new LoginPages(visitor, url)
    await visitor.deepLink('/pages/order/invitation/yqyl', { code: await codeOf(jit) })
    await waitForText(visitor, t('invite.get'))
    await visitor.deepLink('/pages/order/invitation/yqyl', { code })
    await waitForText(visitor, t('invite.invites', { name: 'Ploy' }))
    await visitor.settled()
    await visitor.saveScreenshot('invite-landing', true)
    await visitor.expectNoProblems()
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
  expect((await callApi(url, oldWithNewContract.recordA, {}, jit.token)).counts.all).toBe(0)
})
