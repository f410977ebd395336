import { addTexts } from '../instance'
import th from '../th/levelUp'
import zh from '../zh/levelUp'

const en = {
  levelUp: {
    title: 'You are {{level}} now',
    meals_one: 'After {{count}} meal with us. Thank you{{name}}.',
    meals_other: 'After {{count}} meals with us. Thank you{{name}}.',
    was: 'was {{before}}',
    kept: 'as before',
    isNew: 'new',
    yours: 'Yours until {{date}}',
    all: 'All benefits',
    useCoupon: 'Use my coupon',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
