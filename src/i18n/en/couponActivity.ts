import { addTexts } from '../instance'
import th from '../th/couponActivity'
import zh from '../zh/couponActivity'

const en = {
  couponActivity: {
    title: 'Campaigns',
    none: 'No campaigns now',
    noneText: 'Coupons that you can claim at any time are in the coupon centre.',
    gone: 'This campaign was not found',
    goneText: 'It may be over. Others are still running.',
    all: 'All campaigns',
    count_one: '{{count}} coupon',
    count_other: '{{count}} coupons',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    inside: 'What you get',
    claim_one: 'Get {{count}} coupon',
    claim_other: 'Get {{count}} coupons',
    claimed_one: '{{count}} coupon is in your account',
    claimed_other: '{{count}} coupons are in your account',
    once: 'Once for each guest',
    word: 'The word',
    wordHint: 'Capitals and spaces do not matter.',
    missing: 'Type the word',
    friend: 'For someone beside you',
    friendText: 'They scan this code with their phone and get their own coupons.',
    codeLabel: 'QR code of this campaign',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
