import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { memberLevels } from '../../../server/db/schema/members/membership'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { readPointsRate } from '../../../server/modules/ledger/memberLevel'
import { couponContract } from '../../../src/contract/coupon/coupon'
import { sessionContract } from '../../../src/contract/account/session'
import { vipCardContract as calls } from '../../../src/contract/membership/vipCard'
import { credit, signInAs } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { COLLECTED, move } from '../support/orders/kitchen'
import { setLevels } from '../support/membership/levels'
import { settle, Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
let nok: { token: string; userId: string }
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await setLevels(backend)
  nok = await enter('Nok')
})

async function enter(name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  return { token, userId: userInfo.id }
}
/** Another day; sessions end meanwhile. */
const later = async (at: string) => {
  backend.clock.set(at)
  nok = await enter('Nok')
}
const as = () => ({ token: nok.token })
const me = async () => (await backend.ask(calls.levels, {}, as())).me
const profile = () => backend.ask(sessionContract.profile, {}, as())
const grow = (growth: number) => credit(backend, nok.userId, { growth })
const runBenefits = () => runJob(backend.app.jobs.memberBenefits)
const coupons = async () => (await backend.ask(couponContract.mine, {}, as())).list.length

describe('the ladder of levels (vipCard)', () => {
  it('shows a guest what each level gives, and where it begins', async () => {
    const { levels, me: own, on, earnPerAmount } = await backend.ask(calls.levels, {}, { token: await backend.guest() })
    expect([on, own, earnPerAmount]).toEqual([true, null, 100])
    expect(levels.map(({ name, from, benefits }) => [name, from, benefits.discount, benefits.coupons])).toEqual([
      ['Member', 0, 0, 0],
      ['Silver', 100, 500, 0],
      ['Gold', 300, 1000, 1],
      ['Platinum', 1000, 2000, 2],
    ])
  })

  it('shows nothing while levels are switched off, and no level counts', async () => {
    await grow(400)
    await backend.db
      .update(configs)
      .set({ value: { on: false } })
      .where(eq(configs.ident, 'vipset'))
    expect(await backend.ask(calls.levels, {}, as())).toMatchObject({ on: false, levels: [], me: { level: 0 } })
    expect(await profile()).toMatchObject({ level: 0, nextLevel: null, levelUp: false })
  })

  it('names the level and the next one in the profile, with what comes off the price', async () => {
    await grow(350)
    expect(await profile()).toMatchObject({
      ...{ level: 2, levelName: 'Gold', growth: 350, nextLevel: { name: 'Platinum', growth: 1000 } },
      discounts: { dineIn: 1000, pickup: 1000, delivery: 0 },
    })
  })

  it('lists what changed the growth value, of the caller alone', async () => {
    await grow(350)
    await credit(backend, (await enter('Som')).userId, { growth: 5 })
    const { list, total } = await backend.ask(calls.growth, {}, as())
    expect([total, list.map(({ amount, text }) => [amount, text])]).toEqual([1, [[350, 'Changed by the restaurant']]])
    expect((await backend.call(calls.growth, {}, { token: await backend.guest() })).code).toBe(401)
  })
})

