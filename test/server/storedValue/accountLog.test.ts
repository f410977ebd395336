import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { accountLogContract } from '../../../src/contract/wallet/accountLog'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { credit } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { enterSaver, offerAmount, openTopUps, type Saver, THOUSAND } from '../support/membership/saver'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
let nok: Saver
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await openTopUps(backend, { bonusShare: 2000 })
  await offerAmount(backend)
  nok = await enterSaver(backend, 'Nok')
})
afterEach(async () => {
  expect(await checkLedger(backend.db)).toEqual([])
})

/** Orders for ฿150 and pays the whole from the balance. */
async function spend() {
  const shopper = await Shopper.with(backend, nok.token).fill()
  const order = await shopper.order({ useBalance: true })
  return { shopper, orderId: order.id, orderNo: order.orderNo, amount: order.quote.balanceAmount }
}

describe('the records of the balance (accountLog)', () => {
  it('report each change with the balance after it, the newest first: one line for a payment, two for a top-up with a bonus', async () => {
    const topUpId = await nok.topUp(THOUSAND)
    backend.clock.advance(60)
    const { shopper, orderId, orderNo, amount } = await spend()
    backend.clock.advance(60)
    await backend.ask(orderCareContract.refundApply, { orderId, reason: 'changedMind' }, shopper.as())
    const { list, total, balance } = await nok.log()
    const order = { storeName: 'Warm Table Ari', orderNo, orderId }
    expect(list).toMatchObject([
      { type: 'refund', amount, balanceAfter: 110_000, ...order, at: '2026-11-21T14:00:00.000+07:00' },
      { type: 'spent', amount: -amount, balanceAfter: 110_000 - amount, ...order },
      { type: 'bonus', amount: 10_000, balanceAfter: 110_000, topUpId, payType: 'promptpay' },
      { type: 'topUp', amount: 100_000, balanceAfter: 100_000, topUpId, payType: 'promptpay' },
    ])
    expect([total, balance]).toEqual([4, { total: 110_000, paidIn: 100_000, bonus: 10_000 }])
  })

  it('are filtered by type, with the sums of each month under the filter', async () => {
    backend.clock.set('2026-10-31T23:59:00+07:00')
    await nok.topUp(THOUSAND)
    backend.clock.set('2026-11-01T00:00:00+07:00')
    await nok.topUp()
    backend.clock.set('2026-11-21T12:00:00+07:00')
    const { amount } = await spend()
    expect((await nok.log()).months).toEqual([
      { month: '2026-11', in: 30_000, out: amount },
      { month: '2026-10', in: 110_000, out: 0 },
    ])
    const topUps = await nok.log({ type: 'topUp' })
    expect(topUps.list.map((each) => each.amount)).toEqual([30_000, 100_000])
    expect(topUps.months.map((each) => each.in)).toEqual([30_000, 100_000])
    expect((await nok.log({ type: 'spent' })).list).toHaveLength(1)
    expect((await nok.log({ type: 'bonus' })).list).toMatchObject([{ amount: 10_000 }])
    expect((await nok.log({ type: 'refund' })).list).toEqual([])
  })

  it('come in pages; the sums of a month are of the whole month', async () => {
    await nok.topUp(THOUSAND)
    await nok.topUp()
    const pages = [await nok.log({ pageSize: 2 }), await nok.log({ pageSize: 2, page: 2 })]
    expect(pages.map(({ list }) => list.map((each) => each.amount))).toEqual([[30_000, 10_000], [100_000]])
    expect(pages.map(({ months }) => months)).toEqual([
      [{ month: '2026-11', in: 140_000, out: 0 }],
      [{ month: '2026-11', in: 140_000, out: 0 }],
    ])
  })

  it('are those of the caller, and leave out points and growth', async () => {
    const bee = await enterSaver(backend, 'Bee')
    await credit(backend, bee.userId, { paidIn: 500, points: 10, growth: 10 })
    expect((await bee.log()).list).toMatchObject([{ type: 'adjusted', amount: 500, balanceAfter: 500 }])
    expect((await nok.log()).list).toEqual([])
    expect((await backend.call(accountLogContract.list, {})).code).toBe(401)
  })
})
