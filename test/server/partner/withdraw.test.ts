import { eq } from 'drizzle-orm'
import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { accountLogContract } from '../../../src/contract/wallet/accountLog'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { partnerCommissions, partners, partnerWithdrawals } from '../../../server/db/schema/members/partners'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { removeMemberData } from '../../../server/modules/memberData'
import { newId } from '../../../server/db/ids'
import { codesOf } from '../support/inStore/diner'
import { COLLECTED } from '../support/orders/kitchen'
import type { Backend } from '../support/harness'
import {
  buy,
  calls,
  enterPartner,
  faultsIn,
  freshProgramme,
  type Member,
  type Partner,
  release,
  setPartnerRules,
} from '../support/membership/partners'
import { StaffCaller } from '../support/console/staff'
import { setConfig } from '../support/database/configs'

let backend: Backend
let staff: StaffCaller
let ploy: Partner
let nok: Member
freshProgramme((...all) => ([backend, staff, ploy, nok] = all), { rate: 5000 })
beforeEach(earn)
afterEach(async () => expect(await faultsIn(backend)).toEqual([]))

/** An order of five curries of the fan, whose commission is released. */
async function earn(): Promise<void> {
  await buy(backend, nok, COLLECTED, 4)
  await release(backend)
  staff = await StaffCaller.enter(backend)
}

const entries = async (cause: string) =>
  (await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.cause, cause)).orderBy(ledgerEntries.id)).map(
    ({ account, kind, amount }) => [account, kind, amount],
  )
const bank = { way: 'bank', bank: 'KBANK', account: '123-4-56789-0', accountName: '=Ploy, "P"' } as const
const paying = async () => {
  const [{ id, version } = { id: '', version: 0 }] = (await staff.ask(staffCalls.withdrawals, {})).list
  return { id, version }
}