describe('a level', () => {
  it('is reached at once by a completed order, on what was paid, and its news is shown once', async () => {
    const shopper = await Shopper.with(backend, nok.token).fill()
    const order = await shopper.order()
    await settle(backend, (await shopper.code(order.id)).refNo)
    for (const to of COLLECTED) await move(backend, order.id, to)
    const paid = Math.floor(order.quote.payAmount / 100)
    expect(await profile()).toMatchObject({ growth: paid, level: 1, levelUp: true })
    expect(await me()).toMatchObject({ toldLevel: 0, lastOrder: paid, orders: 1 })
    await backend.ask(calls.told, {}, as())
    expect(await profile()).toMatchObject({ levelUp: false })
  })

  it('is kept when growth is taken back, until the end of next year', async () => {
    await grow(350)
    await grow(-300)
    expect(await me()).toMatchObject({ level: 2, growth: 50, keptUntil: '2028-01-01T00:00:00.000+07:00' })
    await later('2027-12-31T23:59:59+07:00')
    await runBenefits()
    expect(await me()).toMatchObject({ level: 2 })
    await later('2028-01-01T00:00:00+07:00')
    expect(await me()).toMatchObject({ level: 0 })
  })

  it('is reviewed at the new year of the restaurant by the growth of the last 12 months; what is older expires', async () => {
    await grow(950)
    await later('2027-03-01T12:00:00+07:00')
    await grow(120)
    expect(await me()).toMatchObject({ level: 3, growth: 1070, keptUntil: '2029-01-01T00:00:00.000+07:00' })
    await later('2028-06-01T12:00:00+07:00')
    await grow(310)
    await later('2029-01-01T00:00:01+07:00')
    await Promise.all([runBenefits(), runBenefits()])
    await runBenefits()
    expect(await me()).toMatchObject({
      level: 2,
      growth: 310,
      keptUntil: '2030-01-01T00:00:00.000+07:00',
      toldLevel: 2,
    })
    const expired = await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'expired'))
    expect(expired.map(({ amount }) => amount)).toEqual([-1070])
    expect(await checkLedger(backend.db)).toEqual([])
  })

  it('goes up again at once after a review', async () => {
    await grow(350)
    await later('2028-01-01T00:01:00+07:00')
    await runBenefits()
    expect(await me()).toMatchObject({ level: 0, growth: 0 })
    await grow(150)
    expect(await me()).toMatchObject({ level: 1, toldLevel: 0, keptUntil: '2030-01-01T00:00:00.000+07:00' })
  })

  it('is the higher one of two accounts that are merged', async () => {
    const som = await enter('Som')
    await credit(backend, som.userId, { growth: 320 })
    await grow(150)
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: som.userId, into: nok.userId, now: backend.clock.now() }),
    )
    expect(await me()).toMatchObject({ level: 2, growth: 470 })
    expect(await backend.db.$count(memberLevels)).toBe(1)
  })
})

describe('the benefits of a level', () => {
  it('take its discount off the price of a dish in cart and checkout, for its dining types', async () => {
    const pickup = await Shopper.with(backend, nok.token).fill()
    const [before, guests] = [await pickup.cart(), await (await (await Shopper.enter(backend)).fill()).cart()]
    await grow(350)
    const [after, { quote }] = [await pickup.cart(), await pickup.checkout()]
    const priceOf = (cart: typeof before, id: string) => cart.cart.find(({ goodsId }) => goodsId === id)?.price ?? 0
    for (const { goodsId, price } of after.cart)
      expect(price).toBe(Math.min(priceOf(before, goodsId), priceOf(guests, goodsId) * 0.9))
    expect(after.goodsAmount).toBeLessThan(before.goodsAmount)
    expect(quote.goodsAmount).toBe(after.goodsAmount)
    const takeout = await Shopper.with(backend, nok.token, { diningType: 'takeout' }).cart()
    expect(takeout.goodsAmount).toBe(before.goodsAmount)
  })

  it('raise the points of an order', async () => {
    expect(await readPointsRate(backend.db, nok.userId, backend.clock.now())).toBe(10_000)
    await grow(350)
    expect(await readPointsRate(backend.db, nok.userId, backend.clock.now())).toBe(15_000)
  })
})

describe('the coupons of a level', () => {
  it('come once in a month of the restaurant, also with two servers', async () => {
    await grow(350)
    backend.clock.set('2026-11-30T23:59:00+07:00')
    await Promise.all([runBenefits(), runBenefits()])
    await runBenefits()
    expect(await coupons()).toBe(1)
    backend.clock.set('2026-12-01T00:00:00+07:00')
    await Promise.all([runBenefits(), runBenefits()])
    expect(await coupons()).toBe(2)
  })

  it('come for each level that is reached in a month', async () => {
    await grow(350)
    await runBenefits()
    await grow(700)
    await runBenefits()
    expect(await coupons()).toBe(3)
  })

  it('are left out when the template gives none any more, and do not stop those of others', async () => {
    await backend.db.delete(configs).where(eq(configs.ident, 'vipset'))
    const benefits = [
      {
        coupons: [
          { templateId: 'gone', num: 1 },
          { templateId: 'dinner', num: 1 },
        ],
      },
    ]
    await setConfig(backend.db, 'vipset', { on: true, levels: [0], benefits })
    await runBenefits()
    await runBenefits()
    expect(await coupons()).toBe(1)
  })
})
