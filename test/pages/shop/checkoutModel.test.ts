import { observable, runInAction } from 'mobx'
import { ReplyError, TimeoutError } from '@/api/errors'
import { CheckoutModel } from '@/pages/shop/out/pay-order.model'
import { refusalOf } from '@/pages/shop/parts/checkout/placing.model'

const quoteOf = (quoteId: string, payAmount = 10_000) => ({
  quoteId,
  quote: { payAmount },
  payTypes: [
    { type: 'wechat', enabled: false },
    { type: 'promptpay', enabled: true },
    { type: 'offline', enabled: true },
  ],
  problems: [],
})

function setUp(create: jest.Mock = jest.fn().mockResolvedValue({ id: 'order-1' })) {
  const stored = new Map<string, unknown>()
  const checkout = jest.fn().mockResolvedValue(quoteOf('q1'))
  const type = observable.box<'pickup' | 'delivery'>('pickup')
  let keys = 0
  const storage = {
    read: <T>(name: string) => stored.get(name) as T | undefined,
    write: (name: string, value: unknown) => void (value === undefined ? stored.delete(name) : stored.set(name, value)),
    newKey: () => `key-${++keys}`,
  }
  const context = {
    storeId: () => 's1',
    diningType: () => type.get(),
    addressId: () => 'a1',
    remark: () => 'no ice',
  }
  const make = () => new CheckoutModel({ cart: { checkout }, order: { create } }, context, storage)
  return { model: make(), make, create, checkout, way: type }
}

const keyOfCall = (create: jest.Mock, call: number) => (create.mock.calls[call] as [unknown, { key: string }])[1].key

describe('the checkout', () => {
  it('prices the requested order, without an address unless it is a delivery', async () => {
    const { model, checkout } = setUp()
    await model.placing.checkout.load()
    expect(checkout).toHaveBeenCalledWith(
      expect.objectContaining({ storeId: 's1', diningType: 'pickup', remark: 'no ice' }),
    )
    expect(checkout.mock.calls[0]).toMatchObject([{ addressId: undefined }])
  })

  it('prices the order again when points or a part of the balance are to pay', async () => {
    const { model, checkout } = setUp()
    await model.memberMoney.togglePoints()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ usePoints: true, useBalance: false }))
    await model.memberMoney.toggleBalance()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ usePoints: true, useBalance: true }))
    await model.memberMoney.togglePoints()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ usePoints: false, useBalance: true }))
    expect(checkout).toHaveBeenCalledTimes(3)
  })

  it('pays with the first available method until the guest chooses', async () => {
    const { model } = setUp()
    await model.placing.checkout.load()
    expect(model.placing.payType).toBe('promptpay')
    model.placing.choosePayType('offline')
    expect(model.placing.payType).toBe('offline')
    model.placing.choosePayType('wechat')
    expect(model.placing.payType).toBe('promptpay')
  })

  it('sends a lost attempt again with the same idempotency key, also after the page was reopened', async () => {
    const create = jest.fn().mockRejectedValue(new TimeoutError())
    const { model, make } = setUp(create)
    await model.placing.checkout.load()
    await expect(model.placing.place()).rejects.toThrow(TimeoutError)
    const again = make()
    await again.placing.checkout.load()
    await expect(again.placing.place()).rejects.toThrow(TimeoutError)
    expect(keyOfCall(create, 1)).toBe(keyOfCall(create, 0))
  })

  it('uses a new idempotency key when the order changes and after an order was placed', async () => {
    const { model, create } = setUp()
    await model.placing.checkout.load()
    await model.placing.place()
    await model.placing.place()
    model.placing.choosePayType('offline')
    await model.placing.place()
    expect(new Set([0, 1, 2].map((call) => keyOfCall(create, call))).size).toBe(3)
  })

  it('shows the new quote when the server refuses the old one, and places the order with it next', async () => {
    const create = jest
      .fn()
      .mockRejectedValueOnce(new ReplyError(400, 'Prices changed', { checkout: quoteOf('q2', 12_000) }))
    create.mockResolvedValue({ id: 'order-1' })
    const { model } = setUp(create)
    await model.placing.checkout.load()
    await expect(model.placing.place()).rejects.toThrow(ReplyError)
    expect(model.placing.checkout.value?.quote.payAmount).toBe(12_000)
    await model.placing.place()
    expect(create.mock.calls[1]).toMatchObject([{ quoteId: 'q2' }, expect.anything()])
  })

  it('names the field of a refusal, and its message', async () => {
    const closed = { ...quoteOf('q1'), problems: [{ field: 'appointTime', text: 'Closed' }] }
    const { model } = setUp(jest.fn().mockRejectedValueOnce(new ReplyError(400, 'Closed', { checkout: closed })))
    await model.placing.checkout.load()
    const refused: unknown = await model.placing.place().catch((error: unknown) => error)
    expect([refusalOf(refused), model.placing.failing]).toEqual(['Closed', 'appointTime'])
    expect(refusalOf(new ReplyError(400, 'Too many', null))).toBe('')
    expect(refusalOf(new Error('offline'))).toBe('')
  })

  it('prices the current input before it reports what is missing, and names the field', async () => {
    const { model, checkout } = setUp()
    checkout.mockResolvedValueOnce({
      ...quoteOf('q1'),
      problems: [{ field: 'phone', text: 'Please enter a contact number' }],
    })
    await model.placing.checkout.load()
    expect((await model.placing.check())?.field).toBe('phone')
    expect(model.placing.failing).toBe('phone')
    expect(checkout).toHaveBeenCalledTimes(1)
    model.setPhone('0812345678')
    expect(await model.placing.check()).toBeUndefined()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '0812345678' }))
    expect(model.placing.failing).toBe('')
  })

  it('clears the time when the order type changes', async () => {
    const { model, checkout, way: type } = setUp()
    const stop = model.followWay()
    model.setPhone('0812345678')
    await model.appoint('2026-11-20T12:30:00+07:00')
    runInAction(() => type.set('delivery'))
    expect(checkout).toHaveBeenLastCalledWith(
      expect.objectContaining({ diningType: 'delivery', appointTime: undefined, phone: '0812345678' }),
    )
    stop()
    runInAction(() => type.set('pickup'))
    expect(checkout).toHaveBeenCalledTimes(2)
  })
})