describe('a withdrawal', () => {
  it('is a request with fee, tax and what arrives, goes into a file for the bank and is marked as paid', async () => {
    const { available } = await ploy.centre()
    const { data: sent } = await ploy.withdraw(20_000)
    expect(sent).toMatchObject({ fee: 500, tax: 600, arrives: 18_900, state: 1, accountEnd: '5678', endedAt: null })
    expect(await ploy.centre()).toMatchObject({ available: available - 20_000, withdrawing: 20_000, withdrawn: 0 })
    const file = await staff.ask(staffCalls.createBankFile, {})
    expect(file).toMatchObject({ count: 1, total: 18_900, staffName: 'Owner' })
    expect(file.csv).toBe(
      '\uFEFF"reference","way","bank","account","name","amount","currency"\r\n' +
        `"${sent.no}","promptpay","","0812345678","Ploy Srisuk","189.00","THB"\r\n`,
    )
    expect((await staff.call(staffCalls.createBankFile, {})).msg).toMatch(/No request/)
    expect(await ploy.ask(calls.withdrawals, {})).toMatchObject({ onTheWay: 20_000, list: [{ state: 2 }] })
    const paid = await staff.ask(staffCalls.markPaid, { ...(await paying()), reference: 'KB-1' })
    expect(paid).toMatchObject({ state: 3, reference: 'KB-1', staffName: 'Owner', fileId: file.id })
    expect(await ploy.centre()).toMatchObject({ withdrawing: 0, withdrawn: 20_000 })
    expect(await entries(sent.id)).toEqual([
      ['commission', 'withdrawal', -20_000],
      ['withdrawing', 'withdrawal', 20_000],
      ['withdrawing', 'withdrawalPaid', -20_000],
    ])
    expect(await staff.audited(sent.id)).toMatchObject([
      { action: 'partner.markPaid', staffName: 'Owner', before: { state: 2 }, after: { state: 3, staffName: 'Owner' } },
    ])
    expect((await staff.audited(file.id)).map(({ action }) => action)).toEqual(['partner.bankFile'])
    expect(JSON.stringify([...(await staff.audited(sent.id)), ...(await staff.audited(file.id))])).not.toMatch(
      /0812345678|Srisuk/,
    )
  })

  it('is decided in the name of the account that is signed in, whatever the request names', async () => {
    const { data: sent } = await ploy.withdraw(20_000)
    const manager = await staff.invite({ email: 'lek@example.com', name: 'Lek', role: 'manager' })
    const request = { ...(await paying()), reason: 'Wrong name', staffName: 'Somebody else' }
    expect(await manager.ask(staffCalls.refuse, request)).toMatchObject({ staffName: 'Lek' })
    expect(await staff.audited(sent.id)).toMatchObject([
      { action: 'partner.refuse', staffName: 'Lek', after: { staffName: 'Lek' } },
    ])
  })

  it('that is refused returns the money, with the reason', async () => {
    const { available } = await ploy.centre()
    const { data: sent } = await ploy.withdraw(20_000, bank)
    const reason = 'The name of the account did not match'
    await staff.ask(staffCalls.refuse, { ...(await paying()), reason })
    expect(await ploy.centre()).toMatchObject({ available, withdrawing: 0, withdrawn: 0 })
    expect(await ploy.ask(calls.withdrawals, {})).toMatchObject({
      onTheWay: 0,
      list: [{ state: 4, reason, bank: 'KBANK' }],
    })
    expect((await entries(sent.id)).at(-1)).toEqual(['commission', 'withdrawalBack', 20_000])
    expect(await ploy.ask(calls.purse, {})).toMatchObject({
      open: null,
      bank: { account: '1234567890', bank: 'KBANK' },
    })
  })

  it('to the balance is there at once, without fee and tax, and in the records of the balance', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    const { data: sent } = await ploy.withdraw(20_000, { way: 'balance', account: '', accountName: '' })
    expect(sent).toMatchObject({ fee: 0, tax: 0, arrives: 20_000, state: 3 })
    expect(await balancesOf(backend.db, ploy.userId)).toMatchObject({ paidIn: 20_000, withdrawing: 0 })
    expect((await ploy.ask(accountLogContract.list, {})).list).toMatchObject([
      { amount: 20_000, note: 'Partner income' },
    ])
    expect(await entries(sent.id)).toEqual([
      ['commission', 'withdrawal', -20_000],
      ['paidIn', 'withdrawal', 20_000],
    ])
  })

  it('is refused for amounts, accounts and sums that do not fit', async () => {
    const { available } = await ploy.centre()
    const tries = [
      [ploy.withdraw(9999), /too small/],
      [ploy.withdraw(available + 1), /more than you have/],
      [ploy.withdraw(10_000, { arrives: 10_000 }), /changed/],
      [ploy.withdraw(10_000, { account: '021234567' }), /mobile number/],
      [ploy.withdraw(10_000, { accountName: '' }), /name of the account/],
      [ploy.withdraw(10_000, { ...bank, bank: undefined }), /choose the bank/],
      [ploy.withdraw(10_000, { way: 'balance' }), /not offered/],
      [nok.withdraw(10_000), /not applied/],
    ] as const
    for (const [reply, msg] of tries) expect(await reply).toMatchObject({ code: 400, msg: expect.stringMatching(msg) })
    await setPartnerRules(backend, { rate: 5000, maxAmount: 15_000 })
    expect((await ploy.withdraw(15_001)).msg).toMatch(/too large/)
    for (const amount of [0, -1, 1.5, 'x'])
      expect((await ploy.call(calls.withdraw, { amount, arrives: 1, way: 'bank' })).code).toBe(400)
  })

  it('is limited by day', async () => {
    await setPartnerRules(backend, { rate: 5000, perDay: 1 })
    await ploy.withdraw(10_000)
    await staff.ask(staffCalls.markPaid, await paying())
    expect(await ploy.ask(calls.purse, {})).toMatchObject({ leftToday: 0, open: null })
    expect((await ploy.withdraw(10_000)).msg).toMatch(/as often as you can/)
    backend.clock.advance(24 * 60)
    expect((await ploy.withdraw(10_000)).code).toBe(200)
  })

  it('asked for five times at the same moment, is one open request; a repeated tap has the first reply', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ploy.withdraw(10_000)))
    expect(codesOf(replies)).toEqual([200, 400, 400, 400, 400])
    expect((await ploy.withdraw(10_000)).msg).toMatch(/on its way/)
    await staff.ask(staffCalls.markPaid, await paying())
    const request = {
      amount: 10_000,
      arrives: 9200,
      way: 'promptpay',
      account: '0812345678',
      accountName: 'Ploy',
    } as const
    const options = { token: ploy.token, key: newId() }
    const [first, second] = [
      await backend.ask(calls.withdraw, request, options),
      await backend.ask(calls.withdraw, request, options),
    ]
    expect(second).toEqual(first)
    expect(await ploy.ask(calls.withdrawals, {})).toMatchObject({ total: 2, onTheWay: 10_000 })
  })

  it('is decided once by staff who tap together, and never by those with a stale version', async () => {
    await ploy.withdraw(10_000)
    const seen = await paying()
    const replies = await Promise.all([
      staff.call(staffCalls.markPaid, seen),
      staff.call(staffCalls.markPaid, seen),
      staff.call(staffCalls.refuse, { ...seen, reason: 'Both at once' }),
    ])
    expect(codesOf(replies)).toEqual([200, 409, 409])
    const { version } = await paying()
    expect((await staff.call(staffCalls.markPaid, { ...seen, version })).msg).toMatch(/decided already/)
    expect((await staff.call(staffCalls.refuse, { ...seen, version, reason: 'Too late' })).code).toBe(400)
    expect((await staff.call(staffCalls.markPaid, { ...seen, id: 'unknown' })).code).toBe(400)
  })

  it('refused and put into a file at the same moment, is one of both and keeps its sum', async () => {
    await ploy.withdraw(10_000)
    const seen = await paying()
    const [refused, file] = await Promise.all([
      staff.call(staffCalls.refuse, { ...seen, reason: 'Wrong name' }),
      staff.call(staffCalls.createBankFile, {}),
    ])
    expect([refused.code, file.code]).toContain(200)
    const [row] = (await staff.ask(staffCalls.withdrawals, {})).list
    expect(row?.state).toBe(refused.code === 200 ? 4 : 2)
  })

  it('of a cell that a spreadsheet would run is a text in the file', async () => {
    await ploy.withdraw(10_000, bank)
    const { csv, id } = await staff.ask(staffCalls.createBankFile, {})
    expect(csv).toContain(`"'=Ploy, ""P"""`)
    expect((await staff.ask(staffCalls.bankFile, { id })).csv).toBe(csv)
  })
})

