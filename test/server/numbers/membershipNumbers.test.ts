import { consoleContract } from '../../../console/contract/contract'
import type { MembershipNumbers } from '../../../console/contract/numbers/membershipNumbers'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { giftCardContract } from '../../../src/contract/wallet/giftCard'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { vipPlanContract } from '../../../src/contract/membership/vipPlan'
import { CardHolder, sellCards } from '../support/coupons/cardHolder'
import { giveCoupon } from '../support/coupons/coupons'
import { freshConsole } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { eat } from '../support/membership/inviters'
import { setLevels } from '../support/membership/levels'
import { enterBuyer, sellPack } from '../support/coupons/packBuyer'
import { enterCollector, offerItem, openPointsShop } from '../support/membership/pointsMember'
import { enterSaver, offerAmount, openTopUps, THOUSAND } from '../support/membership/saver'
import { settle, Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'
import { statementsOf } from '../support/database/statements'
import { enterVipBuyer, sellMembership } from '../support/membership/vipBuyer'

const TODAY = { from: '2026-11-21', to: '2026-11-21' }
const calls = consoleContract.numbers

let backend: Backend
let owner: StaffCaller
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

const read = (asked: object = {}): Promise<MembershipNumbers> => owner.ask(calls.membership, { ...TODAY, ...asked })
const redeem = (storeId: string, code: string, amount: number, discount: number) =>
  owner.ask(consoleContract.till.redeem, { storeId, code, amount, discount })
/** The figures of each store that are not zero. */
const byStore = ({ byStore: rows }: MembershipNumbers) =>
  Object.fromEntries(
    rows.map(({ storeName, figures }) => [
      storeName,
      Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0)),
    ]),
  )
/** Another moment, at which staff sign in again. */
async function later(moment: string): Promise<void> {
  backend.clock.set(moment)
  owner = await StaffCaller.enter(backend)
}

/** Two packs of ฿99, of which one goes back, and two coupons beside: one for ฿50, one that ends at nine in the morning. */
async function plantCoupons(): Promise<void> {
  await sellPack(backend)
  const nok = await enterBuyer(backend, 'Nok')
  const som = await enterBuyer(backend, 'Som')
  await nok.buy()
  await owner.ask(consoleContract.couponPack.refund, { orderId: await som.buy() })
  const held = await backend.db.select().from(userCoupons)
  const codeOf = (id: string) => held.find(({ templateId }) => templateId === id)?.code ?? ''
  const beside = await giveCoupon(backend, nok.userId, 'dinner')
  const [startAt, endAt] = [new Date('2026-11-20T23:59:59+07:00'), new Date('2026-11-21T09:00:00+07:00')]
  await giveCoupon(backend, nok.userId, 'dinner', { receivedAt: startAt, startAt, endAt })
  await redeem('ari', codeOf('dinner'), 30_000, 5000)
  await redeem('silom', codeOf('dessert'), 20_000, 2500)
  await redeem('silom', beside.code, 10_000, 5000)
}

describe('coupons and packs', () => {
  it('are counted as claimed, used with their discount, expired and open, and as sold and refunded', async () => {
    await plantCoupons()
    const numbers = await read()
    expect(numbers.total).toMatchObject({
      ...{ couponsUsed: 3, couponsDiscount: 12_500, packCoupons: 2 },
      ...{ packsSold: 2, packsAmount: 19_800, packsRefunded: 9900 },
    })
    expect(numbers.overall).toMatchObject({ couponsClaimed: 4, couponsExpired: 1, couponsOpen: 1 })
    expect(byStore(numbers)).toEqual({
      Ari: {
        ...{ couponsUsed: 1, couponsDiscount: 5000, packCoupons: 1 },
        ...{ packsSold: 2, packsAmount: 19_800, packsRefunded: 9900 },
      },
      Silom: { couponsUsed: 2, couponsDiscount: 7500, packCoupons: 1 },
    })
  })

  it('belong to the days of the restaurant, and are open at the end of the last one', async () => {
    await plantCoupons()
    const yesterday = await read({ from: '2026-11-20', to: '2026-11-20' })
    expect(yesterday.overall).toMatchObject({ couponsClaimed: 1, couponsExpired: 0, couponsOpen: 1 })
    expect(yesterday.total).toMatchObject({ couponsUsed: 0, packsSold: 0 })
    expect((await read({ from: '2026-11-20' })).overall).toMatchObject({ couponsClaimed: 5, couponsOpen: 1 })
  })
})

it('gift cards are counted as sold, refunded, used, expired and open, also long after these days', async () => {
  await sellCards(backend)
  const som = await CardHolder.enter(backend, 'Som')
  const code = await som.code(await som.buy(50_000))
  await som.ask(giftCardContract.refund, { id: await som.buy(20_000) })
  const { id } = await redeem('ari', code, 10_000, 10_000)
  await redeem('silom', code, 15_000, 15_000)
  await owner.ask(consoleContract.till.undo, { id })
  const sold = { cardsSold: 2, cardsAmount: 70_000, cardsRefunded: 20_000 }
  const today = await read()
  expect(today.total).toMatchObject({ ...sold, cardsUsed: 15_000 })
  expect(today.overall).toMatchObject({ cardsExpired: 0, cardsOpen: 35_000 })
  expect(byStore(today)).toEqual({ Ari: sold, Silom: { cardsUsed: 15_000 } })

  await later('2027-11-23T12:00:00+07:00')
  expect(await read()).toEqual(today)
  const nextYear = await read({ from: '2027-11-01', to: '2027-11-30' })
  expect(nextYear.overall).toMatchObject({ cardsExpired: 35_000, cardsOpen: 0 })
  expect(nextYear.byStore).toEqual([])
})

