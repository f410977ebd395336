import { reconciliationContract as calls } from '../../contract/numbers/reconciliation'
import { listArea } from './area'

/** The comparisons of our payments with the lists of the providers. */
export const comparison = listArea({
  name: 'comparison',
  group: 'money',
  list: calls.list,
  columns: ['day', 'provider', 'state', 'open', 'payments', 'paymentsAmount', 'refunds', 'refundsAmount', 'failure'],
})

/** What differs, with a form for what became of it. */
export const difference = listArea({
  name: 'difference',
  group: 'money',
  ...{ list: calls.differences, read: calls.readDifference },
  columns: ['day', 'provider', 'kind', 'ref', 'ours', 'theirs', 'settled', 'note', 'staffName', 'foundAt'],
  files: [{ name: 'saveDifferences', call: calls.file, asks: 'days' }],
  details: { lists: [], actionForms: [{ name: 'settle', call: calls.settle }] },
})
