import { couponGifts } from '../../../server/db/schema/coupons/coupons'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { removeMemberData } from '../../../server/modules/memberData'
import { couponContract } from '../../../src/contract/coupon/coupon'
import { couponRegiftContract as calls } from '../../../src/contract/coupon/couponRegift'
import { sessionContract } from '../../../src/contract/account/session'
import { enterGiver, type Giver, storedCoupon, twoGivers } from '../support/coupons/couponGiver'
import { addTemplate, giveCoupon } from '../support/coupons/coupons'
import { codesOf } from '../support/inStore/diner'
import { type Backend, runJob } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
let nok: Giver
let som: Giver
twoGivers((fresh, giver, receiver) => ([backend, nok, som] = [fresh, giver, receiver]))

const DAY = 24 * 60
const couponOf = (id: string) => storedCoupon(backend, id)
const bangkok = (text: string) => new Date(`${text}+07:00`)

describe('coupons that are given', () => {
  it('are locked, and their link shows what they are to each guest who opens it', async () => {
    const gift = await nok.give(['dinner1', 'dinner2'], 'Dinner is on me')
    expect(gift).toMatchObject({ state: 'own', giveHours: 24, expireAt: '2026-11-22T12:00:00.000+07:00' })
    expect(await nok.held()).toMatchObject([
      { state: 'locked', giftId: gift.id },
      { state: 'locked', giftId: gift.id },
    ])
    expect(await nok.ask(sessionContract.profile, {})).toMatchObject({ coupons: 0 })
    expect((await nok.call(couponContract.qrcode, { couponId: 'dinner1' })).code).toBe(400)
    expect((await nok.call(calls.confirmGift, { couponIds: ['dinner1'] })).msg).toMatch(/cannot be given now/)
    const guest = { token: await backend.guest(), locale: 'th' as const }
    expect(await backend.ask(calls.getGift, { token: gift.token }, guest)).toMatchObject({
      ...{ state: 'open', token: null, message: 'Dinner is on me', giver: { name: 'Nok' } },
      coupons: [{ terms: { name: 'มื้อเย็น' }, couponId: null }, { couponId: null }],
    })
    expect(await nok.ask(calls.getGift, { giftId: gift.id })).toMatchObject({ state: 'own', token: gift.token })
  })

  it('cannot be picked at checkout while they wait, and say why', async () => {
    const shopper = await Shopper.with(backend, nok.token).fill()
    await nok.give()
    const { coupons } = await shopper.checkout({ couponIds: ['dinner1'] })
    expect(coupons?.chosen).toEqual([])
    expect(coupons?.list.find(({ coupon }) => coupon.id === 'dinner1')).toMatchObject({
      ...{ usable: false, reason: 'Waiting in a gift. Take it back to use it' },
    })
  })

  it('move to the first who claims them, with another code; both see the record', async () => {
    const ann = await enterGiver(backend, 'Ann')
    const { token, id } = await nok.give(['dinner1'], 'Enjoy')
    expect((await som.receive(token)).data).toMatchObject({ state: 'yours', coupons: [{ couponId: 'dinner1' }] })
    expect((await som.receive(token)).code).toBe(200)
    expect((await ann.receive(token)).msg).toBe('Somebody else was faster')
    expect(await ann.ask(calls.getGift, { token })).toMatchObject({ state: 'taken', coupons: [{ couponId: null }] })
    expect((await som.held()).map((held) => [held.id, held.state, held.giftId])).toEqual([['dinner1', 'usable', null]])
    expect((await couponOf('dinner1'))?.code).not.toBe('DINNER01')
    expect((await nok.held()).map((held) => held.id)).toEqual(['dinner2'])
    expect(await nok.ask(calls.getGift, { giftId: id })).toMatchObject({ state: 'given', receiver: 'Som', token: null })
    const record = { id, message: 'Enjoy', state: 'gifted', coupons: [{ terms: { name: 'Dinner' } }] }
    expect((await nok.ask(calls.records, {})).list).toMatchObject([{ ...record, given: true, person: 'Som' }])
    expect((await som.ask(calls.records, {})).list).toMatchObject([{ ...record, given: false, person: 'Nok' }])
  })

  it('are used by the receiver, once', async () => {
    await som.receive((await nok.give()).token)
    const shopper = await Shopper.with(backend, som.token).fill()
    await shopper.order({ couponIds: ['dinner1'] })
    expect(await couponOf('dinner1')).toMatchObject({ userId: som.userId, state: 'used', usedAmount: 2000 })
  })

  it('are given on by the receiver', async () => {
    await som.receive((await nok.give()).token)
    const again = await som.give()
    expect((await nok.receive(again.token)).data).toMatchObject({ state: 'yours' })
    expect((await nok.held()).map(({ id }) => id).sort()).toEqual(['dinner1', 'dinner2'])
  })

  it('are taken back by their giver at any time before', async () => {
    const { token, id } = await nok.give()
    expect((await som.call(calls.takeBack, { giftId: id })).msg).toMatch(/cannot find this gift/)
    expect(await nok.ask(calls.takeBack, { giftId: id })).toMatchObject({ state: 'cancelled' })
    expect((await nok.call(calls.takeBack, { giftId: id })).msg).toMatch(/no longer waiting/)
    expect((await som.receive(token)).msg).toMatch(/taken this gift back/)
    expect(await couponOf('dinner1')).toMatchObject({ state: 'usable', code: 'DINNER01', giftId: null })
    expect((await nok.ask(calls.records, {})).list).toMatchObject([{ state: 'cancelled', given: true, person: '' }])
  })

  it('cannot be claimed by their giver', async () => {
    expect((await nok.receive((await nok.give()).token)).msg).toMatch(/your own gift/)
  })

  it('come back after the hours of the setting by the clock of the server, before any job runs', async () => {
    await setConfig(backend.db, 'couponSetting', { giveHours: 2 })
    const { token, id } = await nok.give()
    backend.clock.advance(119)
    expect(await som.ask(calls.getGift, { token })).toMatchObject({ state: 'open', giveHours: 2 })
    backend.clock.advance(1)
    expect(await som.ask(calls.getGift, { token })).toMatchObject({ state: 'returned' })
    expect((await som.receive(token)).msg).toMatch(/not opened in time/)
    expect((await nok.call(calls.takeBack, { giftId: id })).code).toBe(400)
    expect((await nok.held()).map(({ state, giftId }) => [state, giftId])).toEqual([
      ['usable', null],
      ['usable', null],
    ])
    expect(await nok.ask(sessionContract.profile, {})).toMatchObject({ coupons: 2 })
    expect((await nok.ask(calls.records, {})).list).toMatchObject([
      { state: 'returned', endedAt: '2026-11-21T14:00:00.000+07:00' },
    ])
    const { id: orderId } = await (await Shopper.with(backend, nok.token).fill()).order({ couponIds: ['dinner1'] })
    await runJob(backend.app.jobs.giftReturns)
    expect(await couponOf('dinner1')).toMatchObject({ state: 'used', orderId, giftId: null })
  })

  it('come back by a job, also when several servers run it at once, and are given again', async () => {
    await nok.give(['dinner1', 'dinner2'])
    backend.clock.advance(DAY)
    const { giftReturns } = backend.app.jobs
    await Promise.all([runJob(giftReturns), runJob(giftReturns)])
    const [gift] = await backend.db.select().from(couponGifts)
    expect(gift?.state).toBe('returned')
    expect(await couponOf('dinner1')).toMatchObject({ state: 'usable', giftId: null, lockedUntil: null })
    expect((await nok.call(calls.confirmGift, { couponIds: ['dinner1'] })).code).toBe(200)
  })

  it('that were not claimed in time are given again before a job runs; the old link stays closed', async () => {
    const old = await nok.give()
    backend.clock.advance(DAY)
    const { token } = await nok.give()
    await runJob(backend.app.jobs.giftReturns)
    expect((await som.receive(old.token)).msg).toMatch(/not opened in time/)
    expect((await som.receive(token)).code).toBe(200)
  })

  it('wait no longer than the first of them can be used', async () => {
    await giveCoupon(backend, nok.userId, 'dinner', { id: 'short', endAt: bangkok('2026-11-21T18:00:00') })
    const gift = await nok.give(['dinner1', 'short'])
    expect(gift.expireAt).toBe('2026-11-21T18:00:00.000+07:00')
    backend.clock.set('2026-11-21T18:00:00+07:00')
    expect(await nok.ask(couponContract.mine, { state: 'expired' })).toMatchObject({
      list: [{ id: 'short', state: 'expired' }],
      counts: { usable: 2, expired: 1 },
    })
  })
})

