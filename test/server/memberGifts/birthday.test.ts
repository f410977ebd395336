import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { memberLevels } from '../../../server/db/schema/members/membership'
import { birthdayGifts } from '../../../server/db/schema/members/rewards'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { memberGiftContract as calls } from '../../../src/contract/membership/memberGift'
import { type SignedIn, sessionContract } from '../../../src/contract/account/session'
import { credit, setFacts, signInAs } from '../support/accounts/accounts'
import { addTemplate } from '../support/coupons/coupons'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { gives } from '../support/membership/signers'
import { setConfig } from '../support/database/configs'

let backend: Backend
let nok: SignedIn
freshBistro((fresh) => (backend = fresh))

const RULE = { on: true, window: 'month', name: { en: 'Free dessert', th: 'ของหวานฟรี' }, ...gives(100, 'dessert') }
const setRule = (value: Record<string, unknown>) => setConfig(backend.db, 'birthdayGift', value)
beforeEach(async () => {
  await addTemplate(backend, { id: 'dessert', name: { en: 'Dessert' } })
  await setRule(RULE)
  nok = await signInAs(backend, 'Nok')
})

const bornOn = (birthday: string, { userInfo } = nok) => setFacts(backend, userInfo.id, { birthday })
/** The member comes back at a time; a session ends when it was not used for long. */
const at = async (instant: string) => {
  backend.clock.set(instant)
  nok = await signInAs(backend, 'Nok')
}
const gift = async () => (await backend.ask(calls.birthday, {}, { token: nok.token })).gift
const waiting = async () => (await backend.ask(calls.list, {}, { token: nok.token })).list
const claim = (giftId: string, key?: string) => backend.call(calls.claim, { giftId }, { token: nok.token, key })
const pointsOf = async ({ userInfo } = nok) => (await balancesOf(backend.db, userInfo.id)).points

it('is shown before the birthday is set, which is possible once', async () => {
  const ask = () => backend.ask(calls.birthday, {}, { token: nok.token, locale: 'th' })
  expect(await ask()).toMatchObject({
    ...{ birthday: '', canEdit: true },
    gift: { name: 'ของหวานฟรี', receiveState: 'unset', from: null, reward: { points: 100, coupons: [{ num: 1 }] } },
  })
  expect(await waiting()).toEqual([])
  await backend.ask(sessionContract.birthday, { birthday: '12-14' }, { token: nok.token })
  expect(await ask()).toMatchObject({
    ...{ birthday: '12-14', canEdit: false },
    gift: { receiveState: 'later', from: '2026-12-01', to: '2026-12-31' },
  })
})

it('is claimed once in its month, with its coupon and points, and again in the next year', async () => {
  await bornOn('1994-11-03')
  const [found] = await waiting()
  expect(found).toMatchObject({ id: 'birthday-2026', receiveState: 'can', from: '2026-11-01', to: '2026-11-30' })
  const { code, data } = await claim('birthday-2026')
  expect([code, data]).toMatchObject([200, { gift: { receiveState: 'received' }, reward: { points: 100 } }])
  expect(await claim('birthday-2026')).toMatchObject({ code: 400, msg: 'You have claimed this gift already' })
  expect([await pointsOf(), await backend.db.$count(userCoupons)]).toEqual([100, 1])
  await at('2026-12-01T00:00:00+07:00')
  expect(await gift()).toMatchObject({ id: 'birthday-2027', receiveState: 'later', from: '2027-11-01' })
  expect((await claim('birthday-2026')).code).toBe(400)
  expect(await claim('birthday-2027')).toMatchObject({ code: 400, msg: 'This gift cannot be claimed yet' })
  await at('2027-11-01T00:00:00+07:00')
  expect((await claim('birthday-2027')).code).toBe(200)
  expect([await pointsOf(), await checkLedger(backend.db)]).toEqual([200, []])
})

it('from six phones at once is given once, and a repeated call gets the first reply', async () => {
  await bornOn('1994-11-03')
  const replies = await Promise.all(Array.from('abcdef', (key) => claim('birthday-2026', key)))
  expect(codesOf(replies)).toEqual([200, 400, 400, 400, 400, 400])
  const first = replies.findIndex(({ code }) => code === 200)
  expect(await claim('birthday-2026', 'abcdef'[first])).toEqual(replies[first])
  expect(await pointsOf()).toBe(100)
})

