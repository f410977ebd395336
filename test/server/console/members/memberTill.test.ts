import { eq } from 'drizzle-orm'
import { memberContract } from '../../../../console/contract/members/member'
import { orderContract } from '../../../../console/contract/orders/order'
import { memberTillContract as calls } from '../../../../console/contract/till/memberTill'
import { users } from '../../../../server/db/schema/account/users'
import { checkLedger } from '../../../../server/modules/ledger/checkLedger'
import { MemberCodes } from '../../../../server/modules/accounts/memberCodes'
import { payCodes } from '../../../../server/db/schema/wallet/storedValue'
import { qrcodeContract } from '../../../../src/contract/qrcode'
import { credit } from '../../support/accounts/accounts'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { enterSaver, openTopUps, type Saver } from '../../support/membership/saver'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: Saver
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  await openTopUps(backend)
  staff = await StaffCaller.enter(backend)
  nok = await enterSaver(backend, 'Nok')
  await credit(backend, nok.userId, { paidIn: 30_000, points: 40 })
})
afterEach(async () => {
  expect(await checkLedger(backend.db)).toEqual([])
})

const seconds = (count: number) => backend.clock.advance(count / 60)
const shown = async (saver = nok) => (await saver.ask(qrcodeContract.read, { kind: 'member' })).barcode ?? ''
const scan = (code: string, key?: string) => staff.call(calls.scan, { code }, key ? { key } : {})
const scanned = async () => (await staff.ask(calls.scan, { code: await shown() })).scanId
const bill = { storeId: 'ari', amount: 20_000, fromBalance: 20_000 }

describe('a member code (qrcode)', () => {
  it('is digits for bar code and QR code, good for 30 seconds, another one each time', async () => {
    const first = await nok.ask(qrcodeContract.read, { kind: 'member' })
    expect(first).toMatchObject({ barcode: expect.stringMatching(/^\d{18}$/), expireIn: 30 })
    expect(first.qrCode).toBe(first.barcode)
    seconds(1)
    expect(await shown()).not.toBe(first.barcode)
  })

  it('is given to signed-in members only', async () => {
    expect((await backend.call(qrcodeContract.read, { kind: 'member' }, { token: await backend.guest() })).code).toBe(
      401,
    )
  })

  it('names a member, and no other: each changed digit makes it worthless', () => {
    const codes = new MemberCodes('secret')
    const now = new Date('2026-11-21T12:00:00+07:00')
    const code = codes.codeOf(1234, now)
    expect(codes.read(`${code.slice(0, 4)} ${code.slice(4)}`, now)?.memberNo).toBe(1234)
    for (let at = 0; at < code.length; at += 1) {
      const digit = String((Number(code[at]) + 1) % 10)
      expect(codes.read(code.slice(0, at) + digit + code.slice(at + 1), now)).toBeUndefined()
    }
    expect(new MemberCodes('another').read(code, now)).toBeUndefined()
    for (const later of [29, 30, 128, 140]) {
      const read = codes.read(code, new Date(now.getTime() + later * 1000))
      expect(read === undefined).toBe(later > 29)
    }
  })
})

describe('a member code at the till (till/member)', () => {
  it('shows who it is and what the member has, and is audited', async () => {
    const { data } = await scan(await shown())
    expect(data).toMatchObject({ nickname: 'Nok', balance: 30_000, points: 40, coupons: 0, payCode: false })
    expect(await staff.audited(data.scanId)).toMatchObject([{ action: 'till.member', after: { userId: nok.userId } }])
  })

  it('is used up by its scan, also when two tills scan it at the same moment', async () => {
    const code = await shown()
    expect(codesOf(await Promise.all([scan(code), scan(code)]))).toEqual([200, 400])
    expect((await scan(code)).msg).toMatch(/used already/)
  })

  it('answers a repeated call with its first reply', async () => {
    const code = await shown()
    expect(await scan(code, 'k1')).toEqual(await scan(code, 'k1'))
  })

  it('is refused when it is old, wrong or of a blocked member', async () => {
    const code = await shown()
    seconds(30)
    expect((await scan(code)).msg).toMatch(/not valid any more/)
    for (const wrong of ['', '1', 'x'.repeat(18), '9'.repeat(18)]) expect((await scan(wrong)).code).toBe(400)
    const fresh = await shown()
    await backend.db.update(users).set({ blocked: true }).where(eq(users.id, nok.userId))
    expect((await scan(fresh)).code).toBe(400)
  })
})

