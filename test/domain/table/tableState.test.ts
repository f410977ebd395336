import type { PayMode } from '@/contract/inStore/inStoreTable'
import { TABLE_STATES, tableActionsOf, tableStateOf, type TableStateName } from '@/domain/table/tableState'
import { ORDER_STATES, type OrderStateName } from '@/domain/order/orderState'
import { tableScanText } from '@/domain/table/tableCode'

const order = (state: OrderStateName, paid: boolean) => ({ state: ORDER_STATES[state].code, paid })
const nothing: ReturnType<typeof order>[] = []

test.each<[TableStateName, PayMode, boolean, ReturnType<typeof order>[]]>([
  ['free', 'payFirst', false, nothing],
  ['free', 'payFirst', false, [order('completed', true)]],
  ['toBeOrdered', 'payFirst', true, nothing],
  ['ordered', 'payFirst', true, [order('pendingPayment', false)]],
  ['ordered', 'payFirst', true, [order('awaitingAcceptance', true), order('pendingPayment', false)]],
  ['paid', 'payFirst', true, [order('preparing', true), order('awaitingAcceptance', true)]],
  ['dining', 'payFirst', true, [order('ready', true)]],
  ['toBeOrdered', 'payAfter', true, nothing],
  ['ordered', 'payAfter', true, [order('awaitingAcceptance', false)]],
  ['ordered', 'payAfter', true, [order('ready', false), order('awaitingAcceptance', false)]],
  ['dining', 'payAfter', true, [order('preparing', false), order('completed', false)]],
  ['paid', 'payAfter', false, [order('preparing', true)]],
  ['free', 'payAfter', false, nothing],
])('%s: %s, open %s, %j', (name, payMode, open, orders) => {
  expect(tableStateOf({ payMode, open, orders })).toBe(TABLE_STATES[name])
})

test('the bill is requested where the table pays at the end, and a closed table can only be started', () => {
  const orders = [order('preparing', false)]
  expect(tableActionsOf({ payMode: 'payAfter', open: true, orders })).toEqual(['order', 'call', 'bill'])
  expect(tableActionsOf({ payMode: 'payFirst', open: true, orders })).toEqual(['order', 'call'])
  expect(tableActionsOf({ payMode: 'payAfter', open: false, orders })).toEqual(['start'])
})

test('every state has its own code', () => {
  expect(new Set(Object.values(TABLE_STATES).map(({ code }) => code)).size).toBe(5)
})

test('the table code contains store, table and secret', () => {
  const text = tableScanText('https://shop.example/', { storeId: 'ari', tableId: 'ari-c1', code: 'a b&c' })
  expect(text).toBe('https://shop.example/s/table?storeId=ari&tableId=ari-c1&code=a%20b%26c')
})