const days = (daysBefore: number, daysAfter: number) => ({ ...RULE, window: 'days', daysBefore, daysAfter })
test.each<[string, object, string, string, string, string]>([
  ['1994-11-30', RULE, '2026-11-30T23:59:59+07:00', 'can', '2026-11-01', '2026-11-30'],
  ['1994-11-30', RULE, '2026-11-30T17:00:00Z', 'later', '2027-11-01', '2027-11-30'],
  ['2000-02-29', RULE, '2027-02-01T00:00:00+07:00', 'can', '2027-02-01', '2027-02-28'],
  ['2000-02-29', days(0, 0), '2027-02-28T12:00:00+07:00', 'can', '2027-02-28', '2027-02-28'],
  ['2000-02-29', days(0, 0), '2028-02-28T12:00:00+07:00', 'later', '2028-02-29', '2028-02-29'],
  ['2000-02-29', days(0, 0), '2028-02-29T12:00:00+07:00', 'can', '2028-02-29', '2028-02-29'],
  ['1990-01-02', days(7, 3), '2026-12-26T00:00:00+07:00', 'can', '2026-12-26', '2027-01-05'],
  ['1990-01-02', days(7, 3), '2026-12-25T23:59:59+07:00', 'later', '2026-12-26', '2027-01-05'],
  ['1990-12-31', days(1, 3), '2027-01-03T16:59:59Z', 'can', '2026-12-30', '2027-01-03'],
  ['1990-12-31', days(1, 3), '2027-01-03T17:00:00Z', 'later', '2027-12-30', '2028-01-03'],
])('born on %s, with the rule %j, at %s: %s', async (birthday, rule, instant, receiveState, from, to) => {
  await setRule({ ...rule })
  await bornOn(birthday)
  await at(instant)
  const found = await gift()
  expect(found).toMatchObject({ receiveState, from, to })
  expect((await claim(found?.id ?? '')).code).toBe(receiveState === 'can' ? 200 : 400)
})

it('over New Year is one gift, of the year of the birthday', async () => {
  await setRule(days(7, 3))
  await bornOn('1990-01-02')
  await at('2026-12-28T12:00:00+07:00')
  expect((await claim('birthday-2027')).code).toBe(200)
  await at('2027-01-02T12:00:00+07:00')
  expect(await waiting()).toMatchObject([{ id: 'birthday-2027', receiveState: 'received' }])
  expect((await claim('birthday-2027')).code).toBe(400)
  expect(await pointsOf()).toBe(100)
})

it('while it is switched off there is none', async () => {
  await bornOn('1994-11-03')
  await setRule({ ...RULE, on: false })
  expect([await gift(), await waiting()]).toEqual([null, []])
  expect(await claim('birthday-2026')).toMatchObject({ code: 400, msg: 'This gift was not found' })
})

it('is not given again after two accounts have become one', async () => {
  const som = await signInAs(backend, 'Som')
  await bornOn('1994-11-03', som)
  await backend.ask(calls.claim, { giftId: 'birthday-2026' }, { token: som.token })
  await bornOn('1994-11-20')
  await backend.db.transaction((tx) =>
    mergeUsers(tx, { from: som.userInfo.id, into: nok.userInfo.id, now: backend.clock.now() }),
  )
  expect((await gift())?.receiveState).toBe('received')
  expect((await claim('birthday-2026')).code).toBe(400)
  expect(await backend.db.$count(birthdayGifts, eq(birthdayGifts.userId, nok.userInfo.id))).toBe(1)
})

it('is only for members', async () => {
  const token = await backend.guest()
  for (const endpoint of [calls.birthday, calls.list])
    expect((await backend.call(endpoint, {}, { token })).code).toBe(401)
  expect((await backend.call(calls.claim, { giftId: 'birthday-2026' }, { token })).code).toBe(401)
})

describe('as a benefit of levels', () => {
  const gold = { birthdayGift: true }
  const setBenefits = (value: Record<string, unknown>) => setConfig(backend.db, 'vipset', value)
  const LEVELS = { on: true, levels: [0, 100, 300], names: ['Member', 'Silver', { en: 'Gold', th: 'โกลด์' }] }

  it('is for those levels only: others see which one gives it, and get nothing', async () => {
    await setBenefits({ ...LEVELS, benefits: [{}, {}, gold] })
    expect(await gift()).toMatchObject({ receiveState: 'level', levelName: 'Gold', from: null })
    await bornOn('2000-11-03')
    expect(await gift()).toMatchObject({ id: 'birthday-2026', receiveState: 'level', levelName: 'Gold' })
    expect(await waiting()).toEqual([])
    expect(await claim('birthday-2026')).toMatchObject({ code: 400, msg: 'This gift is for Gold and above' })
    expect(await pointsOf()).toBe(0)
    await credit(backend, nok.userInfo.id, { growth: 300 })
    expect(await gift()).toMatchObject({ receiveState: 'can' })
    expect((await claim('birthday-2026')).code).toBe(200)
    await credit(backend, nok.userInfo.id, { growth: -300 })
    await backend.db.delete(memberLevels)
    expect(await gift()).toMatchObject({ receiveState: 'received' })
  })

  it('is for all while no level names it, and for VIP where only that does', async () => {
    await bornOn('2000-11-03')
    await setBenefits({ ...LEVELS, benefits: [{}, { discount: 500 }, {}] })
    expect(await gift()).toMatchObject({ receiveState: 'can' })
    await backend.db.delete(configs).where(eq(configs.ident, 'vipset'))
    await setBenefits({ ...LEVELS, benefits: [{}], paid: { on: true, ...gold } })
    expect(await gift()).toMatchObject({ receiveState: 'level', levelName: 'VIP' })
  })
})
