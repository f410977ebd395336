import { refunds } from '../../../../server/db/schema/payments/payments'
import { reserveAreas, reserveStores, reserveTables } from '../../../../server/db/schema/inStore/reservations'
import { stores } from '../../../../server/db/schema/store/stores'
import { diningTables } from '../../../../server/db/schema/inStore/tables'
import { reserveContract as staffCalls } from '../../../../console/contract/tables/reserve'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { payContract } from '../../../../src/contract/payment/pay'
import { reserveContract as calls } from '../../../../src/contract/inStore/reserve'
import { eq } from 'drizzle-orm'
import { setFacts, signInAs } from '../accounts/accounts'
import { freshConsole } from '../database/freshBistro'
import type { Backend } from '../harness'
import { settle } from '../orders/shopper'
import { StaffCaller } from '../console/staff'

export const SLOTS = {
  ...{ slotMinutes: 30, stayMinutes: 120, leastMinutes: 60, advanceMinutes: 60, advanceDays: 14 },
  servings: [
    { name: 'lunch', from: '11:30', last: '13:00' },
    { name: 'dinner', from: '17:30', last: '21:00' },
  ],
  specialDays: [{ date: '2026-11-24', servings: [] }],
} as const

/** Opens the bookings of `ari`: a garden with a table for four and one for two that can be joined (฿50 a person), and a room without deposit. */
export async function openReserve(
  { db }: Backend,
  change: Partial<typeof reserveStores.$inferInsert> = {},
): Promise<void> {
  const storeId = 'ari'
  await db
    .update(stores)
    .set({ services: ['reserve', 'queue'] })
    .where(eq(stores.id, storeId))
  await db.insert(diningTables).values({ id: 't9', storeId, name: 'V1', seats: 8, code: 'code of V1' })
  await db.insert(reserveStores).values({
    ...{ storeId, slots: SLOTS, maxPeople: 8, keepMinutes: 15 },
    refundSteps: [
      { hours: 24, percent: 100 },
      { hours: 2, percent: 50 },
    ],
    ...change,
  })
  const garden = { name: { en: 'Garden', th: 'สวน' }, minPeople: 1, maxPeople: 6, joinTables: 2 }
  await db.insert(reserveAreas).values([
    { ...garden, id: 'garden', storeId, depositKind: 'person', depositAmount: 5000, icon: 'terrace' },
    { id: 'room', storeId, sort: 1, name: { en: 'Room' }, minPeople: 2, maxPeople: 8, icon: 'room' },
  ])
  await db.insert(reserveTables).values([
    { tableId: 't1', areaId: 'garden' },
    { tableId: 't2', areaId: 'garden' },
    { tableId: 't9', areaId: 'room' },
  ])
}

/** The amounts that are owed back to guests. */
export const owedBack = async ({ db }: Backend) => (await db.select().from(refunds)).map(({ amount }) => amount)

let phones = 50

/** A member with a phone number who books in `ari`; the wanted table is for Sunday at 19:00 unless said otherwise. */
export async function enterBooker(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  await setFacts(backend, userInfo.id, { phone: `+668123456${(phones += 1) % 100}` })
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) =>
    backend.call(endpoint, input, { token, ...(key && { key }) })
  const wanted = {
    storeId: 'ari',
    areaId: 'garden',
    people: 4,
    date: '2026-11-22',
    time: '19:00',
    contact: name,
  } as const
  const order = { ...wanted, deposit: 20_000, payType: 'promptpay' } as const
  return {
    token,
    userId: userInfo.id,
    ask,
    call,
    wanted,
    tryBook: (change: Partial<Input<typeof calls.order>> = {}, key?: string) =>
      call(calls.order, { ...order, ...change }, key),
    async pay(id: string): Promise<string> {
      const start = await ask(payContract.pay, { orderId: id, payType: 'promptpay' })
      if (start.payType !== 'promptpay') throw new Error('not by PromptPay')
      await settle(backend, start.refNo)
      return id
    },
    /** Books and pays the deposit. */
    async book(change: Partial<Input<typeof calls.order>> = {}): Promise<string> {
      const { id, deposit } = await ask(calls.order, { ...order, ...change })
      return deposit > 0 ? this.pay(id) : id
    },
    look: async (id: string) => (await ask(calls.detail, { id })).reservation,
  }
}
export type Booker = Awaited<ReturnType<typeof enterBooker>>

/** A fresh merchant with bookings, a session of the staff and a member, before each test. */
export function freshReserve(take: (set: { backend: Backend; staff: StaffCaller; nok: Booker }) => void): void {
  let backend: Backend
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => {
    await openReserve(backend)
    take({ backend, staff: await StaffCaller.enter(backend), nok: await enterBooker(backend, 'Nok') })
  })
}

type Action = 'process' | 'confirm' | 'arrive' | 'noShow'

/** Does something with a booking as staff who see its newest version. */
export async function tryAct(staff: StaffCaller, action: Action, id: string, tableId?: string) {
  const { version } = await staff.ask(staffCalls.read, { id })
  return staff.call(staffCalls[action], { id, version, ...(tableId && { tableId }) })
}

export async function act(staff: StaffCaller, action: Action, id: string, tableId?: string) {
  const { code, msg, data } = await tryAct(staff, action, id, tableId)
  if (code !== 200) throw new Error(`${action}: ${msg}`)
  return data
}
