import { addTexts } from '../instance'
import th from '../th/menu'
import zh from '../zh/menu'

const en = {
  menu: {
    title: 'Menu',
    categories: 'Categories',
    way: 'How to get your order',
    search: 'Search the menu',
    choose: 'Choose',
    member: 'Member',
    memberPrice: 'Member {{price}}',
    atLeast: 'At least {{num}}',
    limitOrder: 'Limit {{num}} per order',
    failed: 'The menu did not load',
    safe: 'Your cart is safe.',
    empty: 'Nothing on the menu right now',
    emptyText: 'Try another way to order, or another store.',
    otherStores: 'Other stores',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
