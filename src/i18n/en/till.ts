import { addTexts } from '../instance'
import th from '../th/till'
import zh from '../zh/till'

/** Texts of paying a bill of the till by phone. */
const en = {
  till: {
    title: 'Pay the bill',
    change: 'Change',
    amount: 'Bill amount',
    fixed: 'Undiscounted amount',
    fixedHint: 'Leave empty unless our staff give you an amount',
    note: 'Note, such as your table number',
    discount: '{{amount}} off from {{from}}',
    notHere: '{{name}} does not accept payment by phone',
    notHereText: 'Please pay at the till, or choose the store that you are in.',
    otherStore: 'Choose a store',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
