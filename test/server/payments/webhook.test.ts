import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { orderEvents, orders } from '../../../server/db/schema/orders/orders'
import { payments, refunds, webhookEvents } from '../../../server/db/schema/payments/payments'
import { isSigned, sign } from '../../../server/integrations/payment/signature'
import { BANK_SECRET, notify, type Sending, transferEvent } from '../support/payments/bank'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { paymentSecret: BANK_SECRET })

const send = (event: object | string, sending?: Sending) => notify(backend, event, sending)

/** A placed order with an open code, and the event of its payment. */
async function waiting() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const order = await shopper.order()
  const { refNo: ref, amount } = await shopper.code(order.id)
  return { shopper, order, event: transferEvent(ref, amount) }
}

test('an event that is sent five times, one after the other and at once, counts once', async () => {
  const { order, event } = await waiting()
  expect(await send(event)).toBe(200)
  expect(await Promise.all([send(event), send(event), send(event), send(event)])).toEqual([200, 200, 200, 200])
  expect(await backend.db.$count(webhookEvents)).toBe(1)
  expect(await backend.db.$count(refunds)).toBe(0)
  const events = await backend.db.select().from(orderEvents)
  expect(events.map(({ toState }) => toState)).toEqual([1, 2])
  expect((await backend.db.select().from(orders))[0]).toMatchObject({
    id: order.id,
    paid: true,
    paidAt: new Date(event.at),
  })
})

test('two different events about one transfer count once', async () => {
  const { event } = await waiting()
  expect(await Promise.all([send(event), send({ ...event, id: 'other' })])).toEqual([200, 200])
  expect(await backend.db.$count(refunds)).toBe(0)
  expect((await backend.db.select().from(payments))[0]?.state).toBe(1)
})

test('a failure that is reported after success changes nothing', async () => {
  const { shopper, order, event } = await waiting()
  await send(event)
  await send({ ...event, id: 'late', outcome: 'failed', amount: 0 })
  expect((await shopper.query(order.id)).state).toBe(1)
})

test('success that is reported after failure counts', async () => {
  const { shopper, order, event } = await waiting()
  await send({ ...event, id: 'early', outcome: 'failed', amount: 0 })
  expect((await shopper.query(order.id)).state).toBe(2)
  await send(event)
  expect((await shopper.query(order.id)).state).toBe(1)
})

test.each<[string, Sending]>([
  ['signed with another secret', { secret: 'somebody else' }],
  ['signed long ago', { signedAt: new Date('2026-11-21T11:54:00+07:00') }],
  ['signed in the future', { signedAt: new Date('2026-11-21T12:06:00+07:00') }],
  ['without a proper signature', { signature: 't=1,v1=zz' }],
  ['with an empty signature', { signature: '' }],
])('an event %s is refused and changes nothing', async (_, sending) => {
  const { shopper, order, event } = await waiting()
  expect(await send(event, sending)).toBe(401)
  expect((await shopper.query(order.id)).state).toBe(0)
  expect(await backend.db.$count(webhookEvents)).toBe(0)
})

test('a modified body is refused', async () => {
  const { event } = await waiting()
  const signature = sign(BANK_SECRET, Buffer.from(JSON.stringify(event)), backend.clock.now())
  expect(await send({ ...event, amount: 1 }, { signature })).toBe(401)
})

test.each([
  ['nothing', ''],
  ['no JSON', 'paid!'],
  ['a missing field', '{"id":"x"}'],
  [
    'an amount below zero',
    '{"id":"x","ref":"y","outcome":"paid","transactionId":"z","amount":-1,"at":"2026-11-21T12:00:00Z"}',
  ],
  [
    'a transfer without an id',
    '{"id":"x","ref":"y","outcome":"paid","transactionId":"","amount":1,"at":"2026-11-21T12:00:00Z"}',
  ],
])('a properly signed body of %s is refused', async (_, body) => {
  expect(await send(body)).toBe(401)
})

test('an event about an unknown payment is recorded', async () => {
  expect(await send(transferEvent('NOBODY', 1))).toBe(200)
  expect(await backend.db.$count(webhookEvents)).toBe(1)
})

test('an unknown provider has no webhook', async () => {
  expect(await send({}, { provider: 'nobody' })).toBe(404)
})

test.each([1, 2, 3, 4, 5, 6])(
  'paying and running out at the same moment: one wins, and no money is lost (%i)',
  async () => {
    const { shopper, order, event } = await waiting()
    backend.clock.advance(20)
    await Promise.all([
      send(event, { signedAt: backend.clock.now() }),
      shopper.detail(order.id),
      shopper.query(order.id),
    ])
    const after = await shopper.detail(order.id)
    const won = after.paid ? ORDER_STATES.awaitingAcceptance.code : ORDER_STATES.closed.code
    expect([after.state, await backend.db.$count(refunds)]).toEqual([won, after.paid ? 0 : 1])
  },
)

test('a signature is valid for five minutes either way', () => {
  const body = Buffer.from('{}')
  const at = new Date('2026-11-21T12:00:00Z')
  const header = sign(BANK_SECRET, body, at)
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  expect([0, 300, -300, 301, -301].map((seconds) => isSigned(BANK_SECRET, header, body, after(seconds)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
