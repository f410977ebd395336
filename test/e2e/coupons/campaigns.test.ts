import { showPages, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInMember } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const PATH = '/pages/other/pwCoupon/index'
const texts = textsByLocale()
const t = texts.en
const received = (count: number) => t('couponActivity.claimed', { count })

let phones = 812_000_400
const newMember = () => signInMember(harness.site.url, `0${(phones += 1)}`)

it('a campaign is found in the coupon centre, claimed with one tap, and stays claimed after a reload', async () => {
  await harness.visit({ member: await newMember() }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/center')
    await visitor.page.getByRole('tab', { name: t('couponCentre.campaigns') }).click()
    await visitor.page.getByText('Night market weeks').click()
    await visitor.expectTitle('Night market weeks')
    await waitForText(visitor, '312 left')
    await tap(visitor, t('couponActivity.claim', { count: 2 }))
    await visitor.waitForToast(received(2))
    await waitForText(visitor, t('coupons.received'))
    await visitor.page.reload()
    await waitForText(visitor, t('coupons.received'))
    await tap(visitor, t('coupons.mine'))
    await waitForText(visitor, 'Market table')
    await visitor.expectNoProblems()
  })
})

it('a campaign with a word refuses another one under its field, where the text stays, and gives for the right one', async () => {
  await harness.visit({ member: await newMember() }, async (visitor) => {
    await visitor.deepLink(PATH, { id: 'aroi' })
    await tap(visitor, t('couponActivity.claim', { count: 1 }))
    await waitForText(visitor, t('couponActivity.missing'))
    const field = visitor.page.getByRole('textbox', { name: t('couponActivity.word') })
    await field.fill('pizza')
    await visitor.waitForThrottle()
    await tap(visitor, t('couponActivity.claim', { count: 1 }))
    await waitForText(visitor, 'We do not know this code')
    expect(await field.inputValue()).toBe('pizza')
    await visitor.expectNoProblems()
    await field.fill('อร่อย')
    await visitor.waitForThrottle()
    await tap(visitor, t('couponActivity.claim', { count: 1 }))
    await visitor.waitForToast(received(1))
    await waitForText(visitor, t('coupons.received'))
    await visitor.expectNoProblems()
  })
})

it('a guest who claims logs in first', () =>
  harness.visit({}, async (visitor) => {
    await visitor.deepLink(PATH, { id: 'night-market' })
    await tap(visitor, t('couponActivity.claim', { count: 2 }))
    await visitor.expectTitle(t('login.title'))
  }))

it('a coupon of the strip on the home page is claimed in place', async () => {
  await harness.visit({ member: await newMember() }, async (visitor) => {
    await visitor.deepLink('/pages/index/index')
    const claim = visitor.page.getByRole('button', { name: `${t('coupons.claim')}: Dinner for two` })
    await claim.scrollIntoViewIfNeeded()
    await visitor.settled()
    await visitor.saveScreenshot('home-strip')
    await claim.click()
    await visitor.waitForToast(t('coupons.claimDone'))
    await visitor.page.getByRole('button', { name: `${t('coupons.useNow')}: Dinner for two` }).waitFor()
    await visitor.expectNoProblems()
  })
})

it.each(LOOKS)(
  'all campaigns, one of each kind and an unknown one have no problems in %s, %p',
  async (locale, look) => {
    const words = texts[locale]
    const pages = [
      ['all', PATH, {}, words('couponActivity.count', { count: 2 })],
      ['tap', PATH, { id: 'night-market' }, words('couponActivity.claim', { count: 2 })],
      ['word', PATH, { id: 'aroi' }, words('couponActivity.word')],
      ['unknown', PATH, { id: 'unknown' }, words('couponActivity.gone')],
    ] as const
    await harness.visit({ locale, ...look }, (visitor) => showPages(visitor, { area: 'campaign', locale }, pages))
  },
)