describe('the money of a partner', () => {
  it('goes along in a merge of two partners with a request of each, which both are paid', async () => {
    const jit = await enterPartner(backend, staff, 'Jit')
    await ploy.withdraw(10_000)
    await backend.db.update(partnerCommissions).set({ partnerId: ploy.id })
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: ploy.userId, into: jit.userId, now: backend.clock.now() }),
    )
    expect(await jit.centre()).toMatchObject({ withdrawing: 10_000, fansCount: 1 })
    expect((await jit.withdraw(10_000)).msg).toMatch(/on its way/)
    await staff.ask(staffCalls.markPaid, await paying())
    expect(await jit.centre()).toMatchObject({ withdrawing: 0, withdrawn: 10_000 })
  })

  it('is given up with the account, whose data goes', async () => {
    await ploy.withdraw(10_000, { accountName: 'Ploy Srisuk' })
    await backend.db.transaction((tx) => removeMemberData(tx, ploy.userId, backend.clock.now()))
    const kept = [await backend.db.select().from(partners), await backend.db.select().from(partnerWithdrawals)]
    expect(JSON.stringify(kept)).not.toMatch(/Srisuk|0812345678|LINE/)
    expect(await balancesOf(backend.db, ploy.userId)).toMatchObject({ commission: 0, withdrawing: 0 })
    expect((await staff.ask(staffCalls.withdrawals, {})).list).toMatchObject([{ state: 4, account: '' }])
  })
})
