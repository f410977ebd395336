import { addTexts } from '../instance'
import th from '../th/checkout'
import zh from '../zh/checkout'

/** Texts of the checkout and its remark page. */
const en = {
  checkout: {
    title: 'Checkout',
    noStore: 'No store chosen yet',
    noStoreText: 'Your order belongs to a store. Choose one to go on.',
    chooseStore: 'Choose a store',
    way: 'How to get your order',
    addAddress: 'Add delivery address',
    outOfRange: 'Outside the delivery range',
    change: 'Change',
    asap: 'As soon as possible',
    schedule: 'Schedule',
    chooseTime: 'Choose a time',
    noAsap: 'Choose a time',
    slotFull: 'Full',
    phone: 'Contact number',
    phoneHint: 'For questions about your order',
    showAll: 'Show all {{num}} items',
    showLess: 'Show less',
    note: 'Note to the kitchen',
    noteNone: 'Add a note',
    cutlery: 'Cutlery',
    cutleryHint: 'Only if you need it',
    summary: 'Summary',
    payWith: 'Pay with',
    payNow: 'Pay now',
    placeOrder: 'Place order',
    save: 'You save {{amount}}',
    empty: 'Your cart is empty',
    emptyHint: 'Add something you like, then come back here.',
    toMenu: 'See the menu',
  },
  fees: {
    subtotal_one: 'Subtotal · {{count}} item',
    subtotal_other: 'Subtotal · {{count}} items',
    bill: 'Bill',
    packaging: 'Packaging',
    delivery: 'Delivery',
    free: 'Free',
    service: 'Service charge {{rate}}',
    coupon: 'Coupon “{{name}}”',
    points: '{{num}} $t(names.points)',
    vat: 'VAT {{rate}}',
    vatIncluded: 'Includes VAT {{rate}}',
    tax: 'Tax',
    tip: 'Tip',
    balance: 'Wallet $t(names.balance)',
    total: 'Total',
  },
  remark: {
    title: 'Note to the kitchen',
    hint: 'Less spicy, no coriander, call at the lobby …',
    quick: 'Common requests',
    quick1: 'Less spicy',
    quick2: 'No coriander',
    quick3: 'No peanuts',
    quick4: 'Sauce on the side',
    quick5: 'Call when you arrive',
    save: 'Save note',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
