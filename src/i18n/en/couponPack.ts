import { addTexts } from '../instance'
import th from '../th/couponPack'
import zh from '../zh/couponPack'

const en = {
  couponPack: {
    title: 'Coupon pack',
    all: 'Coupon packs',
    none: 'No coupon packs now',
    noneText: 'Coupons that you can claim for nothing are in the coupon centre.',
    toCentre: 'To the coupon centre',
    count_one: '{{count}} coupon',
    count_other: '{{count}} coupons',
    pay: 'You pay',
    worth_one: 'Worth if you use {{count}}',
    worth_other: 'Worth if you use all {{count}}',
    pays_one: 'Pays for itself after {{count}} coupon. Use none and it is not worth it.',
    pays_other: 'Pays for itself after {{count}} coupons. Use fewer and it may not be worth it.',
    seeOrder: 'You have this pack: see its coupons',
    inside: 'What is inside',
    until: 'Usable until {{date}}',
    before: 'Before you buy',
    starts: 'The coupons come at once, each until the date beside it',
    refund_one:
      'Changed your mind? The whole price back within {{count}} day, if no coupon was used, given or has ended',
    refund_other:
      'Changed your mind? The whole price back within {{count}} days, if no coupon was used, given or has ended',
    noRefund: 'The price does not come back',
    perPerson: '{{count}} per person. You have bought {{bought}}',
    perMonth: '{{count}} per person each month. You have bought {{bought}}',
    allStores: 'At all our stores',
    someStores: 'Each coupon has its own stores: see its terms',
    left: '{{left}} of {{total}} packs left',
    paid: 'Paid. Your coupons are here',
    can: 'Buy the pack',
    soldOut: 'Sold out',
    notStarted: 'Not on sale yet',
    ended: 'No longer on sale',
    limit: 'Your share is bought',
    saleFrom: 'On sale from {{date}}',
    saleUntil: 'On sale until {{date}}',
    yours: 'Your coupons',
    notPaid: 'Not paid yet',
    notPaidText: 'The coupons come as soon as the pack is paid.',
    payIt: 'Pay now',
    closed: 'This order has ended',
    closedText: 'It was not paid in time, so nothing was charged.',
    refunded: 'The price came back',
    refundedText: 'The coupons of this pack are gone.',
    moneyBack: 'Give the pack back',
    moneyBackHint: 'Until {{date}}, while no coupon was used',
    moneyBackTitle: 'Get {{amount}} back?',
    moneyBackText: 'All coupons of this pack go. The price comes back the way it was paid.',
    keep: 'Keep the pack',
    moneyBackDone: 'The price comes back',
    gone: 'This pack does not exist',
    goneText: 'Look for others in the coupon centre.',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
