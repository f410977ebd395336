import { DineInOrderModel } from '@/pages/shop/in/pay-order.model'

const owner = { storeId: 'thonglor', diningType: 'dineIn', tableId: 'a1', code: 'code' } as const

const checkoutOf = (version: string, payTypes: { type: string; enabled: boolean }[], packed = [false]) => ({
  quoteId: `q${version}`,
  version,
  quote: { payAmount: 10_000 },
  payTypes,
  problems: [],
  lines: packed.map((each, index) => ({ id: `line-${index}`, packed: each })),
})

/** Neither points nor balance are used. */
const PLAIN = { usePoints: false, useBalance: false, useGiftCards: false }

const ONLINE = [{ type: 'promptpay', enabled: true }]

function setUp(scope?: 'all') {
  const checkout = jest.fn().mockResolvedValue(checkoutOf('1', ONLINE))
  const create = jest.fn().mockResolvedValue({ id: 'order-1' })
  const packAll = jest.fn().mockResolvedValue({})
  let keys = 0
  const storage = { read: () => undefined, write: jest.fn(), newKey: () => `key-${++keys}` }
  const context = { remark: () => 'no ice', scope }
  return {
    model: new DineInOrderModel({ checkout, create, packAll }, owner, context, storage),
    checkout,
    create,
    packAll,
  }
}

describe('a dine-in order', () => {
  it('names its table in every call, and whose dishes are meant', async () => {
    const { model, checkout, create } = setUp()
    await model.placing.checkout.load()
    expect(checkout).toHaveBeenLastCalledWith({ ...owner, ...PLAIN, scope: undefined, remark: 'no ice' })
    await model.choose('all')
    expect(checkout).toHaveBeenLastCalledWith({ ...owner, ...PLAIN, scope: 'all', remark: 'no ice' })
    await model.placing.place()
    const order = { ...owner, ...PLAIN, scope: 'all', remark: 'no ice', payType: 'promptpay', quoteId: 'q1' }
    expect(create).toHaveBeenCalledWith(order, { key: 'key-1' })
  })

  it('starts with all dishes for a guest who has added none', async () => {
    const { model, checkout } = setUp('all')
    await model.placing.checkout.load()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ scope: 'all' }))
  })

  it('goes on the bill without a payment method', async () => {
    const { model, checkout, create } = setUp()
    checkout.mockResolvedValue(checkoutOf('1', []))
    await model.placing.checkout.load()
    await model.placing.place()
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ payType: undefined }), { key: 'key-1' })
  })

  it('is packed when every dish of it is, and is priced again when that changes', async () => {
    const { model, checkout, packAll } = setUp()
    expect(model.packed).toBe(false)
    checkout.mockResolvedValue(checkoutOf('1', ONLINE, [true, false]))
    await model.placing.checkout.load()
    expect(model.packed).toBe(false)
    checkout.mockResolvedValue(checkoutOf('2', ONLINE, [true, true]))
    await model.pack(true, 'mine')
    expect(packAll).toHaveBeenCalledWith({ ...owner, pack: true, scope: 'mine' }, { key: 'key-1' })
    expect(model.packed).toBe(true)
  })

  it('follows the table: priced again for a new version, but not for its own change', async () => {
    const { model, checkout } = setUp()
    model.follow('1')
    expect(checkout).not.toHaveBeenCalled()
    await model.placing.checkout.load()
    model.follow('1')
    expect(checkout).toHaveBeenCalledTimes(1)
    model.follow('2')
    expect(checkout).toHaveBeenCalledTimes(2)
  })
})
