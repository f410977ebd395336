import { consoleContract } from '../../../../console/contract/contract'
import type { StaffOrder } from '../../../../console/contract/orders/order'
import { ORDER_STATES } from '../../../../src/domain/order/orderState'
import { orderCareContract } from '../../../../src/contract/order/orderCare'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { paidOrder } from '../../support/orders/kitchen'
import { PASSWORD } from '../../support/console/merchant'
import { Shopper } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'

const calls = consoleContract.order

let backend: Backend
let owner: StaffCaller
let cashier: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
  cashier = await owner.invite({ email: 'nok@example.com', role: 'cashier' })
})

const askBack = (shopper: Shopper, orderId: string) =>
  backend.ask(orderCareContract.refundApply, { orderId, reason: 'changedMind' }, shopper.as())
const seenOf = ({ id, state }: StaffOrder) => ({ id, state })
const read = (id: string) => cashier.ask(calls.read, { id })

describe('the board', () => {
  it('has a paid order under new, and moves it along its lanes to done', async () => {
    const { id } = await paidOrder(backend)
    const { orders } = await cashier.ask(calls.board, { storeId: 'ari' })
    expect(orders).toMatchObject([
      { id, lane: 'new', paid: true, steps: ['accept'], mayRefuse: true, mayCancel: false },
    ])
    expect(orders[0]?.lines.map(({ categoryId }) => categoryId).sort()).toEqual(['mains', 'staples'])
    const lanes: (string | null)[] = []
    for (const step of ['accept', 'ready', 'complete'] as const) {
      lanes.push((await cashier.ask(calls.move, { ...seenOf(await read(id)), step })).lane)
    }
    expect(lanes).toEqual(['cooking', 'ready', 'done'])
    expect((await owner.audited(id)).map(({ action, staffName }) => [action, staffName])).toEqual([
      ['order.completed', 'Nok'],
      ['order.ready', 'Nok'],
      ['order.preparing', 'Nok'],
    ])
  })

  it('is in the language of the caller', async () => {
    await paidOrder(backend)
    const { orders } = await cashier.ask(calls.board, {}, { locale: 'th' })
    expect(orders[0]?.stateText).toMatch(/[ก-๙]/)
  })

  it('shows a person of one store that store only', async () => {
    const bound = await owner.invite({ email: 'bound@example.com', storeIds: ['silom'] })
    const { id } = await paidOrder(backend)
    expect((await bound.call(calls.board, {})).msg).toContain('Choose a store')
    expect((await bound.ask(calls.board, { storeId: 'silom' })).orders).toEqual([])
    expect((await bound.call(calls.read, { id })).code).toBe(403)
    expect((await bound.call(calls.move, { id, state: 2, step: 'accept' })).code).toBe(403)
    expect((await read(id)).lane).toBe('new')
  })
})

it('what waits is counted for a store: orders to accept or asked back', async () => {
  const waiting = async (storeId?: string) => (await cashier.ask(calls.waiting, storeId ? { storeId } : {})).orders
  const { id, shopper } = await paidOrder(backend)
  expect([await waiting(), await waiting('ari'), await waiting('silom')]).toEqual([1, 1, 0])
  await cashier.ask(calls.move, { ...seenOf(await read(id)), step: 'accept' })
  expect(await waiting('ari')).toBe(0)
  await askBack(shopper, id)
  expect(await waiting('ari')).toBe(1)
  await cashier.ask(calls.approveRefund, seenOf(await read(id)))
  expect(await waiting()).toBe(0)
  const kitchen = await owner.invite({ email: 'wok@example.com', role: 'kitchen' })
  expect((await kitchen.call(calls.waiting, {})).code).toBe(403)
})

describe('a step', () => {
  it('that two people take at once is taken once, and both see it done', async () => {
    const { id } = await paidOrder(backend)
    const seen = seenOf(await read(id))
    const both = await Promise.all([1, 2].map(() => cashier.ask(calls.move, { ...seen, step: 'accept' })))
    expect(both.map(({ lane }) => lane)).toEqual(['cooking', 'cooking'])
    expect(await owner.audited(id)).toHaveLength(1)
  })

  it('from a board that is behind is refused with the order as it is', async () => {
    const { id } = await paidOrder(backend)
    const behind = seenOf(await read(id))
    await cashier.ask(calls.move, { ...behind, step: 'accept' })
    const late = await cashier.call(calls.refuse, { ...behind, reason: 'No rice left' })
    expect(late).toMatchObject({ code: 409, data: { current: { lane: 'cooking' } } })
    expect((await read(id)).lane).toBe('cooking')
  })

  it('that its state does not allow is refused', async () => {
    const { id } = await paidOrder(backend)
    expect((await cashier.call(calls.move, { ...seenOf(await read(id)), step: 'complete' })).code).toBe(400)
  })

  it('by the kitchen is "ready" only, and its tickets hold no money', async () => {
    const cook = await owner.invite({ email: 'cook@example.com', role: 'kitchen' })
    const { id } = await paidOrder(backend, ['preparing'])
    const { tickets } = await cook.ask(calls.kitchen, { storeId: 'ari' })
    expect(tickets).toMatchObject([{ id, lane: 'cooking' }])
    expect(JSON.stringify(tickets)).not.toMatch(/amount|phone|address/i)
    const late = await cook.call(calls.cooked, { id, state: 2 })
    expect(late).toMatchObject({ code: 409, data: { current: { id, lane: 'cooking' } } })
    expect(JSON.stringify(late)).not.toMatch(/amount|phone|address/i)
    const ready = await cook.ask(calls.cooked, { id, state: ORDER_STATES.preparing.code })
    expect(ready.lane).toBe('ready')
    expect((await cook.call(calls.move, { ...seenOf(await read(id)), step: 'complete' })).code).toBe(403)
  })
})

