import { ReplyError, TimeoutError } from '@/api/errors'
import { CheckoutModel } from '@/pages/shop/out/pay-order.model'

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
  const kept = new Map<string, unknown>()
  const checkout = jest.fn().mockResolvedValue(quoteOf('q1'))
  let keys = 0
  const keep = {
    read: <T>(name: string) => kept.get(name) as T | undefined,
    write: (name: string, value: unknown) => void (value === undefined ? kept.delete(name) : kept.set(name, value)),
    newKey: () => `key-${++keys}`,
  }
  const around = {
    storeId: () => 's1',
    diningType: () => 'pickup' as const,
    addressId: () => 'a1',
    remark: () => 'no ice',
  }
  const make = () => new CheckoutModel({ cart: { checkout }, order: { create } }, around, keep)
  return { model: make(), make, create, checkout }
}

const keyOfCall = (create: jest.Mock, call: number) => (create.mock.calls[call] as [unknown, { key: string }])[1].key

describe('the checkout', () => {
  it('prices what the guest wishes, without an address when nothing is delivered', async () => {
    const { model, checkout } = setUp()
    await model.checkout.load()
    expect(checkout).toHaveBeenCalledWith(
      expect.objectContaining({ storeId: 's1', diningType: 'pickup', remark: 'no ice' }),
    )
    expect(checkout.mock.calls[0]).toMatchObject([{ addressId: undefined }])
  })

  it('pays with the first way that can be used until the guest chooses', async () => {
    const { model } = setUp()
    await model.checkout.load()
    expect(model.payType).toBe('promptpay')
    model.choosePayType('offline')
    expect(model.payType).toBe('offline')
    model.choosePayType('wechat')
    expect(model.payType).toBe('promptpay')
  })

  it('sends a lost attempt again with the same key, also after the page was opened anew', async () => {
    const create = jest.fn().mockRejectedValue(new TimeoutError())
    const { model, make } = setUp(create)
    await model.checkout.load()
    await expect(model.place()).rejects.toThrow(TimeoutError)
    const again = make()
    await again.checkout.load()
    await expect(again.place()).rejects.toThrow(TimeoutError)
    expect(keyOfCall(create, 1)).toBe(keyOfCall(create, 0))
  })

  it('uses a new key once anything of the order is different, and after an order was placed', async () => {
    const { model, create } = setUp()
    await model.checkout.load()
    await model.place()
    await model.place()
    model.choosePayType('offline')
    await model.place()
    expect(new Set([0, 1, 2].map((call) => keyOfCall(create, call))).size).toBe(3)
  })

  it('shows the new quote when the server refuses the old one, and places that one next', async () => {
    const create = jest
      .fn()
      .mockRejectedValueOnce(new ReplyError(400, 'Prices changed', { checkout: quoteOf('q2', 12_000) }))
    create.mockResolvedValue({ id: 'order-1' })
    const { model } = setUp(create)
    await model.checkout.load()
    await expect(model.place()).rejects.toThrow(ReplyError)
    expect(model.checkout.value?.quote.payAmount).toBe(12_000)
    await model.place()
    expect(create.mock.calls[1]).toMatchObject([{ quoteId: 'q2' }, expect.anything()])
  })

  it('prices what was typed meanwhile before it says what is missing, and names the field', async () => {
    const { model, checkout } = setUp()
    checkout.mockResolvedValueOnce({
      ...quoteOf('q1'),
      problems: [{ field: 'phone', text: 'Please enter a contact number' }],
    })
    await model.checkout.load()
    expect((await model.check())?.field).toBe('phone')
    expect(model.failing).toBe('phone')
    expect(checkout).toHaveBeenCalledTimes(1)
    model.setPhone('0812345678')
    expect(await model.check()).toBeUndefined()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '0812345678' }))
    expect(model.failing).toBe('')
  })

  it('forgets the time when the way to get the food changes', async () => {
    const { model, checkout } = setUp()
    await model.appoint('2026-11-20T12:30:00+07:00')
    await model.changeWay()
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ appointTime: undefined }))
  })
})
