import type { OrderDetail } from '@/contract/order/order'
import { ORDER_STATES, type OrderStateName } from '@/domain/order/orderState'
import { headlineOf } from '@/pages/order/parts/detail/orderHeadline'

const texts = { t: (key: string) => key, money: (satang: number) => `${satang}`, left: '10:00' }

const linesOf = (state: OrderStateName, facts: Partial<OrderDetail>) =>
  headlineOf(
    {
      state: ORDER_STATES[state].code,
      payAmount: 100,
      readyText: '',
      ahead: 0,
      pickupNo: 'A1',
      ...facts,
    } as OrderDetail,
    texts,
  ).lines

describe('an order that is paid in cash', () => {
  test.each<OrderStateName>(['awaitingAcceptance', 'preparing', 'ready', 'delivering', 'delivered'])(
    'is paid to the rider when it is delivered: %s',
    (state) => {
      const lines = linesOf(state, { diningType: 'delivery', payType: 'offline', paid: false })
      expect(lines).toContain('order.cashToRider')
      expect(lines).not.toContain('order.counterHint')
    },
  )

  test.each<OrderStateName>(['awaitingAcceptance', 'preparing', 'ready'])(
    'is paid at the counter when it is collected: %s',
    (state) => {
      const lines = linesOf(state, { diningType: 'pickup', payType: 'offline', paid: false })
      expect(lines).toContain('order.counterHint')
      expect(lines).not.toContain('order.cashToRider')
    },
  )

  it('asks for no money once it is paid', () => {
    expect(linesOf('delivering', { diningType: 'delivery', payType: 'offline', paid: true })).toEqual([])
  })
})

test.each([
  ['promptpay', 100, 0, '100 to QR'],
  ['promptpay', 100, 50, '150 to QR + fees.balance'],
  ['balance', 100, 0, '100 to fees.balance'],
  ['balance', 0, 50, '50 to fees.balance'],
] as const)(
  'a refunded order by %s of %i with %i from the balance went back: %s',
  (payType, payAmount, balanceAmount, shown) => {
    const t = (key: string, params: Record<string, unknown> = {}) =>
      key === 'order.refundedHead' ? `${String(params.amount)} to ${String(params.way)}` : key
    const order = { payType, payAmount, payTypeText: 'QR', quote: { balanceAmount } as OrderDetail['quote'] }
    const { title } = headlineOf({ state: ORDER_STATES.refunded.code, ...order } as OrderDetail, { ...texts, t })
    expect(title).toBe(shown)
  },
)
