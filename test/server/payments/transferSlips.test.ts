import { generate } from 'promptparse'
import { transferContract as calls } from '../../../console/contract/orders/transfer'
import { payContract } from '../../../src/contract/payment/pay'
import { bankTransactions, payments, refunds } from '../../../server/db/schema/payments/payments'
import { paymentSlips } from '../../../server/db/schema/payments/paymentSlips'
import { auditLog } from '../../../server/db/schema/staff/staff'
import { PromptPayTransfers } from '../../../server/integrations/payment/promptPayTransfers'
import { slipCodeOf } from '../../../server/modules/payments/readSlip'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'
import { upload } from '../support/console/picture'
import { Shopper } from '../support/orders/shopper'
import { slipPicture } from '../support/payments/slipPicture'

const AMOUNT = 15_515
const REFERENCE = '2015112012345678901234'

let backend: Backend
let staff: StaffCaller

freshBistro((fresh) => (backend = fresh), {
  paymentProviders: [new PromptPayTransfers()],
  consolePassword: PASSWORD,
})
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
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

const confirm = (id: string, reference = REFERENCE, amount = AMOUNT) =>
  staff.call(calls.confirm, { id, reference, amount })
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
    expect((await staff.ask(calls.list, {})).list).toMatchObject([
      {
        id: ref,
        state: 'slipSent',
        amount: AMOUNT,
        bank: '014',
        reference: REFERENCE,
        slip: expect.stringMatching(/./),
      },
    ])
    expect(await confirm(ref)).toMatchObject({ code: 200, data: { state: 'confirmed' } })
    expect(await confirm(ref)).toMatchObject({ code: 200 })
    expect((await staff.ask(calls.list, {})).list).toEqual([])
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

  it('is for staff of its store only', async () => {
    const { ref } = await sent()
    const other = await staff.invite({ email: 'nok@example.com', storeIds: ['silom'] })
    const own = await staff.invite({ email: 'mali@example.com', storeIds: ['ari'] })
    expect([(await other.ask(calls.list, {})).total, (await own.ask(calls.list, {})).total]).toEqual([0, 1])
    const input = { id: ref, reference: REFERENCE, amount: AMOUNT }
    expect((await other.call(calls.read, { id: ref })).code).toBe(403)
    expect((await other.call(calls.confirm, input)).code).toBe(403)
    expect((await own.call(calls.confirm, input)).code).toBe(200)
  })

  it('can be confirmed without a slip, by the reference in the store’s account', async () => {
    const { shopper, id, ref } = await shown()
    expect((await staff.ask(calls.list, {})).list).toMatchObject([{ id: ref, state: 'noSlip', revision: '' }])
    await confirm(ref, 'abc 123')
    expect((await shopper.query(id)).state).toBe(1)
    expect(await backend.db.select().from(bankTransactions)).toMatchObject([{ transactionId: 'ABC123' }])
  })

  it('is not paid by a transfer that has paid another order, by the reference of the bank', async () => {
    const first = await sent()
    const second = await shown()
    await confirm(first.ref)
    const { code, msg } = await confirm(second.ref)
    expect([code, msg]).toEqual([400, 'This transfer has been used for another payment'])
    expect((await second.shopper.query(second.id)).state).toBe(0)
  })

  it('of a wrong amount does not pay, and is owed back', async () => {
    const { shopper, id, ref } = await sent()
    await confirm(ref, REFERENCE, 10_000)
    expect(await shopper.query(id)).toMatchObject({ state: 0, goesBack: 10_000 })
    expect(await owed()).toEqual([{ reason: 'wrongAmount', amount: 10_000 }])
  })

  it.each([0, -1, 1.5])('is not confirmed with the amount %s', async (amount) => {
    const { ref } = await sent()
    expect(await confirm(ref, REFERENCE, amount)).toMatchObject({ code: 400, data: { fields: ['amount'] } })
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
    expect((await staff.ask(calls.list, {})).list).toMatchObject([{ id: ref, state: 'slipSent' }])
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
    const { revision } = await staff.ask(calls.read, { id: ref })
    const refuse = () => staff.call(calls.refuse, { id: ref, revision, answer: 'Nothing arrived' })
    expect((await refuse()).data).toMatchObject({ state: 'noSlip', revision: '' })
    expect(await refuse()).toMatchObject({ code: 409, data: { current: { state: 'noSlip' } } })
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
