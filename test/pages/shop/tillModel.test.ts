import { ReplyError } from '@/api/errors'
import { TillModel } from '@/pages/shop/in/dmf.model'
import { DEBOUNCE_MS } from '@/domain/time/debounce'

const checkoutOf = (quoteId: string, payAmount: number, problems: { field: string; text: string }[] = []) => ({
  quoteId,
  quote: { payAmount },
  payTypes: [{ type: 'promptpay', enabled: true }],
  discounts: [],
  problems,
})

const NOTHING = checkoutOf('q0', 0, [{ field: 'amount', text: 'Please enter an amount' }])

function setUp() {
  const checkout = jest.fn().mockResolvedValue(NOTHING)
  const create = jest.fn().mockResolvedValue({ id: 'order-1' })
  let keys = 0
  const storage = { read: () => undefined, write: jest.fn(), newKey: () => `key-${++keys}` }
  return { model: new TillModel({ checkout, create }, 'thonglor', storage), checkout, create }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pause = () => jest.advanceTimersByTimeAsync(DEBOUNCE_MS)

describe('a till bill', () => {
  it('is priced once the guest pauses, in satang', async () => {
    const { model, checkout } = setUp()
    await model.placing.checkout.load()
    for (const text of ['1', '12', '120', '120.5']) model.typeAmount(text)
    expect(checkout).toHaveBeenCalledTimes(1)
    expect(model.repricing).toBe(true)
    await pause()
    expect(checkout).toHaveBeenCalledTimes(2)
    expect(checkout).toHaveBeenLastCalledWith(
      expect.objectContaining({ storeId: 'thonglor', amount: 12_050, noDiscountAmount: 0, remark: '' }),
    )
    expect(model.repricing).toBe(false)
  })

  it('reports no error for an empty field unless the guest wants to pay', async () => {
    const { model, checkout } = setUp()
    await model.placing.checkout.load()
    expect(model.problemOf('amount')).toBeUndefined()
    expect((await model.placing.check())?.field).toBe('amount')
    expect(model.problemOf('amount')).toBe('Please enter an amount')
    checkout.mockResolvedValue(checkoutOf('q1', 5000, [{ field: 'noDiscountAmount', text: 'More than the bill' }]))
    model.typeAmount('50')
    model.typeFixed('60')
    expect(model.problemOf('amount')).toBeUndefined()
    await pause()
    expect(model.problemOf('amount')).toBeUndefined()
    expect(model.problemOf('noDiscountAmount')).toBe('More than the bill')
  })

  it('is paid at the price of the last input even without a pause', async () => {
    const { model, checkout, create } = setUp()
    await model.placing.checkout.load()
    checkout.mockResolvedValue(checkoutOf('q1', 10_000))
    model.typeAmount('100')
    model.setRemark('Table 5')
    expect(await model.placing.check()).toBeUndefined()
    await model.placing.place()
    const bill = { storeId: 'thonglor', amount: 10_000, noDiscountAmount: 0, remark: 'Table 5' }
    const sent = expect.objectContaining({ ...bill, payType: 'promptpay', quoteId: 'q1' }) as object
    expect(create).toHaveBeenCalledWith(sent, { key: 'key-1' })
  })

  it('is priced and paid with the coupons and gift cards that the member chose', async () => {
    const { model, checkout, create } = setUp()
    checkout.mockResolvedValue(checkoutOf('q1', 10_000))
    await model.memberMoney.chooseCoupons(['mine'])
    await model.memberMoney.toggleGiftCards()
    const wishes = expect.objectContaining({ couponIds: ['mine'], useGiftCards: true, useBalance: false }) as object
    expect(checkout).toHaveBeenLastCalledWith(wishes)
    await model.placing.place()
    expect(create).toHaveBeenCalledWith(wishes, { key: 'key-1' })
    await model.memberMoney.preview(['other'])
    expect(checkout).toHaveBeenLastCalledWith(expect.objectContaining({ couponIds: ['other'] }))
    expect(model.memberMoney.couponIds).toEqual(['mine'])
  })

  it('shows the new price when the old one is refused', async () => {
    const { model, checkout, create } = setUp()
    checkout.mockResolvedValue(checkoutOf('q1', 10_000))
    await model.placing.checkout.load()
    create.mockRejectedValueOnce(new ReplyError(400, 'Changed', { checkout: checkoutOf('q2', 11_000) }))
    await expect(model.placing.place()).rejects.toThrow(ReplyError)
    expect(model.placing.checkout.value?.quote.payAmount).toBe(11_000)
  })
})
