import { refundContract } from '../../contract/orders/refund'
import { transferContract as calls } from '../../contract/orders/transfer'
import { type AreaRecord, listArea } from './area'

const hasSlip = ({ revision }: AreaRecord) => revision !== ''

/** PromptPay payments to the store's own account, with a form for what staff find there. */
export const transfer = listArea({
  name: 'transfer',
  group: 'money',
  ...{ list: calls.list, read: calls.read },
  columns: ['orderNo', 'amount', 'state', 'storeName', 'sentAt', 'createdAt'],
  facts: ['bank', 'reference', 'slip'],
  details: {
    lists: [],
    actionForms: [
      {
        name: 'confirmTransfer',
        call: calls.confirm,
        fits: ({ state }) => state !== 'confirmed',
        begin: ({ reference, amount }) => ({ reference, amount }),
      },
      { name: 'refuseSlip', call: calls.refuse, fits: hasSlip },
    ],
  },
})

/** Money that goes back to guests: what staff send themselves, and what a provider has refused to send. */
export const refund = listArea({
  name: 'refund',
  group: 'money',
  ...{ list: refundContract.list, read: refundContract.read },
  columns: ['orderNo', 'amountText', 'state', 'payType', 'failure', 'createdAt'],
  facts: ['cause', 'provider', 'ref', 'transactionId', 'attempts'],
  actions: [
    {
      name: 'sendAgain',
      call: refundContract.sendAgain,
      fits: ({ state }) => state === 'refused',
      input: ({ id }) => ({ id }),
    },
    {
      name: 'markSent',
      call: refundContract.markSent,
      fits: ({ state }) => state === 'byHand' || state === 'refused',
      input: ({ id }) => ({ id }),
      asks: true,
    },
  ],
  details: { lists: [], actionForms: [] },
})
