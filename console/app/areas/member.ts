import { memberContract as calls } from '../../contract/member'
import { listArea } from './area'

const ledger = listArea({
  name: 'memberLedger',
  group: 'records',
  list: calls.ledger,
  columns: ['at', 'account', 'kind', 'amount', 'balanceAfter', 'reason', 'staffName'],
})

export const member = listArea({
  name: 'member',
  group: 'records',
  ...{ list: calls.list, read: calls.read },
  columns: ['nickname', 'phone', 'email', 'held.paidIn', 'held.bonus', 'held.points', 'held.growth', 'registeredAt'],
  details: { lists: [ledger], moves: [{ name: 'book', call: calls.book }] },
})
