import { addTexts } from '../instance'
import th from '../th/bill'
import zh from '../zh/bill'

/** Texts of the dine-in checkout, and of the bill of a table. */
const en = {
  dineIn: {
    whose: 'Dishes to order',
    mine: 'My dishes',
    all: 'All dishes',
    pack: 'Pack to take away',
    packHint: 'A packaging fee applies',
    onBill: 'This goes on the bill for your table. You pay at the end.',
    payLater: 'Pay at the end',
    send: 'Send to kitchen',
    sent: 'Sent to the kitchen',
    pickup: 'Pick up at the counter with your number',
    nothing: 'Nothing left to order',
    nothingText: 'Add a dish. Someone at your table may have ordered the others already.',
  },
  bill: {
    title: 'The bill',
    open: 'See order',
    sum: 'Total bill',
    paid: 'Paid',
    deposit: 'Deposit',
    pending: 'Payment in progress',
    left: 'Left to pay',
    who: 'Who pays what',
    mineOpen: 'Your payment of {{amount}} is not finished',
    goOn: 'Continue',
    othersPay: 'The others are paying the rest',
    add: 'Add dishes',
    payTitle: 'What would you like to pay?',
    rest: 'Everything that is left',
    own: 'Own dishes',
    equal: 'Split equally',
    amount: 'Other amount',
    wayRest: 'The rest',
    wayOwn: 'Own dishes',
    wayEqual: 'Equal share',
    wayAmount: 'Other amount',
    parts: 'Split into',
    take: 'You pay for',
    others: 'The others pay for',
    drag: 'Drag a face to the other side, or tick below',
    atMost: 'At most {{amount}} is left',
    atCounter: 'Our staff will bring the bill',
    thanks: 'Thank you',
    thanksText: 'Everything is paid. We hope to see you again.',
    again: 'Order more here',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
