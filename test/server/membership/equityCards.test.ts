import { eq } from 'drizzle-orm'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { equityCards, heldEquityCards } from '../../../server/db/schema/members/membership'
import { ExchangeCodes } from '../../../server/modules/coupons/exchangeCodes'
import { cardSecret } from '../../../server/modules/membership/cardSecret'
import { equityCardContract as calls } from '../../../src/contract/membership/equityCard'
import { SECRET } from '../support/codes'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { setLevels } from '../support/membership/levels'
import { enterVipBuyer, sellMembership, type VipBuyer } from '../support/membership/vipBuyer'

let backend: Backend
let nok: VipBuyer
freshBistro((fresh) => (backend = fresh), { exchangeSecret: SECRET })
beforeEach(async () => {
  await setLevels(backend)
  await sellMembership(backend)
  nok = await enterVipBuyer(backend, 'Nok')
})

const runBenefits = () => runJob(backend.app.jobs.memberBenefits)
const card = async () => (await nok.cards())[0]
/** A printed card that waits for its activation. */
async function print(no: string, password: string) {
  const passwordHash = new ExchangeCodes(SECRET).hashOf(cardSecret(no, password))
  const sold = { months: 3, gifts: [{ templateId: 'dinner', num: 1 }], refundDays: 7, createdAt: backend.clock.now() }
  await backend.db.insert(heldEquityCards).values({ ...sold, id: no, cardId: 'tea', no, passwordHash })
}

describe('the equity cards on sale (equityCard)', () => {
  it('are listed with what each month gives', async () => {
    const { list, payTypes } = await nok.ask(calls.list, { storeId: 'ari' })
    expect(list).toMatchObject([
      { id: 'tea', name: 'Tea card', months: 3, price: 9900, coupons: [{ terms: { couponId: 'dinner' }, num: 1 }] },
    ])
    expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card'])
  })

  it('are not sold when they are taken off sale, but can still be read', async () => {
    await backend.db.update(equityCards).set({ closed: true })
    expect((await nok.ask(calls.list, { storeId: 'ari' })).list).toEqual([])
    expect((await nok.ask(calls.list, { storeId: 'ari', id: 'tea' })).list).toMatchObject([{ onSale: false }])
    expect((await nok.orderCard('tea')).msg).toMatch(/not on sale any more/)
    expect((await nok.orderCard('other')).msg).toMatch(/does not exist/)
  })
})

describe('a card that is bought (equityCardOrder)', () => {
  it('gives its coupons in each of its months, and lists them with what became of them', async () => {
    await nok.buyCard('tea')
    expect(await card()).toMatchObject({ state: 'running', history: [], nextAt: '2026-12-22T00:00:00.000+07:00' })
    await Promise.all([runBenefits(), runBenefits()])
    expect((await card())?.history).toMatchObject([{ terms: { couponId: 'dinner' } }])
    backend.clock.set('2026-12-22T00:00:00+07:00')
    await runBenefits()
    expect((await card())?.history).toHaveLength(2)
    backend.clock.set('2027-02-22T00:00:00+07:00')
    nok = await enterVipBuyer(backend, 'Nok')
    expect(await card()).toMatchObject({ state: 'ended', nextAt: null })
  })

  it('waits for its payment first', async () => {
    await nok.orderCard('tea')
    await runBenefits()
    expect(await card()).toMatchObject({ state: 'pending', startAt: null, history: [] })
    backend.clock.advance(60)
    expect(await nok.cards()).toEqual([])
  })

  it('is refunded while its coupons are unused, and only once', async () => {
    const id = await nok.buyCard('tea')
    await runBenefits()
    expect(await nok.ask(calls.refund, { id })).toMatchObject({ state: 'refunded', history: [], refundUntil: null })
    expect((await nok.call(calls.refund, { id })).code).toBe(400)
    await runBenefits()
    expect((await card())?.history).toEqual([])
  })

  it('is not refunded when a coupon was used', async () => {
    const id = await nok.buyCard('tea')
    await runBenefits()
    const used = { state: 'used', usedAt: backend.clock.now(), usedAmount: 100 } as const
    await backend.db.update(userCoupons).set(used).where(eq(userCoupons.userId, nok.userId))
    expect((await card())?.refundUntil).toBeNull()
    expect((await nok.call(calls.refund, { id })).msg).toMatch(/cannot be refunded/)
  })
})

describe('a printed card (equityCardOrder/activate)', () => {
  it('starts with its number and password, however they are typed, and once', async () => {
    await print('7001', 'HAPPYTEA')
    const given = { no: '70 01', password: 'happy-tea' }
    expect(await nok.ask(calls.activate, given)).toMatchObject({ no: '7001', state: 'running', refundUntil: null })
    expect((await nok.ask(calls.activate, given)).state).toBe('running')
    const som = await enterVipBuyer(backend, 'Som')
    expect((await som.call(calls.activate, given)).msg).toMatch(/activated already/)
    expect(await nok.cards()).toHaveLength(1)
  })

  it('goes to one of two members who type it at once', async () => {
    await print('7001', 'HAPPYTEA')
    const som = await enterVipBuyer(backend, 'Som')
    const given = { no: '7001', password: 'HAPPYTEA' }
    const replies = await Promise.all([nok.call(calls.activate, given), som.call(calls.activate, given)])
    expect(codesOf(replies)).toEqual([200, 400])
  })

  it('is refused with a wrong password, and after many tries for a while', async () => {
    await print('7001', 'HAPPYTEA')
    const wrong = () => nok.call(calls.activate, { no: '7001', password: 'GUESS' })
    expect((await wrong()).msg).toMatch(/Number or password is wrong/)
    for (let tries = 0; tries < 19; tries += 1) await wrong()
    const right = await nok.call(calls.activate, { no: '7001', password: 'HAPPYTEA' })
    expect(right).toMatchObject({ code: 400, msg: expect.stringMatching(/too many|try again in/i) as string })
    expect(await nok.cards()).toEqual([])
  })

  it('of another member cannot be seen or refunded', async () => {
    const id = await nok.buyCard('tea')
    const som = await enterVipBuyer(backend, 'Som')
    expect((await som.call(calls.mine, { id })).code).toBe(400)
    expect((await som.call(calls.refund, { id })).code).toBe(400)
    expect(await som.cards()).toEqual([])
  })
})
