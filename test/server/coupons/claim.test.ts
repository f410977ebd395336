import { eq } from 'drizzle-orm'
import { type couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import { couponContract } from '../../../src/contract/coupon/coupon'
import type { SignedIn } from '../../../src/contract/account/session'
import { sessionContract } from '../../../src/contract/account/session'
import { credit, signInAs } from '../support/accounts/accounts'
import { addTemplate, giveCoupon } from '../support/coupons/coupons'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

let nok: SignedIn
beforeEach(async () => {
  nok = await signInAs(backend, 'Nok')
})

const bangkok = (text: string) => new Date(`${text}+07:00`)
const claim = (couponId: string, { token } = nok, key?: string) =>
  backend.call(couponContract.claim, { couponId }, { token, key })
const centre = (token?: string) => backend.ask(couponContract.centre, {}, { token })

it('shows the coupons of the centre to guests too, those that can be claimed first', async () => {
  await addTemplate(backend, { id: 'gone', inCentre: true, sort: 1, total: 0 })
  await addTemplate(backend, { id: 'dinner', inCentre: true, sort: 2, total: 4, name: { en: 'Dinner', th: 'มื้อเย็น' } })
  await addTemplate(backend, { id: 'private', sort: 0 })
  const { list, usable } = await backend.ask(couponContract.centre, {}, { locale: 'th' })
  expect(usable).toBe(0)
  expect(list).toMatchObject([
    { receiveState: 'can', issued: 0, total: 4, heldId: null, terms: { couponId: 'dinner', name: 'มื้อเย็น' } },
    { receiveState: 'soldOut' },
  ])
})

it('is claimed once with one tap, and counted in the centre, in the profile and among the own coupons', async () => {
  await addTemplate(backend, { id: 'dinner', inCentre: true, perPerson: 1 })
  const first = await claim('dinner', nok, 'tap')
  expect(first.data).toMatchObject({ held: { state: 'usable' }, offer: { receiveState: 'received', claimed: 1 } })
  expect(await claim('dinner', nok, 'tap')).toEqual(first)
  expect(await claim('dinner')).toMatchObject({ code: 400, msg: 'You already have this coupon' })
  expect(await centre(nok.token)).toMatchObject({ usable: 1, list: [{ heldId: first.data.held.id, issued: 1 }] })
  expect(await backend.ask(sessionContract.profile, {}, { token: nok.token })).toMatchObject({ coupons: 1 })
  const [row] = await backend.db.select().from(userCoupons)
  expect(row?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
})

it('asks a guest to log in before anything is issued', async () => {
  await addTemplate(backend, { id: 'dinner', inCentre: true })
  const token = await backend.guest()
  expect(await claim('dinner', { ...nok, token })).toMatchObject({ code: 401, msg: 'Please log in first' })
  expect(await backend.db.$count(userCoupons)).toBe(0)
})

describe('is refused', () => {
  type Template = Partial<typeof couponTemplates.$inferInsert>
  it.each<[string, Template, string]>([
    ['when none is left', { total: 2, issued: 2 }, 'All of these coupons have been claimed'],
    ['before its claim period', { claimFrom: bangkok('2026-11-21T12:01') }, 'This coupon cannot be claimed yet'],
    [
      'at the end of its claim period',
      { claimUntil: bangkok('2026-11-21T12:00') },
      'This coupon is no longer available',
    ],
    ['after staff have ended it', { closed: true }, 'This coupon is no longer available'],
    [
      'when its validity is over',
      { validRule: 'fixed', startAt: bangkok('2026-11-01T00:00'), endAt: bangkok('2026-11-21T12:00') },
      'This coupon is no longer available',
    ],
    ['below its level', { receiver: 'level', level: 1 }, 'This coupon is for a higher member level'],
    ['outside of the centre', { inCentre: false }, 'This coupon was not found'],
  ])('%s', async (_when, template, msg) => {
    await addTemplate(backend, { id: 'dinner', inCentre: true, ...template })
    expect(await claim('dinner')).toMatchObject({ code: 400, msg })
    expect(await backend.db.$count(userCoupons)).toBe(0)
  })

  it('for guests who have ordered, when it is for newcomers', async () => {
    await addTemplate(backend, { id: 'welcome', inCentre: true, receiver: 'newcomer' })
    const { id } = await (await Shopper.with(backend, nok.token).fill()).order()
    expect(await claim('welcome')).toMatchObject({ msg: 'This coupon is for guests who have not ordered yet' })
    await Shopper.with(backend, nok.token).close(id)
    expect(await claim('welcome')).toMatchObject({ code: 200 })
  })

  it('for more than a day’s share, until the next day of the store', async () => {
    await addTemplate(backend, { id: 'tea', inCentre: true, perDay: 1, perPerson: 2 })
    backend.clock.set('2026-11-21T23:59:00+07:00')
    expect(await claim('tea')).toMatchObject({ code: 200 })
    expect(await claim('tea')).toMatchObject({ msg: 'You have claimed it today. Come back tomorrow' })
    backend.clock.advance(1)
    expect(await claim('tea')).toMatchObject({ code: 200 })
    expect(await claim('tea')).toMatchObject({ msg: 'You already have this coupon' })
  })

  it('again after the coupon has gone to another member', async () => {
    await addTemplate(backend, { id: 'dinner', inCentre: true, perPerson: 1 })
    const { data } = await claim('dinner')
    const { userInfo } = await signInAs(backend, 'Bee')
    await backend.db.update(userCoupons).set({ userId: userInfo.id }).where(eq(userCoupons.id, data.held.id))
    expect(await claim('dinner')).toMatchObject({ msg: 'You already have this coupon' })
  })
})

it('is given to members of its level', async () => {
  await addTemplate(backend, { id: 'gold', inCentre: true, receiver: 'level', level: 0 })
  await credit(backend, nok.userInfo.id, { growth: 100 })
  expect(await claim('gold')).toMatchObject({ code: 200 })
})

describe('can be used', () => {
  it.each([
    ['for rolling days that begin at once', 'rolling', '2026-11-21T12:00', '2026-11-24T00:00'],
    ['from the next day on', 'nextDay', '2026-11-22T00:00', '2026-11-25T00:00'],
    ['in its fixed period', 'fixed', '2026-11-20T00:00', '2026-12-01T00:00'],
  ] as const)('%s', async (_when, validRule, from, until) => {
    const fixed = { startAt: bangkok('2026-11-20T00:00'), endAt: bangkok('2026-12-01T00:00') }
    await addTemplate(backend, {
      id: 'dinner',
      inCentre: true,
      validDays: 3,
      ...(validRule === 'fixed' && fixed),
      validRule,
    })
    const { data } = await claim('dinner')
    expect(data.held).toMatchObject({ startAt: `${from}:00.000+07:00`, endAt: `${until}:00.000+07:00` })
  })
})

describe('of several at the same moment', () => {
  it('gives exactly as many as there are', async () => {
    await addTemplate(backend, { id: 'rush', inCentre: true, total: 5, perPerson: 1 })
    const guests = await Promise.all(Array.from({ length: 20 }, (_, no) => signInAs(backend, `Guest ${no}`)))
    const replies = await Promise.all(guests.map((guest) => claim('rush', guest)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(replies.filter(({ msg }) => msg === 'All of these coupons have been claimed')).toHaveLength(15)
    expect(await backend.db.$count(userCoupons)).toBe(5)
  })

  it('gives one member no more than the own share', async () => {
    await addTemplate(backend, { id: 'rush', inCentre: true, perPerson: 1 })
    const replies = await Promise.all(Array.from({ length: 6 }, () => claim('rush')))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await backend.db.$count(userCoupons)).toBe(1)
  })
})

describe('one coupon', () => {
  it('shows its stores and dishes, the same dish of two stores once', async () => {
    await addTemplate(backend, {
      id: 'curry',
      inCentre: true,
      goodsRule: 'only',
      goodsIds: ['curry', 'tea'],
      storeIds: ['ari'],
    })
    const { terms, dishes, offer, held } = await backend.ask(couponContract.detail, { couponId: 'curry' })
    expect(terms).toMatchObject({ stores: [{ id: 'ari', name: 'Warm Table Ari' }] })
    expect(dishes.map(({ name }) => name).sort()).toEqual(['Green curry', 'Thai tea'])
    expect([offer?.receiveState, held]).toEqual(['can', null])
  })

  it('is found by its own id by its holder alone', async () => {
    await addTemplate(backend, { id: 'staffGift' })
    const { id } = await giveCoupon(backend, nok.userInfo.id, 'staffGift')
    const stranger = await signInAs(backend, 'Bee')
    const ask = (token?: string) => backend.call(couponContract.detail, { couponId: id }, { token })
    expect((await ask(nok.token)).data).toMatchObject({ held: { id, state: 'usable' }, offer: null })
    const refused = { code: 400, msg: 'This coupon was not found' }
    expect(await ask(stranger.token)).toMatchObject(refused)
    expect(await ask()).toMatchObject(refused)
    expect(await backend.call(couponContract.detail, { couponId: 'staffGift' }, {})).toMatchObject(refused)
  })
})
