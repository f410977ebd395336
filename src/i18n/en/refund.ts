import { addTexts } from '../instance'
import th from '../th/refund'
import zh from '../zh/refund'

/** Texts of a refund: the request, its steps and its outcome. */
const en = {
  refund: {
    title: 'Refund',
    amount: 'You get back',
    to: 'The money goes back to the payment method that you used.',
    next: 'What happens next',
    reason: 'Why?',
    reasonTip: 'Please choose a reason',
    remark: 'Remark (optional)',
    submit: 'Apply for a refund',
    atOnce: 'The kitchen has not started yet, so the refund is approved right away.',
    asks_one:
      'The store has {{count}} hour to respond. If it does not, you get your money back. Your order continues until then.',
    asks_other:
      'The store has {{count}} hours to respond. If it does not, you get your money back. Your order continues until then.',
    applied: 'Waiting for the store',
    appliedText: 'If the store does not respond by {{time}}, you get your money back.',
    agreed: 'Your money is on its way',
    agreedText: 'How long it takes depends on your bank.',
    done: '{{amount}} refunded',
    refused: 'The store declined your request',
    withdrawn: 'You withdrew your request',
    stepAsked: 'Requested',
    stepAgreed: 'Approved',
    stepRefused: 'Declined',
    stepDone: 'Refunded',
    store: 'Message from the store',
    reasonLabel: 'Reason',
    remarkLabel: 'Remark',
    asked: 'Requested on',
    withdraw: 'Withdraw request',
    withdrawDone: 'Request withdrawn',
    see: 'See the refund',
    none: 'This order cannot be refunded now',
    noneText: 'It is not paid, is too old, or its request was already answered.',
    goesBack: '{{amount}} goes back to you',
    fees: 'Packaging, delivery and tip',
    wholeOrder: 'The rest of the order',
    agreedOn: 'Approved on',
    toOrder: 'See the order',
  },
  refundPart: { owed: 'The store sends it', sending: 'On its way', sent: 'Sent {{time}}' },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
