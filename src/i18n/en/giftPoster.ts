import { addTexts } from '../instance'
import th from '../th/giftPoster'
import zh from '../zh/giftPoster'

const en = {
  giftPoster: {
    headline: 'A gift for you',
    from: '{{name}} sent you this',
    scan: 'Scan to claim it',
    label: 'The card of the gift, with its QR code',
    save: 'Save card',
    pick: 'Words to pick',
    greeting1: 'Dinner is on me',
    greeting2: 'Happy birthday',
    greeting3: 'Thank you',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
