import { addTexts } from '../instance'
import th from '../th/orderCare'
import zh from '../zh/orderCare'

/** Texts of what can be done with an order: help, ordering again. */
const en = {
  care: {
    help: 'Help',
    helpTitle: 'Help with this order',
    refund: 'Apply for a refund',
    confirm: 'I received it',
    confirmed: 'Thank you. Enjoy your meal',
    rate: 'Rate dishes',
    track: 'Track rider',
    otherWay: 'Pay another way',
    noOtherWay: 'No other way to pay is offered here.',
    earned: 'You earned {{points}} $t(names.points) and {{growth}} growth',
  },
  again: {
    action: 'Order again',
    title: 'Something has changed',
    gone: 'Not available now',
    prices: 'Prices have changed',
    nothing: 'None of these dishes are available at the moment.',
    rest: 'Everything else is in your cart.',
    done: 'Added to your cart at today’s prices',
    checkout: 'Go to checkout',
    menu: 'See the menu',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
