import { addTexts } from '../instance'
import th from '../th/wallet'
import zh from '../zh/wallet'

const en = {
  wallet: {
    title: 'Wallet',
    cards: 'Gift cards',
    cardCount_one: '{{count}} card',
    cardCount_other: '{{count}} cards',
    coupons: 'Coupons',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
