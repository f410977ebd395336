import { addTexts } from '../instance'
import th from '../th/reward'
import zh from '../zh/reward'

const en = {
  reward: {
    points: '{{points}} $t(names.points)',
    growth: '{{growth}} growth',
    coupon: '{{amount}} coupon',
    gift: 'Gift',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