describe('what the balance pays of a bill (till/memberBill)', () => {
  const share = async (amount: number, scanId: string) => staff.ask(calls.bill, { scanId, storeId: 'ari', amount })

  it('is the bill, or as much as the balance reaches, and nothing is written', async () => {
    const scanId = await scanned()
    const before = await backend.dump()
    expect(await share(20_000, scanId)).toEqual({ amount: 20_000, fromBalance: 20_000, left: 0 })
    expect(await share(50_000, scanId)).toEqual({ amount: 50_000, fromBalance: 30_000, left: 20_000 })
    expect(await backend.dump()).toBe(before)
  })

  it('is nothing while the balance is empty or switched off, and is refused ten minutes after the scan', async () => {
    const scanId = await scanned()
    await openTopUps(backend, { on: false })
    expect((await share(20_000, scanId)).fromBalance).toBe(0)
    await openTopUps(backend)
    await credit(backend, nok.userId, { paidIn: -30_000 })
    expect(await share(20_000, scanId)).toEqual({ amount: 20_000, fromBalance: 0, left: 20_000 })
    backend.clock.advance(10)
    expect((await staff.call(calls.bill, { scanId, storeId: 'ari', amount: 100 })).msg).toMatch(/Too much time/)
  })
})

describe('a bill that the balance pays at the till (till/charge)', () => {
  it('is an order of the member, completed, in the records, and paid once for its scan', async () => {
    const scanId = await scanned()
    const charge = () => staff.call(calls.charge, { scanId, ...bill })
    const replies = await Promise.all([charge(), charge()])
    expect(codesOf(replies)).toEqual([200, 400])
    const paid = replies.find(({ code }) => code === 200)
    const orderId = paid?.data.order?.orderId ?? ''
    expect(paid?.data).toMatchObject({ state: 'paid', order: { amount: 20_000, fromBalance: 20_000, left: 0 } })
    expect(await nok.held()).toMatchObject({ paidIn: 10_000 })
    expect((await nok.log()).list[0]).toMatchObject({ type: 'spent', amount: -20_000, orderId })
    expect(await staff.audited(orderId)).toMatchObject([{ action: 'till.charge' }])
  })

  it('is paid by the balance as far as it reaches; the rest counts as paid at the till', async () => {
    const scanId = await scanned()
    const wrong = await staff.call(calls.charge, { scanId, storeId: 'ari', amount: 50_000, fromBalance: 50_000 })
    expect([wrong.code, wrong.data]).toEqual([409, { fromBalance: 30_000 }])
    const rest = { amount: 50_000, fromBalance: 30_000, way: 'cash' } as const
    const { order } = await staff.ask(calls.charge, { scanId, storeId: 'ari', ...rest })
    expect(order).toMatchObject({ fromBalance: 30_000, left: 20_000 })
    expect(await nok.held()).toMatchObject({ paidIn: 0 })
    const { payments } = await staff.ask(orderContract.receipt, { id: order?.orderId ?? '' })
    const paidBy = Object.fromEntries(payments.map(({ payType, amount }) => [payType, amount]))
    expect(paidBy).toEqual({ balance: 30_000, cash: 20_000 })
  })

  it('gives the money back when staff refuse its order', async () => {
    const { order } = await staff.ask(calls.charge, { scanId: await scanned(), ...bill })
    const { id, state } = await staff.ask(orderContract.read, { id: order?.orderId ?? '' })
    await staff.ask(orderContract.refuse, { id, state, reason: 'The wrong bill' })
    expect(await nok.held()).toMatchObject({ paidIn: 30_000 })
    expect((await nok.log()).list[0]).toMatchObject({ type: 'refund', amount: 20_000 })
  })

  it('is written once for one key', async () => {
    const scanId = await scanned()
    const charge = () => staff.call(calls.charge, { scanId, ...bill }, { key: 'k1' })
    expect(await charge()).toEqual(await charge())
    expect(await nok.held()).toMatchObject({ paidIn: 10_000 })
  })

  it.each([
    ['ten minutes after the scan', () => Promise.resolve(backend.clock.advance(10)), /Too much time/],
    ['while stored value is off', () => openTopUps(backend, { on: false }), /nothing in this wallet/],
    ['without a balance', () => credit(backend, nok.userId, { paidIn: -30_000 }), /nothing in this wallet/],
  ])('is refused %s', async (_when, change, msg) => {
    const scanId = await scanned()
    await change()
    expect((await staff.call(calls.charge, { scanId, ...bill })).msg).toMatch(msg)
  })

  it('asks for the pay code where the merchant wants that, and counts wrong ones', async () => {
    await openTopUps(backend, { tillPayCode: true })
    await backend.db.insert(payCodes).values({ userId: nok.userId, hash: 'x$y', changedAt: backend.clock.now() })
    const { scanId, payCode } = await staff.ask(calls.scan, { code: await shown() })
    expect(payCode).toBe(true)
    const charge = async () => (await staff.ask(calls.charge, { scanId, ...bill, payCode: '000000' })).state
    const states = []
    for (let tries = 0; tries < 6; tries += 1) states.push(await charge())
    expect(states).toEqual([...Array<string>(5).fill('payCodeWrong'), 'payCodeLocked'])
    expect(await nok.held()).toMatchObject({ paidIn: 30_000 })
  })
})

