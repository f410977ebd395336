import { addTexts } from '../instance'
import th from '../th/dish'
import zh from '../zh/dish'

const en = {
  dish: {
    title: 'Dish',
    gone: 'This dish is no longer on the menu',
    contains: 'Contains {{list}}',
    upTo: 'Up to {{num}}',
    between: '{{min}} to {{max}}',
    exactly: 'Choose {{num}}',
    soldOut: 'Sold out',
    left: 'Only {{num}} left',
    missing: 'Please choose: {{name}}',
    add: 'Add to cart',
    added: 'Added to your cart',
    packaging: 'Packaging {{price}} each for takeout and delivery',
    inCart_one: '{{count}} already in your cart',
    inCart_other: '{{count}} already in your cart',
    failed: 'The dish did not load',
    toMenu: 'See the menu',
    free: 'Free',
    favourite: 'Mark {{name}} as a favourite',
    unfavourite: 'Remove {{name}} from favourites',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
