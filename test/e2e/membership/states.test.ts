import { MEMBER_PACK } from '../../../server/seed/data/couponPacks'
import { translate as serverText } from '../../../server/messages/messages'
import { giftCardContract } from '../../../src/contract/wallet/giftCard'
import { showPages } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = textsByLocale()
const PACK = '/pages/other/rollPackage/rolldl'
const CAMPAIGN = '/pages/other/pwCoupon/index'
const COUPONS = '/pages/other/coupon/couponList'
const COUPON = '/pages/other/coupon/coupondl'
const CARDS = '/pages/other/giftCard'

it.each(LOOKS)(
  'states of member pages that links without a query do not show have no problems in %s, %p',
  async (locale, look) => {
    const t = texts[locale]
    const { url } = harness.site
    const member = await signInDemonstration(url)
    const { list } = await callApi(url, giftCardContract.my, {}, member.token)
    const pages = [
      ['packs', PACK, {}, '฿59'],
      ['pack-bought', PACK, { orderId: MEMBER_PACK.orderId }, t('couponPack.yours')],
      ['pack-unknown', PACK, { id: 'unknown' }, t('couponPack.gone')],
      ['campaigns', CAMPAIGN, {}, t('couponActivity.count', { count: 2 })],
      ['campaign-word', CAMPAIGN, { id: 'aroi' }, t('couponActivity.word')],
      ['campaign-unknown', CAMPAIGN, { id: 'unknown' }, t('couponActivity.gone')],
      ['coupons-used', COUPONS, { tab: 'used' }, t('coupons.used')],
      ['coupons-expired', COUPONS, { tab: 'expired' }, t('coupons.expired')],
      ['coupon', COUPON, { couponId: 'ploy-dinner' }, '7K2M 4PQ9'],
      ['coupon-used', COUPON, { couponId: 'ploy-lunch' }, t('couponPages.saved', { amount: '฿30' })],
      ['coupon-stores-none', '/pages/shop/select/couponList', {}, t('couponPages.noCoupon')],
      ['cards', `${CARDS}/cardList`, { tab: 'mine' }, t('giftCard.spendable')],
      ['card', `${CARDS}/carddl`, { id: list[0]?.id ?? '' }, t('giftCard.left')],
      ['card-gift-unknown', `${CARDS}/givedl`, { token: 'unknown' }, serverText(locale, 'giftCard.noGift')],
      ['points-orders', '/pages/my/integral/my-integral', { view: 'orders' }, t('points.seeCode')],
      ['benefit-card', '/pages/other/payVip/cardxq', { cardId: 'iced-tea-card' }, t('equityCard.eachMonth')],
      ['top-up', '/pages/other/recharge/index', { orderId: 'demo-top-up' }, t('topUp.youPaid')],
      ['home', '/pages/index/index', {}, t('member.coupons')],
    ] as const
    await harness.visit({ member, locale, ...look }, (visitor) => showPages(visitor, { area: 'member', locale }, pages))
  },
)
