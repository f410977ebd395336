import { addTexts } from '../instance'
import th from '../th/windowCoupon'
import zh from '../zh/windowCoupon'

const en = {
  windowCoupon: {
    title: 'Welcome to {{brand}}',
    count_one: '{{count}} coupon for your first meals',
    count_other: '{{count}} coupons for your first meals',
    take: 'Take them',
    once: 'Free. Shown once; they wait in Coupons.',
    taken: 'They are in your coupons',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
