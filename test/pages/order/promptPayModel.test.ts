import { PromptPayModel } from '@/pages/order/promptpay.model'

const NOW = Date.parse('2026-11-20T12:00:00+07:00')
const iso = (ms: number) => new Date(ms).toISOString()

function setUp({ phoneClockAhead = 0 } = {}) {
  jest.useFakeTimers({ now: NOW + phoneClockAhead })
  const serverNow = () => Date.now() - phoneClockAhead
  const pay = jest.fn(() =>
    Promise.resolve({
      payType: 'promptpay',
      qrCode: '000201',
      amount: 100,
      serverTime: iso(serverNow()),
      expireAt: iso(serverNow() + 60_000),
    }),
  )
  const query = jest.fn().mockResolvedValue({ state: 0, msg: 'Waiting', goesBack: 0 })
  const slip = jest.fn().mockResolvedValue({ state: 'waiting', answer: '' })
  let keys = 0
  return { model: new PromptPayModel({ pay, query, slip } as never, 'o1', () => `key-${++keys}`), pay, query, slip }
}

afterEach(() => jest.useRealTimers())

describe('a PromptPay code on the screen', () => {
  it("counts down by the server's clock, even on a phone whose clock is wrong", async () => {
    const { model } = setUp({ phoneClockAhead: 3_600_000 })
    await model.show()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(Math.round(model.left / 1000)).toBe(40)
    model.hide()
  })

  it('may be paid until the payment has arrived', async () => {
    const { model, query } = setUp()
    await model.show()
    expect([query.mock.calls.length, model.open]).toEqual([1, true])
    query.mockResolvedValue({ state: 1, msg: 'Paid', goesBack: 0 })
    await model.ask()
    expect([model.outcome, model.open]).toEqual(['paid', false])
  })

  it('asks a last time when the code expires, and then waits for the guest', async () => {
    const { model, query } = setUp()
    await model.show()
    await jest.advanceTimersByTimeAsync(60_500)
    expect([model.expired, model.open, query.mock.calls.length]).toEqual([true, false, 2])
    model.hide()
  })

  it('sends a slip, and may be paid until staff have decided, also after the code has expired', async () => {
    const { model, query, slip } = setUp()
    await model.show()
    query.mockResolvedValue({ state: 0, msg: 'Waiting', goesBack: 0, slip: { state: 'waiting', answer: '' } })
    await model.sendSlip('uploads/a.webp')
    expect(slip).toHaveBeenCalledWith({ orderId: 'o1', picture: 'uploads/a.webp' }, { key: 'key-2' })
    expect(model.slip).toEqual({ state: 'waiting', answer: '' })
    await jest.advanceTimersByTimeAsync(90_000)
    expect([model.expired, model.open]).toEqual([true, true])
    query.mockResolvedValue({ state: 0, msg: 'Waiting', goesBack: 0, slip: { state: 'refused', answer: 'No' } })
    await model.ask()
    expect(model.open).toBe(false)
    model.hide()
  })

  it('shows that a wrong amount has arrived while it may still be paid, and why nothing can be paid any more', async () => {
    const { model, query } = setUp()
    await model.show()
    expect(model.trouble).toBe('')
    query.mockResolvedValue({ state: 0, msg: 'Pay exactly the amount', goesBack: 1 })
    await model.ask()
    expect([model.outcome, model.trouble]).toEqual(['waiting', 'Pay exactly the amount'])
    query.mockResolvedValue({ state: 3, msg: 'Closed', goesBack: 0 })
    await model.ask()
    expect([model.outcome, model.trouble]).toEqual(['cancelled', 'Closed'])
    model.hide()
  })

  it('gets a new code on request, with a new idempotency key', async () => {
    const { model, pay } = setUp()
    await model.show()
    await jest.advanceTimersByTimeAsync(61_000)
    await model.again()
    expect(pay).toHaveBeenLastCalledWith(expect.objectContaining({ renew: '1' }), { key: 'key-2' })
    expect(model.expired).toBe(false)
    model.hide()
  })

  it('does not count down while the page is hidden', async () => {
    const { model, query } = setUp()
    await model.show()
    model.hide()
    const before = model.left
    await jest.advanceTimersByTimeAsync(30_000)
    expect([model.left, query.mock.calls.length]).toEqual([before, 1])
  })
})