it('stored value is counted as topped up, given, booked and used; a refund of another day leaves this one as it was', async () => {
  await openTopUps(backend, { bonusShare: 0 })
  await offerAmount(backend, { coupons: [] })
  const nok = await enterSaver(backend, 'Nok')
  await nok.topUp(THOUSAND)
  await nok.refund(await nok.topUp())
  const booking = { account: 'paidIn' as const, amount: 2000, reason: 'Wrong change' }
  await owner.ask(consoleContract.member.book, { id: nok.userId, ...booking })
  const shopper = Shopper.with(backend, nok.token)
  const eatFromBalance = async () => (await shopper.fill()).order({ useBalance: true })
  const { balanceAmount: first } = (await eatFromBalance()).quote
  const { id: orderId, quote } = await eatFromBalance()
  const balanceUsed = first + quote.balanceAmount
  const refund = { orderId, reason: 'changedMind' } as const
  const added = { topUps: 2, topUpAmount: 130_000, topUpRefunded: 30_000, bonus: 10_000 }
  const today = await read()
  expect(first).toBeGreaterThan(0)
  expect(today.total).toMatchObject({ ...added, balanceUsed, pointsEarned: 50 })
  expect(today.overall).toMatchObject({
    booked: 2000,
    balanceOpen: 112_000 - balanceUsed,
    bonusOpen: 10_000,
    pointsOpen: 50,
  })
  expect(byStore(today)).toEqual({ Ari: { ...added, balanceUsed, pointsEarned: 50 } })

  await later('2026-11-22T10:00:00+07:00')
  await backend.ask(orderCareContract.refundApply, refund, shopper.as())
  expect(await read()).toEqual(today)
  const next = await read({ from: '2026-11-22', to: '2026-11-22' })
  expect([next.total.balanceUsed, next.overall?.balanceOpen]).toEqual([-quote.balanceAmount, 112_000 - first])
  expect((await read({ to: '2026-11-22' })).total.balanceUsed).toBe(first)
})

it('points are counted as earned, spent, expired and open', async () => {
  await openPointsShop(backend)
  await offerItem(backend)
  const nok = await enterCollector(backend, 'Nok', 1000)
  await nok.order()
  await eat(backend, nok)
  const today = await read()
  expect(today.total).toMatchObject({ pointsEarned: 1005, pointsSpent: 300 })
  expect(today.overall).toMatchObject({ pointsExpired: 0, pointsOpen: 705 })
  expect(byStore(today)).toEqual({ Ari: { pointsEarned: 5, pointsSpent: 300 } })

  await later('2028-01-02T12:00:00+07:00')
  await runJob(backend.app.jobs.points)
  const ended = await read({ from: '2028-01-01', to: '2028-01-02' })
  expect(ended.overall).toMatchObject({ pointsExpired: 705, pointsOpen: 0 })
  expect((await read()).overall).toEqual(today.overall)
})

it('paid VIP is counted as sold and refunded by store, and by its members', async () => {
  await setLevels(backend, { on: true })
  await sellMembership(backend)
  const nok = await enterVipBuyer(backend, 'Nok')
  await nok.buy('month')
  await nok.buy('month')
  const som = await enterVipBuyer(backend, 'Som')
  const request = { storeId: 'silom', payType: 'promptpay', planId: 'quarter' } as const
  const { orderId } = await som.ask(vipPlanContract.order, request)
  await settle(backend, await som.codeOf(orderId))
  expect((await read()).overall?.vipMembers).toBe(2)
  await som.ask(vipPlanContract.refund, { orderId })
  const numbers = await read()
  expect(numbers.total).toMatchObject({ vipSold: 3, vipAmount: 35_700, vipRefunded: 19_900 })
  expect(numbers.overall?.vipMembers).toBe(1)
  expect(byStore(numbers)).toEqual({
    Ari: { vipSold: 2, vipAmount: 15_800 },
    Silom: { vipSold: 1, vipAmount: 19_900, vipRefunded: 19_900 },
  })
  await later('2027-03-01T12:00:00+07:00')
  expect((await read({ from: '2027-03-01', to: '2027-03-01' })).overall?.vipMembers).toBe(0)
})

describe('the numbers of membership', () => {
  it('of a store are those that belong to it, without what belongs to none', async () => {
    await plantCoupons()
    const all = await read()
    const parts = await Promise.all(['ari', 'silom'].map((storeId) => read({ storeId })))
    expect(parts.map(({ total }) => total)).toEqual(all.byStore.map(({ figures }) => figures))
    expect(parts.map(({ overall, byStore: rows }) => [overall, rows])).toEqual([
      [null, []],
      [null, []],
    ])
  })

  it('take as many queries with much to count as with nothing', async () => {
    const nothing = await read()
    expect(Object.values({ ...nothing.total, ...nothing.overall }).every((value) => value === 0)).toBe(true)
    const before = await statementsOf(backend, () => read())
    await plantCoupons()
    await read()
    expect(await statementsOf(backend, () => read())).toHaveLength(before.length)
  })
})

it('the file has a row for each figure, of all and of each store, money in baht', async () => {
  await plantCoupons()
  const { fileName, csv } = await owner.ask(calls.membershipFile, TODAY)
  expect(fileName).toBe('membership-2026-11-21-2026-11-21.csv')
  const rows = csv.trim().split('\r\n')
  expect(rows).toEqual(
    expect.arrayContaining([
      '"coupons","couponsUsed","","3",""',
      '"coupons","couponsDiscount","","","125.00"',
      '"coupons","couponsOpen","","1",""',
      '"coupons","couponsDiscount","Silom","","75.00"',
      '"packs","packsRefunded","Ari","","99.00"',
    ]),
  )
  expect(rows.filter((row) => row.includes('couponsOpen'))).toHaveLength(1)
})
