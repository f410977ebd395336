import { generate } from 'promptparse'
import { payContract } from '../../../src/contract/pay'
import { orders } from '../../../server/db/schema/orders'
import { bankTransactions, payments, refunds } from '../../../server/db/schema/payments'
import { paymentSlips } from '../../../server/db/schema/paymentSlips'
import { auditLog } from '../../../server/db/schema/staff'
import { PromptPayTransfers } from '../../../server/integrations/payment/promptPayTransfers'
import { slipCodeOf } from '../../../server/modules/payments/readSlip'
import { freshBistro } from '../support/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'
import { upload } from '../support/picture'
import { Shopper } from '../support/shopper'
import { slipPicture } from '../support/slipPicture'

const AMOUNT = 15_515
const REFERENCE = '2015112012345678901234'

let backend: Backend
let staff: Merchant

freshBistro((fresh) => (backend = fresh), {
  paymentProviders: [new PromptPayTransfers()],
  consolePassword: PASSWORD,
})
beforeEach(async () => {
  staff = new Merchant(backend)
  await staff.enter()
})

const slipText = (transRef = REFERENCE) => generate.slipVerify({ sendingBank: '014', transRef })

/** A guest with an order whose code is on the screen. */
async function shown() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { data } = await shopper.place()
  const { refNo } = await shopper.code(data.id)
  return { shopper, id: data.id, ref: refNo }
}

/** Uploads a slip and sends it. */
async function send(shopper: Shopper, orderId: string, picture: Buffer) {
  const { data } = await upload(backend, shopper.token, picture)
  return backend.call(payContract.slip, { orderId, picture: data }, { token: shopper.token })
}

/** A guest who has sent the slip of a transfer. */
async function sent() {
  const order = await shown()
  const { data } = await send(order.shopper, order.id, await slipPicture(slipText()))
  return { ...order, data }
}

const confirm = (ref: string, reference = REFERENCE, amount = '155.15') =>
  staff.act(`/console/transfers/${ref}`, { act: 'confirm', reference, amount })
const owed = async () => (await backend.db.select().from(refunds)).map(({ reason, amount }) => ({ reason, amount }))

describe('a PromptPay payment that staff confirm', () => {
  it('has a code of the store’s account, and is announced as such', async () => {
    const { shopper, id } = await shown()
    expect(await shopper.code(id)).toMatchObject({ byStaff: true, amount: AMOUNT })
    expect(await shopper.query(id)).toMatchObject({ state: 0, slip: null })
  })

  it('is paid once by the slip that the guest has sent, however often staff confirm it', async () => {
    const { shopper, id, ref, data } = await sent()
    expect(data).toEqual({ state: 'waiting', answer: '' })
    const { body } = await staff.get(`/console/transfers/${ref}`)
    expect(body).toContain(`Bank 014 · ${REFERENCE}`)
    expect(await confirm(ref)).toMatchObject({ status: 303, to: '/console' })
    expect(await confirm(ref)).toMatchObject({ status: 303 })
    expect(await shopper.query(id)).toMatchObject({ state: 1, slip: { state: 'accepted' } })
    expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 2, payType: 'promptpay' })
    expect(await backend.db.select().from(bankTransactions)).toMatchObject([
      { provider: 'promptPayTransfers', transactionId: REFERENCE, amount: AMOUNT },
    ])
    expect(await owed()).toEqual([])
    expect((await backend.db.select().from(auditLog)).map(({ action }) => action)).toContain(
      'payment.transferConfirmed',
    )
  })

  it('counts among what waits for staff from its slip to their decision', async () => {
    const waiting = async () => /Orders <b class="badge">(\d+)/.exec((await staff.get('/console/menu')).body)?.[1]
    expect(await waiting()).toBeUndefined()
    const { ref } = await sent()
    expect(await waiting()).toBe('1')
    await confirm(ref)
    await staff.order((await backend.db.select().from(orders))[0]?.id ?? '', 'preparing')
    expect(await waiting()).toBeUndefined()
  })

  it('can be confirmed without a slip, by the reference in the store’s account', async () => {
    const { shopper, id, ref } = await shown()
    expect((await staff.get('/console')).body).toContain('No slip yet')
    await confirm(ref, 'abc 123')
    expect((await shopper.query(id)).state).toBe(1)
    expect(await backend.db.select().from(bankTransactions)).toMatchObject([{ transactionId: 'ABC123' }])
  })

  it('is not paid by a transfer that has paid another order, and staff keep what they typed', async () => {
    const first = await sent()
    const second = await shown()
    await confirm(first.ref)
    const { status, body } = await confirm(second.ref, REFERENCE, '155.15')
    expect(status).toBe(400)
    expect(body).toContain('This transfer has been used for another payment')
    expect(body).toContain(`value="${REFERENCE}"`)
    expect((await second.shopper.query(second.id)).state).toBe(0)
  })

  it('of a wrong amount does not pay, and is owed back', async () => {
    const { shopper, id, ref } = await sent()
    await confirm(ref, REFERENCE, '100')
    expect(await shopper.query(id)).toMatchObject({ state: 0, goesBack: 10_000 })
    expect(await owed()).toEqual([{ reason: 'wrongAmount', amount: 10_000 }])
  })

  it.each(['', '0', 'x'])('is not confirmed with the amount "%s"', async (amount) => {
    const { ref } = await sent()
    expect(await confirm(ref, REFERENCE, amount)).toMatchObject({ status: 400 })
    expect(await backend.db.$count(bankTransactions)).toBe(0)
  })
})

