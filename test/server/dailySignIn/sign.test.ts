import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import { signIns } from '../../../server/db/schema/members/rewards'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { dailySignInContract as calls } from '../../../src/contract/membership/dailySignIn'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { openSignIn, RULES, Signer } from '../support/membership/signers'

let backend: Backend
let nok: Signer
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  backend.clock.set('2026-11-01T12:00:00+07:00')
  await openSignIn(backend)
  nok = await Signer.enter(backend)
})

const heldOf = async ({ userId }: Signer) => {
  const rows = await backend.db.select().from(userCoupons).where(eq(userCoupons.userId, userId))
  return rows.map(({ templateId }) => templateId).sort()
}
const pointsOf = async ({ userId }: Signer) => (await balancesOf(backend.db, userId)).points

it('gives by the day of the row, with coupons, and starts again after the last day', async () => {
  const given: unknown[] = []
  for (const day of [2, 3, 4, 5]) {
    const { already, reward, view } = await nok.signAt(`2026-11-0${day}T08:00:00+07:00`)
    given.push([already, reward?.points, reward?.coupons.map(({ name }) => name), view.continuousDays])
  }
  expect(given).toEqual([
    [false, 5, [], 1],
    [false, 5, [], 2],
    [false, 20, ['row gift'], 3],
    [false, 5, [], 4],
  ])
  expect([await heldOf(nok), await pointsOf(nok)]).toEqual([['row'], 35])
  expect((await nok.view()).row.map(({ state }) => state)).toEqual(['done', 'next', 'next'])
})

it('a second sign-in of the day changes nothing and is answered as such', async () => {
  await nok.sign()
  const again = await nok.sign()
  expect(again).toMatchObject({ already: true, reward: null, view: { checked: true, continuousDays: 1, points: 5 } })
})

it('from six phones at once is recorded and paid for once, and each gets an answer', async () => {
  await nok.signOn(1, 2)
  backend.clock.set('2026-11-03T12:00:00+07:00')
  const replies = await Promise.all(Array.from('abcdef', () => nok.sign()))
  expect(replies.filter(({ already }) => !already)).toHaveLength(1)
  expect(replies.every(({ view }) => view.checked && view.continuousDays === 3)).toBe(true)
  expect([await backend.db.$count(signIns), await pointsOf(nok), await heldOf(nok)]).toEqual([3, 30, ['row']])
  expect(await checkLedger(backend.db)).toEqual([])
})

it('a repeated call with the same key gets the first reply', async () => {
  const first = await nok.sign({ key: 'tap' })
  expect(first.already).toBe(false)
  expect(await nok.sign({ key: 'tap' })).toEqual(first)
})

test.each<[string, string, boolean, number]>([
  ['2026-11-05T23:59:59+07:00', '2026-11-06T00:00:00+07:00', false, 2],
  ['2026-11-05T17:00:00Z', '2026-11-06T16:59:59Z', true, 1],
  ['2026-12-31T16:59:59Z', '2026-12-31T17:00:00Z', false, 2],
  ['2026-12-31T17:00:00Z', '2027-01-01T00:00:00Z', true, 1],
  ['2026-11-05T12:00:00+07:00', '2026-11-07T00:00:00+07:00', false, 1],
])('days are those of Bangkok: signed at %s, then at %s', async (first, second, already, continuousDays) => {
  await nok.signAt(first)
  expect(await nok.signAt(second)).toMatchObject({ already, view: { continuousDays } })
})

test.each([
  ['week', '2026-11-08', '2026-11-09', 1],
  ['week', '2026-11-10', '2026-11-11', 2],
  ['month', '2026-11-30', '2026-12-01', 1],
  ['cycle', '2026-11-30', '2026-12-01', 2],
  ['month', '2026-12-31', '2027-01-01', 1],
  ['cycle', '2026-12-31', '2027-01-01', 2],
] as const)('by the mode %s, %s and %s are a row of %i', async (mode, first, second, row) => {
  await backend.db
    .update(configs)
    .set({ value: { ...RULES, mode } })
    .where(eq(configs.ident, 'signInSetting'))
  await nok.signAt(`${first}T12:00:00+07:00`)
  expect((await nok.signAt(`${second}T12:00:00+07:00`)).view.continuousDays).toBe(row)
})

it('a missed day ends the row; points stay', async () => {
  await nok.signOn(1, 2, 5)
  expect(await nok.view()).toMatchObject({ continuousDays: 1, points: 15 })
})

it('so many days of a month give their gift once', async () => {
  await nok.signOn(1, 2, 4, 6)
  expect((await nok.view()).monthGifts).toMatchObject([{ days: 5, reached: false, reward: { points: 100 } }])
  await nok.signOn(9, 10)
  expect([await heldOf(nok), await pointsOf(nok)]).toEqual([['month'], 5 + 5 + 5 + 5 + 5 + 5 + 100])
  expect((await nok.view()).monthGifts).toMatchObject([{ reached: true }])
})

it('a coupon of which none is left does not hold back the points', async () => {
  await backend.db.update(couponTemplates).set({ total: 0 }).where(eq(couponTemplates.id, 'row'))
  await nok.signOn(1, 2, 3)
  expect([await heldOf(nok), await pointsOf(nok)]).toEqual([[], 30])
})

it('while it is closed there is nothing to see, and signing in is refused with a text', async () => {
  await backend.db.delete(configs).where(eq(configs.ident, 'signInSetting'))
  const { token } = nok
  expect(await backend.ask(calls.read, {}, { token })).toBeNull()
  const closed = await backend.call(calls.sign, {}, { token, locale: 'zh' })
  expect(closed).toMatchObject({ code: 400, msg: '签到功能暂未开放' })
  expect((await nok.makeUp('2026-11-01')).code).toBe(400)
  expect(await backend.db.$count(signIns)).toBe(0)
})

it('guests are asked to log in', async () => {
  const token = await backend.guest()
  expect((await backend.call(calls.sign, {}, { token })).code).toBe(401)
  expect((await backend.call(calls.read, {}, { token })).code).toBe(401)
})

it('two accounts that become one keep each day once, and the day is not given again', async () => {
  const som = await Signer.enter(backend, 'Som')
  await som.sign()
  await nok.signOn(1, 2)
  await backend.db.transaction((tx) => mergeUsers(tx, { from: som.userId, into: nok.userId, now: backend.clock.now() }))
  expect(await nok.view()).toMatchObject({ continuousDays: 2, points: 15, calendar: { totalDays: 2 } })
  expect((await nok.sign()).already).toBe(true)
})
