import { couponActivities } from '../../../server/db/schema/coupons/couponClaims'
import { couponContract } from '../../../src/contract/coupon/coupon'
import { couponActivityContract as calls } from '../../../src/contract/coupon/couponActivity'
import { qrcodeContract } from '../../../src/contract/qrcode'
import { targetOfScan } from '../../../src/domain/navigation/scan'
import { DAY_MS } from '../../../src/domain/time/duration'
import { addTemplate } from '../support/coupons/coupons'
import { enterGiver, type Giver } from '../support/coupons/couponGiver'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let nok: Giver
let backend: Backend
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  for (const id of ['table', 'sweet']) await addTemplate(backend, { id })
  nok = await enterGiver(backend, 'Nok')
})

const coupons = [
  { templateId: 'table', num: 1 },
  { templateId: 'sweet', num: 2 },
]
const addActivity = (given: Partial<typeof couponActivities.$inferInsert> = {}) =>
  backend.db.insert(couponActivities).values({
    ...{ id: 'market', name: { en: 'Market', th: 'ตลาด' }, listed: true, coupons, createdAt: backend.clock.now() },
    ...given,
  })
const days = (number: number) => new Date(backend.clock.now().getTime() + number * DAY_MS)
const claim = (giver = nok, activityId = 'market') => giver.call(calls.claim, { activityId })
const stateFor = async (token?: string) =>
  (await backend.ask(calls.list, { id: 'market' }, { token })).list[0]?.receiveState
const heldIds = async (giver = nok) => (await giver.held()).map(({ terms }) => terms.couponId).sort()

describe('a coupon campaign (couponActivity)', () => {
  it('gives all its coupons once, also to two phones at the same moment', async () => {
    await addActivity({ total: 10 })
    const replies = await Promise.all([claim(), claim()])
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await heldIds()).toEqual(['sweet', 'sweet', 'table'])
    expect((await claim()).msg).toBe('You already have this coupon')
    expect(await stateFor(nok.token)).toBe('received')
    const [shown] = (await backend.ask(calls.list, {}, { token: nok.token })).list
    expect(shown).toMatchObject({ name: 'Market', left: 9, total: 10, byWord: false })
    expect(shown?.coupons.map(({ terms, num }) => [terms.couponId, num])).toEqual([
      ['table', 1],
      ['sweet', 2],
    ])
  })

  it('gives its last share to one of two members, who both ask at once', async () => {
    await addActivity({ total: 1 })
    const som = await enterGiver(backend, 'Som')
    const replies = await Promise.all([claim(nok), claim(som)])
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect([...(await heldIds(nok)), ...(await heldIds(som))]).toHaveLength(3)
    expect(replies.find(({ code }) => code === 400)?.msg).toBe('All of these coupons have been claimed')
    expect(await stateFor()).toBe('soldOut')
  })

  it.each([
    ['has not begun', () => ({ validFrom: days(1) }), 'notStarted', 'This coupon cannot be claimed yet'],
    ['is over', () => ({ validUntil: days(-1) }), 'ended', 'This coupon is no longer available'],
    ['was ended by staff', () => ({ closed: true }), 'ended', 'This coupon is no longer available'],
  ] as const)('refuses to give anything when it %s', async (_name, given, state, msg) => {
    await addActivity(given())
    expect(await stateFor(nok.token)).toBe(state)
    expect(await claim()).toMatchObject({ code: 400, msg })
    expect(await heldIds()).toEqual([])
    const listed = (await backend.ask(calls.list, {})).list.map(({ id }) => id)
    expect(listed).toEqual(state === 'notStarted' ? ['market'] : [])
  })

  it('gives nothing at all when one of its coupons is not for the member', async () => {
    await addTemplate(backend, { id: 'first', receiver: 'newcomer' })
    await addActivity({ coupons: [...coupons, { templateId: 'first', num: 1 }] })
    await (await Shopper.with(backend, nok.token).fill()).order()
    expect(await stateFor(nok.token)).toBe('notForYou')
    expect(await claim()).toMatchObject({ code: 400, msg: 'This coupon is for guests who have not ordered yet' })
    expect(await heldIds()).toEqual([])
    expect(await stateFor()).toBe('can')
  })

  it('counts each piece of a coupon against what one guest may have', async () => {
    await addTemplate(backend, { id: 'single', perPerson: 1 })
    await addActivity({ coupons: [{ templateId: 'single', num: 2 }] })
    expect(await stateFor(nok.token)).toBe('received')
    expect((await claim()).code).toBe(400)
  })

  it('asks for its word where it has one, keeps the word to itself, and gives for the word once', async () => {
    await addActivity({ word: 'secret soup' })
    const reply = await backend.call(calls.list, {}, { token: nok.token })
    expect(reply.data.list[0]).toMatchObject({ byWord: true, receiveState: 'can' })
    expect(JSON.stringify(reply)).not.toContain('secret')
    expect((await claim()).msg).toBe('Type the word of this campaign to get its coupons')
    expect((await nok.ask(couponContract.word, { word: 'Secret  SOUP' })).coupons).toHaveLength(3)
    expect(await stateFor(nok.token)).toBe('received')
    expect((await nok.call(couponContract.word, { word: 'secret soup' })).code).toBe(400)
  })

  it('is found by its id alone when it is not listed; an unknown one is none', async () => {
    await addActivity({ listed: false })
    expect((await backend.ask(calls.list, {})).list).toEqual([])
    expect(await stateFor()).toBe('can')
    expect((await backend.ask(calls.list, { id: 'other' })).list).toEqual([])
    expect(await claim(nok, 'other')).toMatchObject({ code: 400, msg: 'This coupon was not found' })
  })

  it('asks guests to sign in', async () => {
    await addActivity()
    const token = await backend.guest()
    expect((await backend.call(calls.claim, { activityId: 'market' }, { token })).code).toBe(401)
  })

  it('has a QR code that opens its page', async () => {
    const { qrCode } = await backend.ask(
      qrcodeContract.read,
      { kind: 'couponActivity', id: 'a b' },
      { token: await backend.guest() },
    )
    expect(targetOfScan({ text: qrCode }, undefined)).toEqual({
      ...{ kind: 'page', path: '/pages/other/pwCoupon/index', query: { id: 'a b' } },
    })
  })

  it.each([
    ['couponGift', '/pages/other/coupon/givedl'],
    ['giftCardGift', '/pages/other/giftCard/givedl'],
  ] as const)('the QR code of a %s on its poster opens the gift', async (kind, path) => {
    const { qrCode } = await backend.ask(qrcodeContract.read, { kind, id: 'secret' }, { token: await backend.guest() })
    expect(targetOfScan({ text: qrCode }, undefined)).toEqual({ kind: 'page', path, query: { token: 'secret' } })
  })
})
