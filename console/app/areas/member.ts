import type { Reply } from '../../../src/contract/endpoint'
import { memberContract as calls } from '../../contract/members/member'
import { listArea } from './area'

const ledger = listArea({
  name: 'memberLedger',
  group: 'records',
  list: calls.ledger,
  columns: ['at', 'account', 'kind', 'amount', 'balanceAfter', 'reason', 'staffName'],
})

const orders = listArea({
  name: 'memberOrder',
  group: 'records',
  list: calls.orders,
  columns: ['createdAt', 'orderNo', 'storeName', 'diningType', 'stateText', 'payAmount'],
})

const addressLines = (reply: unknown) =>
  (reply as Reply<typeof calls.addresses>).list.map(({ contact, phone, address }) =>
    [contact, phone, address].filter(Boolean).join(' · '),
  )

export const member = listArea({
  name: 'member',
  group: 'records',
  ...{ list: calls.list, read: calls.read },
  columns: ['nickname', 'phone', 'email', 'held.paidIn', 'held.bonus', 'held.points', 'held.growth', 'registeredAt'],
  details: {
    lists: [orders, ledger],
    actionForms: [{ name: 'book', call: calls.book }],
    hidden: [{ name: 'addresses', call: calls.addresses, lines: addressLines }],
  },
})