describe('members at the console', () => {
  it('are found by name, and by number with or without the country code', async () => {
    await backend.db.update(users).set({ phone: '+66812345678' }).where(eq(users.id, nok.userId))
    const found = async (keyword: string) =>
      (await staff.ask(memberContract.list, { keyword })).list.map(({ nickname, phone }) => [nickname, phone])
    for (const word of ['no', '081 234', '812345']) expect(await found(word)).toEqual([['Nok', '0812345678']])
    expect(await found('%')).toEqual([])
  })

  it('are shown with what they hold and their ledger', async () => {
    expect(await staff.ask(memberContract.read, { id: nok.userId })).toMatchObject({
      held: { paidIn: 30_000, points: 40 },
    })
    const { list } = await staff.ask(memberContract.ledger, { id: nok.userId, account: 'points' })
    expect(list).toMatchObject([{ account: 'points', amount: 40, balanceAfter: 40, kind: 'adjustment' }])
    expect((await staff.call(memberContract.read, { id: 'other' })).code).toBe(400)
    expect((await staff.call(memberContract.ledger, { id: 'other' })).code).toBe(400)
  })

  it('get bookings by hand with a reason and the name of who is signed in, once for one key, which they see in their records', async () => {
    const booking = { id: nok.userId, account: 'bonus', amount: 5000, reason: 'Cold soup' } as const
    const write = () => staff.call(memberContract.book, booking, { key: 'k1' })
    expect(await write()).toEqual(await write())
    expect(await nok.held()).toMatchObject({ bonus: 5000 })
    expect((await nok.log()).list[0]).toMatchObject({ type: 'adjusted', amount: 5000, note: 'Cold soup' })
    expect(await staff.audited(nok.userId)).toMatchObject([
      { action: 'member.book', staffName: 'Owner', after: { staffName: 'Owner' } },
    ])
    expect((await staff.ask(memberContract.ledger, { id: nok.userId })).list[0]).toMatchObject({ reason: 'Cold soup' })
  })

  it.each([
    ['more than there is', { amount: -30_001 }],
    ['nothing', { amount: 0 }],
    ['without a reason', { reason: '' }],
    ['to an unknown member', { id: 'other' }],
  ])('are not booked %s', async (_what, change) => {
    const booking = { id: nok.userId, account: 'paidIn', amount: -100, reason: 'Mistake' } as const
    expect((await staff.call(memberContract.book, { ...booking, ...change })).code).toBe(400)
    expect(await nok.held()).toMatchObject({ paidIn: 30_000 })
  })
})
