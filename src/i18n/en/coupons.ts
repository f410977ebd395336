import { addTexts } from '../instance'
import th from '../th/coupons'
import zh from '../zh/coupons'

const en = {
  coupons: {
    centreTitle: 'Coupon centre',
    title: 'Coupon',
    mine: 'My coupons',
    past: 'Past coupons',
    redeemTitle: 'Redeem a code',
    off: 'off',
    free: 'Free',
    freeDelivery: 'Free delivery',
    upTo: 'up to {{amount}}',
    from: 'min. {{amount}}',
    freePieces: 'buy {{buy}}, get {{get}}',
    spend: 'Spend {{amount}} or more',
    claim: 'Claim',
    useNow: 'Use now',
    claimed: '{{percent}}% claimed',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    perDay_one: '{{count}} a day',
    perDay_other: '{{count}} a day',
    ofShare: '{{claimed}} of {{all}} claimed',
    ends: 'Claim by {{date}}',
    until: 'Until {{date}}',
    validDays_one: 'Valid for {{count}} day',
    validDays_other: 'Valid for {{count}} days',
    claimDone: 'Claimed. It is among your coupons',
    received: 'Claimed',
    receivedToday: 'Claimed today',
    soldOut: 'All claimed',
    notStarted: 'Opens {{date}}',
    ended: 'Ended',
    levelTooLow: '{{level}} and above',
    notForYou: 'First order only',
    usable: 'Usable',
    used: 'Used',
    expired: 'Expired',
    toCentre: 'See coupons to claim',
    notYetUsable: 'It can be used from {{date}}',
  },
  couponScene: {
    delivery: 'Delivery',
    pickup: '$t(orderType.pickup)',
    takeout: '$t(orderType.takeout)',
    dineIn: '$t(orderType.dineIn)',
    fast: 'Fast order',
    personPay: 'Bill at the till',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
