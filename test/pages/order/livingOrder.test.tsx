import { act } from 'react'
import type { OrderDetail } from '@/contract/order/order'
import { BoardNumber } from '@/pages/order/parts/detail/BoardNumber'
import { KitchenLine } from '@/pages/order/parts/detail/KitchenLine'
import { OrderHead } from '@/pages/order/parts/detail/OrderHead'
import { useJustPaid } from '@/pages/order/parts/detail/useJustPaid'
import type { PageLife } from '../../ui/pageLife'
import { render, shopIn } from '../../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const NOON = Date.parse('2026-11-21T12:00:00+07:00')
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString()
const unpaid = {
  ...{ id: 'o1', type: 1, state: 1, diningType: 'pickup', payType: 'promptpay', payAmount: 54356, paid: false },
  ...{ paidAt: null, serverTime: at(0), expireAt: null, readyText: '', ahead: 0, table: null, pickupNo: 'A047' },
} as unknown as OrderDetail
const paid: OrderDetail = { ...unpaid, state: 2, paid: true, paidAt: at(1), serverTime: at(2) }

function Head({ order }: { order: OrderDetail }) {
  return <OrderHead order={order} justPaid={useJustPaid(order)} onExpire={() => undefined} />
}

afterEach(() => jest.useRealTimers())

describe('the moment of the payment', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }))
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  it('shows the sum while the page follows, and then the picture of the order again', async () => {
    const { place, again } = await render(<Head order={unpaid} />, await shopIn('en'))
    expect(place.textContent).not.toContain('฿543.56')
    await again(<Head order={paid} />)
    expect(place.textContent).toContain('฿543.56')
    await pass(4000)
    expect(place.textContent).not.toContain('฿543.56')
  })

  it('is shown once, also when the page is opened again', async () => {
    const shop = await shopIn('en')
    const order = { ...paid, id: 'o2' }
    const first = await render(<Head order={order} />, shop)
    expect(first.place.textContent).toContain('฿543.56')
    expect((await render(<Head order={order} />, shop)).place.textContent).not.toContain('฿543.56')
  })

  it('is over when the payment was a while ago, and is not shown for an order paid at the counter', async () => {
    const shop = await shopIn('en')
    const earlier = { ...paid, id: 'o3', serverTime: at(600) }
    const counter: OrderDetail = { ...paid, id: 'o4', paid: false, paidAt: null, payType: null, payAmount: 100 }
    for (const order of [earlier, counter])
      expect((await render(<Head order={order} />, shop)).place.querySelector('.tick')).toBeNull()
  })
})

describe('the line of the kitchen', () => {
  const places = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLElement>('.bowl')].map(({ style, className }) => [
      style.transform.replace(/\D/g, ''),
      className.split(' ').at(-1),
    ])

  it('moves up when an order before is done, and the own bowl with it', async () => {
    const { place, again } = await render(<KitchenLine ahead={2} />)
    expect(places(place)).toEqual([
      ['0', 'other'],
      ['120', 'other'],
      ['240', 'own'],
    ])
    await again(<KitchenLine ahead={1} />)
    expect(places(place).slice(1)).toEqual([
      ['0', 'other'],
      ['120', 'own'],
    ])
    expect(places(place)[0]?.[1]).toBe('done')
  })

  it('shows as many bowls as fit', async () => {
    const { place } = await render(<KitchenLine ahead={30} />)
    expect(places(place)).toHaveLength(6)
    expect(places(place).at(-1)).toEqual(['600', 'own'])
  })

  it('is not drawn without other orders', async () => {
    expect((await render(<KitchenLine ahead={0} />)).place.textContent).toBe('')
  })
})

test.each([
  ['A047', 4],
  ['Garden 12', 0],
  ['โต๊ะ', 0],
])('the number "%s" is read as one and has %i tiles', async (no, tiles) => {
  const { place } = await render(<BoardNumber no={no} />)
  expect(place.querySelectorAll('.tile')).toHaveLength(tiles)
  expect([...place.querySelectorAll('*')].some((element) => element.textContent === no)).toBe(true)
})
