import { eq } from 'drizzle-orm'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { lockPurchaseOf } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import { orders } from '../../../server/db/schema/orders/orders'
import { partnerCommissionLines, partnerCommissions } from '../../../server/db/schema/members/partners'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { credit } from '../support/accounts/accounts'
import { type Backend, runJob } from '../support/harness'
import { COLLECTED, move } from '../support/orders/kitchen'
import {
  buy,
  calls,
  DAY,
  enterMember,
  enterPartner,
  faultsIn,
  freshProgramme,
  type Member,
  type Partner,
  release,
  setPartnerRules,
} from '../support/membership/partners'
import { Shopper } from '../support/orders/shopper'
import type { StaffCaller } from '../support/console/staff'
import { setConfig } from '../support/database/configs'

let backend: Backend
let staff: StaffCaller
let ploy: Partner
let nok: Member
freshProgramme((...all) => ([backend, staff, ploy, nok] = all))
afterEach(async () => expect(await faultsIn(backend)).toEqual([]))

/** What was paid for the dishes of an order. */
async function paidFor(orderId: string): Promise<number> {
  const [order] = await backend.db.select().from(orders).where(eq(orders.id, orderId))
  const fees = order ? order.packAmount + order.deliveryAmount + order.serviceAmount + order.vatAmount : 0
  return (order?.payAmount ?? 0) - fees
}

const refund = (orderId: string, amount?: number) =>
  backend.db.transaction(async (tx) => {
    const held = await lockPurchaseOf(tx, orderId)
    if (!held) throw new Error('no purchase')
    const all = held.purchase.amount - held.purchase.refunded
    await refundPurchase(tx, held, { actor: 'merchant', amount: amount ?? all, now: backend.clock.now() })
  })

const kinds = async () => (await backend.db.select().from(ledgerEntries)).map(({ kind, amount }) => [kind, amount])

describe('an order of a fan', () => {
  it('earns its partner the rate of each dish without fees, the sum of its lines', async () => {
    const id = await buy(backend, nok)
    const paid = await paidFor(id)
    const [row] = await backend.db.select().from(partnerCommissions)
    expect(row).toMatchObject({ orderId: id, level: 1, base: paid, rate: 500, booked: 0 })
    const lines = await backend.db.select().from(partnerCommissionLines)
    expect(lines).toHaveLength(2)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(row?.amount)
    expect(row?.amount).toBe(lines.reduce((sum, { base }) => sum + Math.floor(base / 20), 0))
  })

  it('waits until it is completed and the refund window is over, by the clock and by the job', async () => {
    const id = await buy(backend, nok, ['preparing', 'ready'])
    const { waiting } = await ploy.centre()
    expect(waiting).toBeGreaterThan(0)
    expect((await ploy.ask(calls.orders, {})).list).toMatchObject([{ state: 1, settleAt: null }])
    backend.clock.advance(30 * DAY)
    expect(await ploy.centre()).toMatchObject({ available: 0, waiting })
    await move(backend, id, 'completed')
    backend.clock.advance(7 * DAY)
    expect(await ploy.centre()).toMatchObject({ available: 0, waiting })
    backend.clock.advance(1)
    expect(await ploy.centre()).toMatchObject({ available: waiting, waiting: 0, totalIncome: waiting })
    expect(await kinds()).toEqual([])
    await runJob(backend.app.jobs.partners)
    await runJob(backend.app.jobs.partners)
    expect(await kinds()).toEqual([['commission', waiting]])
    expect(await ploy.centre()).toMatchObject({ available: waiting, waiting: 0, orderCount: 1, fansCount: 1 })
  })

  it('that the balance pays earns as well, at the first move of the kitchen', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 100_000 })
    const shopper = await Shopper.with(backend, nok.token).fill()
    const { id, paid } = await shopper.order({ useBalance: true })
    expect(paid).toBe(true)
    for (const to of COLLECTED) await move(backend, id, to)
    expect(await backend.db.$count(partnerCommissions)).toBe(1)
  })

  it('that was not paid, or was cancelled, earns nothing', async () => {
    const shopper = await Shopper.with(backend, nok.token).fill()
    const { id } = await shopper.order()
    await shopper.close(id)
    expect(await backend.db.$count(partnerCommissions)).toBe(0)
  })

  it('earns by the rate of a dish where it has one of its own', async () => {
    await setPartnerRules(backend, { goodsRates: { rice: 0 } })
    await buy(backend, nok)
    const [row] = await backend.db.select().from(partnerCommissions)
    const lines = await backend.db.select().from(partnerCommissionLines)
    expect([row?.rate, lines.map(({ rate }) => rate).sort((a, b) => a - b)]).toEqual([null, [0, 500]])
    expect((await ploy.ask(calls.orders, {})).list).toMatchObject([{ rate: null, commission: row?.amount }])
  })
})

