import { MEMBER_VIP, PRINTED_CARD } from '../../../server/seed/data/membership'
import { showPages, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { LOOKS } from '../harness/device'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember, withCart } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = textsByLocale()
const t = texts.en

it('VIP is bought by PromptPay; the prices of menu and cart, the member page and the history follow', async () => {
  const { url } = harness.site
  const member = await withCart(url, await signInMember(url, '0811111121'), { diningType: 'pickup' })
  await harness.visit({ member }, async (visitor) => {
    const pricesAre = async (price: string, other: string) => {
      await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
      await visitor.page.getByRole('radio', { name: t('ways.pickup') }).click()
      await waitForText(visitor, price)
      expect(await visitor.page.getByText(other).count()).toBe(0)
      await tap(visitor, t('cart.checkout'))
      await visitor.expectTitle(t('checkout.title'))
      await waitForText(visitor, price)
    }
    await pricesAre('฿165', '฿156.75')
    await visitor.deepLink('/pages/other/payVip/index')
    await waitForText(visitor, t('vip.noRenewal'))
    await visitor.page.getByRole('radio', { name: /^Month/ }).click()
    await tap(visitor, t('vip.become'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('vip.running'))
    await visitor.page.reload()
    await waitForText(visitor, t('vip.renewOff'))
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/index/my-index')
    await waitForText(visitor, 'VIP until')
    await visitor.deepLink('/pages/other/payVip/gmls')
    await waitForText(visitor, t('vip.extend'))
    await waitForText(visitor, t('vip.savedSoFar'))
    await visitor.saveScreenshot('vip-running')
    await visitor.expectNoProblems()
    await pricesAre('฿156.75', '฿165.00')
    await visitor.expectNoProblems()
  })
})

it('a printed card is activated by its number and password', async () => {
  const member = await signInMember(harness.site.url, '0811111122')
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/activate')
    const { page } = visitor
    await page.getByLabel(t('equityCard.numberLabel')).fill(PRINTED_CARD.no)
    await page.getByLabel(t('equityCard.passwordLabel')).fill(PRINTED_CARD.password)
    await tap(visitor, t('equityCard.activate'))
    await waitForText(visitor, t('equityCard.running'))
    await visitor.expectNoProblems()
  })
})

it.each(LOOKS)(
  'levels, plans, cards and the member page are shown without problems in %s, %p',
  async (locale, look) => {
    const words = texts[locale]
    const member = await signInDemonstration(harness.site.url)
    const pages = [
      ['levels', '/pages/my/vip/wkk', {}, words('vip.how')],
      ['plans', '/pages/other/payVip/index', {}, words('vip.before')],
      ['history', '/pages/other/payVip/gmls', {}, words('vip.ended')],
      ['purchase', '/pages/other/payVip/ckxq', { orderId: MEMBER_VIP.orderId }, words('vip.price')],
      ['cards', '/pages/other/payVip/cardxq', {}, words('equityCard.all')],
      ['card', '/pages/other/payVip/cardxq', { cardId: 'iced-tea-card' }, words('equityCard.eachMonth')],
      ['activate', '/pages/other/activate', {}, words('equityCard.typeIn')],
      ['me', '/pages/index/my-index', {}, words('member.coupons')],
      ['home', '/pages/index/index', {}, words('member.coupons')],
    ] as const
    await harness.visit({ member, locale, ...look }, (visitor) => showPages(visitor, { area: 'vip', locale }, pages))
  },
)