describe('a gift is refused', () => {
  const used = { state: 'used', usedAt: bangkok('2026-11-20T12:00:00'), usedAmount: 1 } as const
  const past = { startAt: bangkok('2026-11-01T00:00:00'), endAt: bangkok('2026-11-21T12:00:00') }
  it.each([
    ['of a used coupon', { giftable: true }, used, '“Soup” cannot be given now: it is used'],
    ['of an expired coupon', { giftable: true }, past, '“Soup” cannot be given now: it is used'],
    ['of a coupon that may not be given', { giftable: false }, {}, '“Soup” cannot be given away'],
  ])('%s, and nothing is locked', async (_what, template, given, msg) => {
    await addTemplate(backend, { id: 'soup', name: { en: 'Soup' }, ...template })
    await giveCoupon(backend, nok.userId, 'soup', { id: 'soup1', ...given })
    expect((await nok.call(calls.confirmGift, { couponIds: ['dinner1', 'soup1'] })).msg).toContain(msg)
    expect(await couponOf('dinner1')).toMatchObject({ state: 'usable' })
  })

  it('of a coupon of another member, as if there were none', async () => {
    const reply = await som.call(calls.confirmGift, { couponIds: ['dinner1'] })
    expect([reply.code, reply.msg]).toEqual([400, 'This coupon was not found'])
    expect((await som.call(calls.confirmGift, { couponIds: ['nobody'] })).msg).toBe(reply.msg)
  })

  it('without coupons, with too many, or with more than 60 characters', async () => {
    const many = Array.from({ length: 21 }, (_, no) => `c${no}`)
    const replies = await Promise.all([
      nok.call(calls.confirmGift, { couponIds: [] }),
      nok.call(calls.confirmGift, { couponIds: many }),
      nok.call(calls.confirmGift, { couponIds: ['dinner1'], message: 'x'.repeat(61) }),
    ])
    expect(codesOf(replies)).toEqual([400, 400, 400])
  })

  it('by an unknown link, an unknown id or the id of a gift of others', async () => {
    const { id } = await nok.give()
    for (const input of [{}, { token: 'nobody' }, { giftId: 'nobody' }, { giftId: id }])
      expect((await som.call(calls.getGift, input)).msg).toMatch(/cannot find this gift/)
    expect((await som.receive('nobody')).code).toBe(400)
    expect((await som.call(calls.takeBack, { giftId: 'nobody' })).code).toBe(400)
  })

  it('to a guest who has not signed in: signing in comes after the tap', async () => {
    const { token } = await nok.give()
    const guest = { token: await backend.guest() }
    expect((await backend.call(calls.receive, { token }, guest)).code).toBe(401)
    expect((await som.receive(token)).code).toBe(200)
  })
})

