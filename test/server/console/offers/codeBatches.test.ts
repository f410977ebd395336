import { type BatchOrder, codeBatchContract as calls } from '../../../../console/contract/coupons/codeBatch'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import { enterGiver, type Giver } from '../../support/coupons/couponGiver'
import { addTemplate } from '../../support/coupons/coupons'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: Giver
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
  nok = await enterGiver(backend, 'Nok')
  await addTemplate(backend, { id: 'dinner' })
})

const batchOrder = (given: Partial<BatchOrder> = {}): BatchOrder => ({
  ...{ name: 'Flyer', kind: 'coupon', coupons: [{ templateId: 'dinner', num: 2 }], amount: 0, count: 3 },
  ...{ validFrom: null, validUntil: null, perPerson: null },
  ...given,
})
const create = async (given: Partial<BatchOrder> = {}) => {
  const { batch, codes } = await staff.ask(calls.create, batchOrder(given))
  return { batch, codes: codes ?? [] }
}
const redeem = (code = '') => nok.call(couponContract.exchangeCoupon, { code })

it('a batch of codes shows them once, stores only hashes, and each gives its coupons once', async () => {
  const { batch, codes } = await create()
  expect(batch).toMatchObject({ name: 'Flyer', state: 'open', issued: 3, used: 0, version: 1 })
  expect([new Set(codes).size, codes[0]]).toEqual([3, expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)])
  const stored = await backend.dump()
  for (const code of codes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  }
  expect(JSON.stringify(await staff.audited(batch.id))).not.toContain(codes[0])
  expect((await redeem(codes[0])).code).toBe(200)
  expect((await redeem(codes[0])).code).toBe(400)
  expect(await nok.held()).toHaveLength(2)
  expect((await staff.ask(calls.list, {})).list).toMatchObject([{ id: batch.id, issued: 3, used: 1 }])
})

it('a repeated request makes no second batch and does not show the codes again', async () => {
  const first = await staff.ask(calls.create, batchOrder(), { key: 'one' })
  const again = await staff.ask(calls.create, batchOrder(), { key: 'one' })
  expect(again).toEqual({ batch: first.batch, codes: null })
  expect((await staff.ask(calls.list, {})).total).toBe(1)
})

it('codes of a balance give bonus money', async () => {
  const { codes } = await create({ kind: 'balance', coupons: [], amount: 5000, count: 1 })
  expect(await nok.ask(couponContract.exchangeBalance, { code: codes[0] ?? '' })).toMatchObject({ amount: 5000 })
})

it('a stopped batch is refused, goes on when staff let it, and both are recorded', async () => {
  const { batch, codes } = await create()
  const stopped = await staff.ask(calls.setStopped, { id: batch.id, version: 1, stopped: true })
  expect(stopped).toMatchObject({ state: 'stopped', version: 2 })
  expect((await redeem(codes[0])).code).toBe(400)
  const stale = await staff.call(calls.setStopped, { id: batch.id, version: 1, stopped: false })
  expect([stale.code, stale.data]).toEqual([409, { current: stopped }])
  await staff.ask(calls.setStopped, { id: batch.id, version: 2, stopped: false })
  expect((await redeem(codes[0])).code).toBe(200)
  const actions = (await staff.audited(batch.id)).map(({ action }) => action)
  expect(actions).toEqual(['codeBatch.stopped', 'codeBatch.stopped', 'codeBatch.create'])
  expect((await staff.call(calls.setStopped, { id: 'nothing', version: 1, stopped: true })).code).toBe(400)
})

it('the list is found by name, and shows which batches are not open yet, used up or over', async () => {
  await create({ name: 'Soon', validFrom: '2026-11-25T00:00:00+07:00' })
  await create({ name: 'Over', validUntil: '2026-11-21T13:00:00+07:00' })
  const { codes } = await create({ name: 'One', count: 1 })
  await redeem(codes[0])
  backend.clock.advance(120)
  const { list } = await staff.ask(calls.list, {})
  expect(Object.fromEntries(list.map(({ name, state }) => [name, state]))).toEqual({
    ...{ Soon: 'upcoming', Over: 'ended', One: 'used' },
  })
  expect((await staff.ask(calls.list, { keyword: 'soo' })).total).toBe(1)
  expect((await staff.ask(calls.list, { keyword: '%' })).total).toBe(0)
})

const BAD: [string, Partial<BatchOrder>, string[]][] = [
  ['of coupons without any', { coupons: [] }, ['coupons']],
  ['of coupons with money', { amount: 100 }, ['amount']],
  ['of money without any', { kind: 'balance', coupons: [] }, ['amount']],
  ['of an unknown coupon', { coupons: [{ templateId: 'nothing', num: 1 }] }, ['coupons']],
  [
    'that ends before it begins',
    { validFrom: '2026-12-02T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' },
    ['validUntil'],
  ],
  ['that has ended', { validUntil: '2026-11-20T00:00:00Z' }, ['validUntil']],
  ['of no codes', { count: 0 }, ['count']],
]
it.each(BAD)('a batch %s is refused with its fields', async (_what, given, fields) => {
  const { code, data } = await staff.call(calls.create, batchOrder(given))
  expect([code, data]).toEqual([400, { fields }])
})
