import { addTexts } from '../instance'
import th from '../th/benefit'
import zh from '../zh/benefit'

const en = {
  benefit: {
    off: '{{percent}}% off',
    offEvery: 'Every day, every way to order',
    points: '{{rate}} × $t(names.points)',
    pointsText: '{{amount}} gives {{points}} $t(names.points)',
    birthday: 'Birthday gift',
    birthdayText: 'Once a year',
    coupons_one: '{{count}} coupon each month',
    coupons_other: '{{count}} coupons each month',
    couponsText: 'They come by themselves',
    delivery: 'Free delivery',
    within: 'Within {{km}} km',
    everywhere: 'Everywhere we deliver',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