describe('the slip of a transfer', () => {
  it('lets the order wait two hours for staff, and then the money is owed back once it is found', async () => {
    const { shopper, id, ref } = await shown()
    backend.clock.set('2026-11-21T12:09:00+07:00')
    await send(shopper, id, await slipPicture(slipText()))
    backend.clock.set('2026-11-21T14:08:00+07:00')
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await shopper.detail(id)).state).toBe(1)
    backend.clock.set('2026-11-21T14:10:00+07:00')
    await runJob(backend.app.jobs.orderTimeouts)
    expect(await shopper.query(id)).toMatchObject({ state: 3, slip: { state: 'waiting' } })
    expect((await staff.get('/console')).body).toContain(`/console/transfers/${ref}`)
    await confirm(ref)
    expect(await owed()).toEqual([{ reason: 'orderClosed', amount: AMOUNT }])
  })

  it('does not let its order wait longer when it is sent again', async () => {
    const { shopper, id } = await sent()
    backend.clock.set('2026-11-21T13:59:00+07:00')
    await send(shopper, id, await slipPicture(slipText()))
    backend.clock.set('2026-11-21T14:00:00+07:00')
    expect(await shopper.query(id)).toMatchObject({ state: 3, slip: { state: 'waiting' } })
  })

  it('can be sent again for its order, and not for another one', async () => {
    const { shopper, id } = await sent()
    const picture = await slipPicture(slipText())
    expect((await send(shopper, id, picture)).data).toEqual({ state: 'waiting', answer: '' })
    expect(await backend.db.$count(paymentSlips)).toBe(1)
    const other = await shown()
    expect((await send(other.shopper, other.id, picture)).msg).toBe('This transfer has been used for another payment')
    expect((await other.shopper.query(other.id)).slip).toBeNull()
  })

  it('is refused by staff with a word, after which the guest sends another one', async () => {
    const { shopper, id, ref } = await sent()
    const [slip] = await backend.db.select().from(paymentSlips)
    await staff.act(`/console/transfers/${ref}`, { act: 'refuse', slip: slip?.id ?? '', answer: 'Nothing arrived' })
    expect((await shopper.query(id)).slip).toEqual({ state: 'refused', answer: 'Nothing arrived' })
    backend.clock.set('2026-11-21T12:05:00+07:00')
    const { data } = await send(shopper, id, await slipPicture(slipText('2015112099999999999999')))
    expect(data).toEqual({ state: 'waiting', answer: '' })
  })

  it.each([
    ['has no code', () => slipPicture('https://example.com')],
    ['is a code that was tampered with', () => slipPicture(slipText().replace(REFERENCE, '9915112012345678901234'))],
  ])('is refused when its picture %s', async (_what, picture) => {
    const { shopper, id } = await shown()
    expect((await send(shopper, id, await picture())).msg).toContain('We cannot read the code on this slip')
    expect(await backend.db.$count(paymentSlips)).toBe(0)
  })

  it('is refused for an order of another guest, a picture of another guest, and an order that is paid', async () => {
    const { shopper, id, ref } = await sent()
    const stranger = await Shopper.enter(backend)
    const picture = await slipPicture(slipText('2015112055555555555555'))
    expect((await send(stranger, id, picture)).msg).toBe('This order was not found')
    const { data: foreign } = await upload(backend, stranger.token, picture)
    const input = { orderId: id, picture: foreign }
    expect((await backend.call(payContract.slip, input, { token: shopper.token })).code).toBe(400)
    await confirm(ref)
    expect((await send(shopper, id, picture)).msg).toBe('This order is already paid')
    expect(await backend.db.select().from(payments)).toHaveLength(1)
  })
})

it.each([
  ['a bank’s slip', generate.slipVerify({ sendingBank: '004', transRef: '014242082547bpp04985' }), '004'],
  [
    'a slip of TrueMoney',
    generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: 'TXN0011223344', date: '25112026' }),
    'TrueMoney',
  ],
])('reads %s', (_what, code, bank) => {
  expect(slipCodeOf(code)).toMatchObject({ bank })
})
