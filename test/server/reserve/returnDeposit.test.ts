import { eq } from 'drizzle-orm'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { reserveStores } from '../../../server/db/schema/inStore/reservations'
import { readMemberBalance } from '../../../server/modules/ledger/readMemberMoney'
import { reserveContract as staffCalls } from '../../../console/contract/tables/reserve'
import { payContract } from '../../../src/contract/payment/pay'
import { reserveContract as calls } from '../../../src/contract/inStore/reserve'
import { credit, setFacts } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import type { Backend } from '../support/harness'
import { act, type Booker, freshReserve, owedBack, tryAct } from '../support/inStore/reserve'
import { StaffCaller } from '../support/console/staff'
import { setConfig } from '../support/database/configs'

let backend: Backend
let staff: StaffCaller
let nok: Booker
freshReserve((set) => ({ backend, staff, nok } = set))

const read = (id: string) => staff.ask(staffCalls.read, { id })

/** A booking of guests who did not come, with ฿200 of deposit that were kept. */
async function missed(): Promise<string> {
  const id = await nok.book()
  await act(staff, 'confirm', id)
  backend.clock.set('2026-11-22T20:00:00+07:00')
  staff = await StaffCaller.enter(backend)
  await act(staff, 'noShow', id)
  return id
}

/** Returns an amount as staff who see the newest version of the booking. */
async function tryReturn(id: string, amount: number, reason = 'The train did not run') {
  const { version } = await read(id)
  return staff.call(staffCalls.returnDeposit, { id, version, amount, reason })
}

describe('the deposit of guests who did not come', () => {
  it('goes back by hand in parts, with words that the guest reads, and never more than was paid', async () => {
    const id = await missed()
    expect(await read(id)).toMatchObject({ deposit: 20_000, refunded: 0, returnable: 20_000, refundReason: '' })
    const first = await tryReturn(id, 12_000)
    expect(first.data).toMatchObject({ refunded: 12_000, returnable: 8_000, refundReason: 'The train did not run' })
    expect(await nok.look(id)).toMatchObject({
      ...{ state: 7, refund: 12_000, payState: 'paid', reason: '', refundReason: 'The train did not run' },
    })
    const tooMuch = await tryReturn(id, 8_001)
    expect([tooMuch.code, tooMuch.msg]).toEqual([400, expect.stringContaining('฿80')])
    expect((await tryReturn(id, 8_000, 'All of it')).data).toMatchObject({ refunded: 20_000, returnable: 0 })
    expect((await tryReturn(id, 1)).code).toBe(400)
    expect(await owedBack(backend)).toEqual([12_000, 8_000])
    expect(await nok.look(id)).toMatchObject({ refund: 20_000, payState: 'refunded', refundReason: 'All of it' })
  })

  it('is returned with a message to the guest, and recorded with the words and without the name', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    const id = await missed()
    await tryReturn(id, 5_000)
    const returned = eq(guestMessages.standing, 'notice.depositReturned')
    expect(await backend.db.$count(guestMessages, returned)).toBe(1)
    const [entry] = await staff.audited(id)
    expect(entry).toMatchObject({
      action: 'reserve.returnDeposit',
      before: { refunded: 0, refundReason: '' },
      after: { refunded: 5_000, refundReason: 'The train did not run', contact: '', phone: '' },
    })
  })

  it('goes back once when the call comes twice with the same key', async () => {
    const id = await missed()
    const { version } = await read(id)
    const wanted = { id, version, amount: 5_000, reason: 'Ill' }
    const twice = [1, 2].map(() => staff.call(staffCalls.returnDeposit, wanted, { key: 'k1' }))
    expect((await Promise.all(twice)).map(({ data }) => data.refunded)).toEqual([5_000, 5_000])
    expect(await owedBack(backend)).toEqual([5_000])
  })

  it('goes back once when two staff return it at the same moment: the slower one sees what is left', async () => {
    const id = await missed()
    const { version } = await read(id)
    const wanted = { id, version, amount: 15_000, reason: 'Ill' }
    const replies = await Promise.all([1, 2].map(() => staff.call(staffCalls.returnDeposit, wanted)))
    expect(codesOf(replies)).toEqual([200, 409])
    expect(replies.find(({ code }) => code === 409)?.data).toMatchObject({ current: { returnable: 5_000 } })
    expect(await owedBack(backend)).toEqual([15_000])
  })

  it('adds to the share that the rules gave back', async () => {
    await backend.db.update(reserveStores).set({ noShowPercent: 50 })
    const id = await missed()
    expect((await tryReturn(id, 10_001)).code).toBe(400)
    expect((await tryReturn(id, 10_000)).data).toMatchObject({ refunded: 20_000, returnable: 0 })
  })

  it('goes back to the balance that paid it', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 50_000 })
    const { id } = await nok.ask(calls.order, { ...nok.wanted, deposit: 20_000, payType: 'balance' })
    await nok.ask(payContract.pay, { orderId: id, payType: 'balance' })
    await act(staff, 'confirm', id)
    backend.clock.set('2026-11-22T20:00:00+07:00')
    staff = await StaffCaller.enter(backend)
    await act(staff, 'noShow', id)
    await tryReturn(id, 7_500)
    expect(await readMemberBalance(backend.db, { userId: nok.userId, member: true })).toBe(37_500)
  })
})

describe('the deposit of other bookings', () => {
  it('goes back by hand as far as the guest lost it by cancelling late', async () => {
    const id = await nok.book()
    backend.clock.set('2026-11-22T12:00:00+07:00')
    staff = await StaffCaller.enter(backend)
    await nok.ask(calls.cancel, { id, refund: 10_000, reason: 'Ill' })
    expect(await read(id)).toMatchObject({ state: 5, refunded: 10_000, returnable: 10_000 })
    await tryReturn(id, 10_000, 'Get well')
    expect(await nok.look(id)).toMatchObject({ state: 5, refund: 20_000, reason: 'Ill', refundReason: 'Get well' })
    expect(await owedBack(backend)).toEqual([10_000, 10_000])
  })

  it('stays when it was never paid, while the booking goes on, and when it is on the bill of a table', async () => {
    const { data: unpaid } = await nok.tryBook()
    await nok.ask(calls.cancel, { id: unpaid.id, refund: 0 })
    expect([(await read(unpaid.id)).returnable, (await tryReturn(unpaid.id, 1)).code]).toEqual([0, 400])
    const id = await nok.book()
    expect([(await read(id)).returnable, (await tryReturn(id, 1)).code]).toEqual([0, 400])
    await tryAct(staff, 'arrive', id)
    expect([(await read(id)).returnable, (await tryReturn(id, 1)).code]).toEqual([0, 400])
    expect(await owedBack(backend)).toEqual([])
  })
})
