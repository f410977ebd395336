import { addTexts } from '../instance'
import th from '../th/couponPick'
import zh from '../zh/couponPick'

/** Texts of the choice of coupons at checkout. */
const en = {
  couponPick: {
    title: 'Coupons',
    row: 'Coupon',
    best: 'Best one picked for you',
    bestSet: 'Best {{count}} picked for you',
    own: 'Your choice',
    none: 'None used',
    notNow: 'None fits this order yet',
    bestTogether: 'Best together: {{amount}}',
    picked: 'We picked it for you. Change it if you like.',
    useBest: 'Use the best',
    useNone: 'Use none',
    forOrder: 'Usable on this order',
    one: 'One per order',
    notForOrder: 'Not for this order',
    saves: 'Saves {{amount}} here',
    swaps: 'Saves {{amount}} here · swaps with {{names}}',
    use: 'Use these',
    goOn: 'Order without',
    count_one: '{{count}} coupon',
    count_other: '{{count}} coupons',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
