import { ReplyError } from '@/api/errors'
import type { TableBill, TableView } from '@/contract/inStore/inStoreTable'
import { billStepOf } from '@/domain/table/tableBill'
import { SplitModel } from '@/pages/shop/parts/bill/split.model'

const ref = { storeId: 'thonglor', tableId: 'a1', code: 'code' }
const person = (no: number, me = false) => ({ no, me, name: `Guest ${no}`, avatar: '' })

const bill = {
  total: 30_000,
  paid: 0,
  pending: 0,
  left: 30_000,
  own: [
    { no: 1, amount: 10_000 },
    { no: 2, amount: 20_000 },
  ],
  equal: { parts: 3, left: 3, amount: 10_000 },
  shares: [],
}

function setUp(share: jest.Mock = jest.fn().mockResolvedValue({ id: 'share-1' })) {
  const table = {
    ref,
    session: {
      bill: bill as unknown as TableBill,
      members: [person(1, true), person(2), person(3)],
      payTypes: [
        { type: 'promptpay', enabled: true },
        { type: 'offline', enabled: true },
      ],
    } as unknown as NonNullable<TableView['sitting']>,
    load: jest.fn().mockResolvedValue(undefined),
  }
  let keys = 0
  return { model: new SplitModel({ share }, table, () => `key-${++keys}`), table, share }
}

describe('a split of the bill', () => {
  it('offers the balance for an amount that it reaches for', () => {
    const { model, table } = setUp()
    const balance = { type: 'balance', enabled: true, balance: 15_000 }
    table.session.payTypes.unshift(balance as (typeof table.session.payTypes)[number])
    expect([model.amount, model.payType]).toEqual([30_000, 'promptpay'])
    model.choose('own')
    expect([model.amount, model.payType]).toEqual([10_000, 'balance'])
  })

  it('starts with the whole unpaid amount', async () => {
    const { model, share } = setUp()
    expect([model.amount, model.payType]).toEqual([30_000, 'promptpay'])
    await model.pay()
    expect(share).toHaveBeenCalledWith({ ...ref, way: 'rest', amount: 30_000, members: [] }, { key: 'key-1' })
  })

  it("takes one's own dishes and chosen dishes of others", async () => {
    const { model, share } = setUp()
    model.choose('own')
    expect(model.amount).toBe(10_000)
    model.toggle(2)
    expect(model.amount).toBe(30_000)
    model.toggle(1)
    await model.pay()
    expect(share).toHaveBeenCalledWith({ ...ref, way: 'own', amount: 20_000, members: [2] }, { key: 'key-1' })
  })

  it('takes the requested number of equal parts, limited by the remaining ones', async () => {
    const { model, share } = setUp()
    model.choose('equal')
    expect(model.amount).toBe(10_000)
    model.setTake(2)
    expect(model.amount).toBe(20_000)
    model.setParts(2)
    model.setTake(1)
    await model.pay()
    const equal = { way: 'equal', amount: 15_000, members: [], parts: 2, take: 1 }
    expect(share).toHaveBeenCalledWith({ ...ref, ...equal }, { key: 'key-1' })
  })

  it('never offers fewer parts than are already taken', () => {
    const { model, table } = setUp()
    table.session.bill = { ...bill, left: 10_000, equal: { parts: 3, left: 1, amount: 10_000 } } as unknown as TableBill
    model.setParts(1)
    expect([model.parts, model.partsTaken, model.amountOf('equal')]).toEqual([3, 2, 10_000])
  })

  it('takes any amount up to the unpaid one', () => {
    const { model } = setUp()
    model.choose('amount')
    expect([model.amount, model.tooMuch]).toEqual([0, false])
    model.type('300')
    expect([model.amount, model.tooMuch]).toEqual([30_000, false])
    model.type('300.01')
    expect(model.tooMuch).toBe(true)
  })

  it('reloads the table when the bill has changed, and shows a message', async () => {
    const { model, table } = setUp(jest.fn().mockRejectedValue(new ReplyError(400, 'The bill has changed', { bill })))
    await expect(model.pay()).rejects.toThrow(ReplyError)
    expect(table.load).toHaveBeenCalledTimes(1)
  })

  it('sends the same part with the same idempotency key until it succeeds', async () => {
    const { model, share } = setUp()
    await model.pay()
    await model.pay()
    model.done()
    await model.pay()
    expect(share.mock.calls.map(([, options]: { key: string }[]) => options?.key)).toEqual(['key-1', 'key-1', 'key-2'])
  })
})

const share = (me: boolean, paid: boolean) => ({ by: person(1, me), paid }) as unknown as TableBill['shares'][number]

test.each([
  ['pay', { left: 100, pending: 0, shares: [share(false, true)] }],
  ['begun', { left: 100, pending: 50, shares: [share(true, false)] }],
  ['wait', { left: 0, pending: 50, shares: [share(true, true), share(false, false)] }],
  ['none', { left: 0, pending: 0, shares: [share(true, true)] }],
] as const)('the next step of a guest is %s', (step, facts) => {
  expect(billStepOf({ ...facts, shares: [...facts.shares] })).toBe(step)
})
