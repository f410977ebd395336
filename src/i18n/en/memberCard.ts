import { addTexts } from '../instance'
import th from '../th/memberCard'
import zh from '../zh/memberCard'

const en = {
  memberCard: {
    growth: 'Growth {{growth}}\u00A0/\u00A0{{next}}',
    growthOnly: 'Growth {{growth}}',
    toNext: '{{growth}} to {{level}}',
    toGo: '{{growth}} to go',
    vipUntil: 'VIP until {{date}}',
    code: 'My code',
    pay: 'Pay',
    topUp: 'Top up',
    giftCards: 'Gift cards',
    level: 'Level',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
