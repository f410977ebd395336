import { addTexts } from '../instance'
import th from '../th/cart'
import zh from '../zh/cart'

const en = {
  cart: {
    title: 'Your cart',
    label: 'Open the cart',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    later: 'Order for later',
    offline: 'Offline',
    offlineText: 'You are offline. Your cart is saved. You can order when you are back online',
    checkout: 'Checkout',
    packaging: '+\u00a0packaging {{price}}',
    saved: 'You save {{price}}',
    added: 'Added: {{items}}, required here',
    addedItem: '{{num}} × {{name}}',
    missing: 'Add {{num}} × {{name}}',
    missingFrom: 'Add {{num}} from {{name}}',
    missingGap: 'Add {{price}} to reach the minimum',
    gap: '{{price}} more',
    clear: 'Clear',
    clearTitle: 'Empty the cart?',
    clearText: 'This removes all dishes from it.',
    keep: 'Keep',
    empty: 'Your cart is empty',
    emptyText: 'Add something you like.',
    piecesOf: '{{num}} × {{name}}',
    notCharged: '{{why}}, not charged',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