describe('the receiver', () => {
  it('needs no share left of a limited coupon, and uses none up', async () => {
    await addTemplate(backend, { id: 'tea', inCentre: true, giftable: true, perPerson: 1 })
    const [own] = await Promise.all([nok, som].map((each) => each.ask(couponContract.claim, { couponId: 'tea' })))
    expect((await som.receive((await nok.give([own?.held.id ?? ''])).token)).code).toBe(200)
    expect(await som.held()).toHaveLength(2)
  })

  it('must fit the rule of who may receive the coupon; others still may claim it', async () => {
    await addTemplate(backend, { id: 'welcome', giftable: true, receiver: 'newcomer' })
    await giveCoupon(backend, nok.userId, 'welcome', { id: 'welcome1' })
    await (await Shopper.with(backend, som.token).fill()).order()
    const { token } = await nok.give(['welcome1', 'dinner1'])
    expect((await som.receive(token)).msg).toBe('This coupon is for guests who have not ordered yet')
    expect(await som.held()).toEqual([])
    expect((await (await enterGiver(backend, 'Ann')).receive(token)).code).toBe(200)
  })
})

describe('a gift that waits', () => {
  it('moves with its giver to the account that this one is merged into', async () => {
    const { token } = await nok.give()
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: nok.userId, into: som.userId, now: backend.clock.now() }),
    )
    expect((await som.receive(token)).msg).toMatch(/your own gift/)
    expect((await (await enterGiver(backend, 'Ann')).receive(token)).code).toBe(200)
  })

  it('ends with the account of its giver', async () => {
    const { token } = await nok.give()
    await backend.db.transaction((tx) => removeMemberData(tx, nok.userId, backend.clock.now()))
    expect((await som.receive(token)).msg).toMatch(/taken this gift back/)
    expect(await som.held()).toEqual([])
  })
})