describe('money', () => {
  it('at the counter is taken once', async () => {
    const { id } = await (await (await Shopper.enter(backend)).fill()).order({ payType: 'offline' })
    const order = await read(id)
    expect(order).toMatchObject({ paid: false, mayCancel: true })
    expect(order.steps).toContain('takePayment')
    const paid = await cashier.ask(calls.takePayment, seenOf(order))
    expect(paid).toMatchObject({ paid: true, mayCancel: false })
    expect(paid.steps).not.toContain('takePayment')
    expect((await cashier.call(calls.takePayment, seenOf(paid))).code).toBe(400)
  })

  it('goes back when the store refuses a paid order, with a word to the guest', async () => {
    const { id } = await paidOrder(backend)
    const refused = await cashier.ask(calls.refuse, { ...seenOf(await read(id)), reason: 'No rice left' })
    expect(refused).toMatchObject({ lane: null, state: ORDER_STATES.refunded.code })
    const [entry] = await owner.audited(id)
    expect(entry).toMatchObject({ action: 'order.refunded', after: { words: 'No rice left' } })
  })

  it('that a guest asks back is shown, and given back or declined', async () => {
    const { id, shopper } = await paidOrder(backend, ['preparing'])
    await askBack(shopper, id)
    const asked = await read(id)
    expect(asked.refundRequest).toMatchObject({ images: [] })
    expect((await cashier.ask(calls.board, {})).orders.filter((one) => one.id === id)).toHaveLength(1)
    const declined = await cashier.ask(calls.declineRefund, { ...seenOf(asked), answer: 'It is on the stove' })
    expect(declined).toMatchObject({ refundRequest: null, lane: 'cooking' })
    await askBack(shopper, id)
    expect((await cashier.ask(calls.approveRefund, seenOf(declined))).state).toBe(ORDER_STATES.refunded.code)
  })
})

describe('the receipt', () => {
  it('has parts that add up to the total, what was paid, and what went back', async () => {
    const { id } = await paidOrder(backend)
    const receipt = await cashier.ask(calls.receipt, { id })
    expect(receipt.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.total)
    expect(receipt.payments).toEqual([{ payType: 'promptpay', amount: receipt.total }])
    expect(receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(0)
    expect(receipt.refunded).toBe(0)
    await cashier.ask(calls.refuse, { ...seenOf(await read(id)), reason: 'No rice left' })
    expect((await cashier.ask(calls.receipt, { id })).refunded).toBe(receipt.total)
  })

  it('of an order that is paid at the counter has no payment yet', async () => {
    const { id } = await (await (await Shopper.enter(backend)).fill()).order({ payType: 'offline' })
    expect(await cashier.ask(calls.receipt, { id })).toMatchObject({ payments: [], paidAt: null, refunded: 0 })
  })
})

describe('the search', () => {
  it.each([
    ['its number', (order: StaffOrder) => order.orderNo.slice(-6)],
    ['its pickup number', (order: StaffOrder) => order.pickupNo?.toLowerCase() ?? ''],
    ['the end of its phone number', (order: StaffOrder) => order.phone.slice(-5)],
    ['a dish', (order: StaffOrder) => order.lines[0]?.name.slice(0, 5) ?? ''],
  ])('finds an order by %s', async (_what, keywordOf) => {
    const { id } = await paidOrder(backend)
    const { list } = await cashier.ask(calls.list, { keyword: keywordOf(await read(id)) })
    expect(list.map((one) => one.id)).toEqual([id])
  })

  it.each(['081 234', '081-234-5678', '+66812345678', '+66 81 234', '66812345', '45678'])(
    'finds an order by the phone number typed as %s',
    async (keyword) => {
      const { id } = await paidOrder(backend)
      await paidOrder(backend, [], { phone: '089 999 0000' })
      expect((await cashier.ask(calls.list, { keyword })).list.map((one) => one.id)).toEqual([id])
    },
  )

  it('finds nothing for a word that is in none, and orders of the days asked for only', async () => {
    const { id } = await paidOrder(backend)
    expect((await cashier.ask(calls.list, { keyword: 'nowhere to be found' })).total).toBe(0)
    const day = (await read(id)).createdAt.slice(0, 10)
    expect((await cashier.ask(calls.list, { from: day, to: day })).total).toBe(1)
    expect((await cashier.ask(calls.list, { to: '2020-01-01' })).total).toBe(0)
  })
})
