import { eq } from 'drizzle-orm'
import { memberContract as calls } from '../../../../console/contract/members/member'
import { addressContract } from '../../../../src/contract/account/address'
import { orders } from '../../../../server/db/schema/orders/orders'
import { signInAs } from '../../support/accounts/accounts'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { Shopper } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'

const HOME = {
  contact: 'Nok',
  gender: 2,
  phone: '0812345678',
  address: 'Soi Ari 1',
  houseNo: '4/7',
  label: 'home',
  ...{ lat: 13.78, lng: 100.54 },
} as const

let backend: Backend
let owner: StaffCaller
let nok: { token: string; id: string }
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
  const { token, userInfo } = await signInAs(backend, 'Nok')
  nok = { token, id: userInfo.id }
})

const order = async () => (await Shopper.with(backend, nok.token).fill()).order()
const ordersOf = (staff: StaffCaller) => staff.ask(calls.orders, { id: nok.id })

it('the orders of a member come newest first, with where they were placed and how they are', async () => {
  const first = await order()
  backend.clock.advance(1)
  const second = await order()
  await backend.db.update(orders).set({ storeId: 'silom' }).where(eq(orders.id, first.id))
  const { list, total } = await ordersOf(owner)
  expect(list).toMatchObject([
    { id: second.id, storeName: 'Ari', diningType: 'pickup', payAmount: second.payAmount },
    { id: first.id, storeName: 'Silom' },
  ])
  expect(total).toBe(2)
  const cashier = await owner.invite({ email: 'may@example.com', role: 'cashier', storeIds: ['silom'] })
  expect(await ordersOf(cashier)).toMatchObject({ list: [{ id: first.id }], total: 1 })
})

it('the addresses of a member are shown to a manager who asks, each time with a record of who asked', async () => {
  await backend.ask(addressContract.add, HOME, { token: nok.token })
  const manager = await owner.invite({ name: 'May', email: 'may@example.com', role: 'manager' })
  const look = async () => (await manager.ask(calls.addresses, { id: nok.id })).list
  const home = { contact: 'Nok', address: 'Soi Ari 1 4/7' }
  expect([await look(), await look()]).toMatchObject([[home], [home]])
  const entry = { action: 'member.addresses', staffName: 'May', after: { shown: 1 } }
  expect(await owner.audited(nok.id)).toMatchObject([entry, entry])
})

it('addresses are not shown to a cashier, and an unknown member has none', async () => {
  const cashier = await owner.invite({ email: 'may@example.com', role: 'cashier' })
  expect((await cashier.call(calls.addresses, { id: nok.id })).code).toBe(403)
  expect((await owner.call(calls.addresses, { id: 'nothing' })).code).toBe(400)
  expect((await owner.call(calls.orders, { id: 'nothing' })).code).toBe(400)
  expect(await owner.audited(nok.id)).toEqual([])
})