describe('a refund', () => {
  it('in the window takes the whole commission back, without an entry', async () => {
    const id = await buy(backend, nok)
    await refund(id)
    await release(backend)
    expect(await ploy.centre()).toMatchObject({ available: 0, waiting: 0, totalIncome: 0 })
    expect((await ploy.ask(calls.orders, { tab: 'reversed' })).list).toMatchObject([
      { id: expect.any(String), state: 3 },
    ])
    expect((await kinds()).filter(([kind]) => String(kind).startsWith('commission'))).toEqual([])
  })

  it('of a part takes back in proportion, and of all of it the rest', async () => {
    const id = await buy(backend, nok)
    const { waiting } = await ploy.centre()
    await refund(id, 4000)
    const part = await ploy.centre()
    expect(part.waiting).toBeLessThan(waiting)
    expect(part.waiting).toBeGreaterThan(0)
    await refund(id)
    expect((await ploy.centre()).waiting).toBe(0)
  })

  it('after the release is taken from what is there, and the rest from what comes later', async () => {
    const first = await buy(backend, nok)
    await setPartnerRules(backend, { minAmount: 0, feeAmount: 0, taxRate: 0 })
    await release(backend)
    const { available } = await ploy.centre()
    expect(
      (
        await ploy.withdraw(available - 100, {
          way: 'bank',
          bank: 'KBANK',
          account: '1234567890',
          arrives: available - 100,
        })
      ).code,
    ).toBe(200)
    await refund(first)
    expect(await ploy.centre()).toMatchObject({ available: 0, withdrawing: available - 100 })
    await runJob(backend.app.jobs.partners)
    await buy(backend, nok)
    await release(backend)
    // The second commission pays what the first one owes.
    expect((await ploy.centre()).available).toBe(100)
  })

  it('that waits for the answer of the store holds the release back', async () => {
    const id = await buy(backend, nok)
    backend.clock.advance(7 * DAY - 1)
    const asked = { orderId: id, reason: 'quality', remark: '' } as const
    await nok.ask(orderCareContract.refundApply, asked)
    backend.clock.advance(2)
    await runJob(backend.app.jobs.partners)
    expect(await ploy.centre()).toMatchObject({ available: 0 })
    await nok.ask(orderCareContract.refundWithdraw, { orderId: id })
    await runJob(backend.app.jobs.partners)
    expect((await ploy.centre()).available).toBeGreaterThan(0)
  })
})

describe('a second level', () => {
  it('earns only where the merchant has set it, and never by an own order', async () => {
    const jit = await enterPartner(backend, staff, 'Jit')
    await jit.visit(ploy.code)
    const som = await enterMember(backend, 'Som')
    await som.visit(jit.code)
    await buy(backend, som)
    expect((await ploy.centre()).orderCount).toBe(0)
    expect((await ploy.ask(calls.downline, { level: 2 })).total).toBe(0)
    await setPartnerRules(backend, { levels: 2, secondRate: 100 })
    await buy(backend, som)
    expect((await ploy.ask(calls.orders, {})).list).toMatchObject([{ level: 2, rate: 100, buyer: 'Som' }])
    expect((await ploy.ask(calls.downline, { level: 2 })).list).toMatchObject([{ nick: 'Som', level: 2 }])
    await ploy.visit(jit.code)
    await buy(backend, ploy)
    const own = await backend.db.select().from(partnerCommissions).where(eq(partnerCommissions.partnerId, ploy.id))
    expect(own).toHaveLength(1)
  })
})

describe('a frozen partner, and a programme that is off', () => {
  it('earn nothing by new orders', async () => {
    await setPartnerRules(backend, { on: false })
    await buy(backend, nok)
    await setPartnerRules(backend)
    expect((await ploy.centre()).orderCount).toBe(0)
  })
})
