import { english } from '../english'

/** Texts of paying a bill of the till by phone. */
export default english({
  till: {
    title: 'Pay the bill',
    change: 'Change',
    amount: 'Bill amount',
    fixed: 'Amount not eligible for discount',
    fixedHint: 'Leave empty unless our staff give you an amount',
    note: 'Note, such as your table number',
    discount: '{{amount}} off from {{from}}',
    notHere: '{{name}} does not accept payment by phone',
    notHereText: 'Please pay at the till, or choose the store that you are in.',
    otherStore: 'Choose a store',
  },
})
