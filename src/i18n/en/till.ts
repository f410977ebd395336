import { english } from '../english'

/** Texts of paying a bill of the till by phone. */
export default english({
  till: {
    title: 'Pay the bill',
    change: 'Change',
    amount: 'Bill amount',
    fixed: 'Of that, without discount',
    fixedHint: 'Leave empty unless our staff tell you an amount',
    note: 'Note, such as your table',
    discount: '{{amount}} off from {{from}}',
    notHere: '{{name}} takes no bills by phone',
    notHereText: 'Please pay at the till, or choose the store that you are in.',
    otherStore: 'Choose a store',
  },
})
