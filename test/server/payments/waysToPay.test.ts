import { eq } from 'drizzle-orm'
import { payContract } from '../../../src/contract/payment/pay'
import { personPayContract } from '../../../src/contract/order/personPay'
import type { PayType } from '../../../src/contract/payment/payType'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { credit, signInAs } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { settle, Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const H5 = { headers: { appType: 'h5' } }
const ask = (shopper: Shopper, orderId: string) => backend.call(payContract.ways, { orderId }, shopper.as(H5))

/** The types that are offered for an order, in their order. */
async function offered(shopper: Shopper, orderId: string): Promise<PayType[]> {
  return (await ask(shopper, orderId)).data.payTypes.filter(({ enabled }) => enabled).map(({ type }) => type)
}

/** A guest with an order that waits for its payment by card. */
async function waiting() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { data } = await shopper.place({ payType: 'card' }, H5)
  return { shopper, id: data.id }
}

const refsOf = async (id: string) => {
  const begun = await backend.db.select().from(payments).where(eq(payments.purchaseId, id)).orderBy(payments.ref)
  return begun.map(({ ref }) => ref)
}

describe('an order that waits for its payment', () => {
  it('is offered the ways of its checkout, and is paid by another one', async () => {
    const { shopper, id } = await waiting()
    expect(await offered(shopper, id)).toEqual(['promptpay', 'card', 'offline'])
    await shopper.startPay(id, { payType: 'card' }, H5)
    await settle(backend, (await shopper.code(id)).refNo)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, payType: 'promptpay' })
  })

  it('that is paid both ways in the end is paid once, and the other money goes back', async () => {
    const { shopper, id } = await waiting()
    await shopper.startPay(id, { payType: 'card' }, H5)
    await shopper.code(id)
    for (const ref of await refsOf(id)) expect(await settle(backend, ref)).toBeLessThan(400)
    const { payAmount } = await shopper.detail(id)
    expect(await backend.db.select().from(refunds)).toMatchObject([{ amount: payAmount, reason: 'paidTwice' }])
  })

  it('goes to the kitchen unpaid when its guest chooses the counter', async () => {
    const { shopper, id } = await waiting()
    expect(await shopper.startPay(id, { payType: 'offline' })).toMatchObject({ code: 200 })
    expect(await shopper.detail(id)).toMatchObject({ paid: false, payType: 'offline', state: 2 })
    expect((await ask(shopper, id)).code).toBe(400)
  })

  it('of a member is offered the balance while it reaches, and not where it pays a part already', async () => {
    await setConfig(backend.db, 'storageset', { on: true, bonusShare: 0 })
    const { token, userInfo } = await signInAs(backend, 'Nok')
    const shopper = await Shopper.with(backend, token).fill()
    const { data: plain } = await shopper.place({ payType: 'card' }, H5)
    expect(await offered(shopper, plain.id)).not.toContain('balance')
    await credit(backend, userInfo.id, { paidIn: 50_000 })
    expect(await offered(shopper, plain.id)).toContain('balance')
    await shopper.fill()
    await credit(backend, userInfo.id, { paidIn: -45_000 })
    const { data: split } = await shopper.place({ payType: 'card', useBalance: true }, H5)
    await credit(backend, userInfo.id, { paidIn: 50_000 })
    expect(await offered(shopper, split.id)).not.toContain('balance')
  })

  it('is not offered the counter when it is a bill of the till', async () => {
    const token = await backend.guest()
    const shopper = Shopper.with(backend, token)
    const bill = { storeId: 'ari', amount: 10_000, noDiscountAmount: 0 }
    const { quoteId } = await backend.ask(personPayContract.checkout, bill, { token })
    const { id } = await backend.ask(personPayContract.create, { ...bill, payType: 'promptpay', quoteId }, { token })
    expect(await offered(shopper, id)).toEqual(['promptpay', 'card'])
  })
})

describe('the ways to pay are refused', () => {
  it('for an order that is paid, that was closed, or whose time has run out', async () => {
    const { shopper, id } = await waiting()
    await settle(backend, (await shopper.code(id)).refNo)
    expect(await ask(shopper, id)).toMatchObject({ code: 400, msg: 'This order is already paid' })
    await shopper.fill()
    const { data: closed } = await shopper.place({ payType: 'card' }, H5)
    await shopper.close(closed.id)
    expect((await ask(shopper, closed.id)).code).toBe(400)
    await shopper.fill()
    const { data: late } = await shopper.place({ payType: 'card' }, H5)
    backend.clock.set('2026-11-21T13:00:00+07:00')
    expect((await ask(shopper, late.id)).code).toBe(400)
  })

  it('for an order of another guest', async () => {
    const { id } = await waiting()
    const other = await Shopper.enter(backend)
    expect(await ask(other, id)).toMatchObject({ code: 400, data: null })
  })
})
