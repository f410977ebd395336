import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { signIns } from '../../../server/db/schema/members/rewards'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { credit } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { openSignIn, RULES, Signer } from '../support/membership/signers'

let backend: Backend
let nok: Signer
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  backend.clock.set('2026-11-03T12:00:00+07:00')
  await openSignIn(backend)
  nok = await Signer.enter(backend)
})

const pointsOf = async () => (await balancesOf(backend.db, nok.userId)).points
const givePoints = (points: number) => credit(backend, nok.userId, { points })

it('the calendar lists each day, and what making one up would make of the row', async () => {
  await nok.signOn(4, 5, 7, 8)
  backend.clock.set('2026-11-09T12:00:00+07:00')
  const { calendar, makeUp, continuousDays } = await nok.view()
  const stateOn = (day: number) => calendar.days[day - 1]?.state
  expect([1, 2, 3, 4, 6, 8, 9, 10].map(stateOn)).toEqual([
    ...['none', 'none', 'missed', 'signed', 'missed', 'signed', 'today', 'coming'],
  ])
  expect([continuousDays, calendar.totalDays, calendar.days.length]).toEqual([2, 4, 30])
  expect(makeUp).toEqual({
    ...{ cost: 50, perMonth: 2, left: 2 },
    days: [
      { date: '2026-11-06', from: '2026-11-04', to: '2026-11-08', continuousDays: 5 },
      { date: '2026-11-03', from: '2026-11-03', to: '2026-11-05', continuousDays: 3 },
    ],
  })
  // Signing in today and tomorrow reaches the third day of the row, and the fifth and sixth of the month.
  expect(calendar.days.flatMap(({ date, gift }) => (gift ? [[date.slice(8), gift]] : [])).slice(0, 3)).toEqual([
    ['09', 'month'],
    ['12', 'row'],
    ['15', 'row'],
  ])
})

it('a made up day costs points, joins the row, and counts for the gift of the month', async () => {
  await givePoints(60)
  await nok.signOn(4, 5, 7, 8)
  expect(await pointsOf()).toBe(60 + 4 * 5)
  const { code, data } = await nok.makeUp('2026-11-06')
  expect(code).toBe(200)
  expect(data).toMatchObject({ already: false, reward: { points: 100, coupons: [{ name: 'month gift' }] } })
  expect(data.view).toMatchObject({ continuousDays: 5, points: 130, makeUp: { left: 1 }, calendar: { totalDays: 5 } })
  expect(data.view.calendar.days[5]?.state).toBe('madeUp')
  expect(await checkLedger(backend.db)).toEqual([])
})

it('the next sign-in gives what the longer row gives', async () => {
  await givePoints(50)
  await nok.signOn(4)
  backend.clock.set('2026-11-06T12:00:00+07:00')
  expect((await nok.view()).nextReward.points).toBe(5)
  await nok.makeUp('2026-11-05')
  expect((await nok.view()).nextReward.points).toBe(20)
  expect((await nok.sign()).reward?.points).toBe(20)
})

it('from six phones at once is paid for once', async () => {
  await givePoints(500)
  backend.clock.set('2026-11-06T12:00:00+07:00')
  const replies = await Promise.all(Array.from('abcdef', () => nok.makeUp('2026-11-05')))
  expect(codesOf(replies)).toEqual([200, 200, 200, 200, 200, 200])
  expect(replies.filter(({ data }) => !data.already)).toHaveLength(1)
  expect([await pointsOf(), await backend.db.$count(signIns)]).toEqual([450, 1])
})

it('of all days at once no more than the month allows are made up', async () => {
  await givePoints(500)
  backend.clock.set('2026-11-09T12:00:00+07:00')
  const replies = await Promise.all([3, 4, 5, 6, 7, 8].map((day) => nok.makeUp(`2026-11-0${day}`)))
  expect(codesOf(replies).filter((code) => code === 200)).toHaveLength(2)
  expect([await pointsOf(), await backend.db.$count(signIns)]).toEqual([400, 2])
})

test.each([
  ['today', '2026-11-09'],
  ['tomorrow', '2026-11-10'],
  ['a day before the member joined', '2026-11-02'],
  ['a day of last month', '2026-10-31'],
  ['a day that does not exist', '2026-02-30'],
])('%s cannot be made up', async (_what, day) => {
  await givePoints(500)
  backend.clock.set('2026-11-09T12:00:00+07:00')
  expect(await nok.makeUp(day)).toMatchObject({ code: 400, msg: 'This day cannot be made up' })
  expect(await pointsOf()).toBe(500)
})

it('without enough points nothing is made up, and the text names both sums', async () => {
  await givePoints(49)
  backend.clock.set('2026-11-09T12:00:00+07:00')
  const { code, msg } = await nok.makeUp('2026-11-05')
  expect([code, msg]).toEqual([400, 'This costs 50, and you have 49'])
  expect(await backend.db.$count(signIns)).toBe(0)
})

it('where the restaurant does not allow it there is nothing to make up', async () => {
  const value = { ...RULES, makeUpsPerMonth: 0 }
  await backend.db.update(configs).set({ value }).where(eq(configs.ident, 'signInSetting'))
  backend.clock.set('2026-11-09T12:00:00+07:00')
  expect((await nok.view()).makeUp).toBeNull()
  expect((await nok.makeUp('2026-11-05')).code).toBe(400)
})

it('earlier months can be looked at back to the one of joining, in the language of the guest', async () => {
  await nok.signOn(4, 5)
  backend.clock.set('2027-01-02T00:30:00+07:00')
  const { calendar, row } = await nok.view('2026-11', { locale: 'th' })
  expect(calendar).toMatchObject({ month: '2026-11', totalDays: 2, earlier: null, later: '2026-12' })
  expect(calendar.days.some(({ gift }) => gift)).toBe(false)
  expect(row[2]?.reward.coupons).toMatchObject([{ name: 'ของขวัญ row', value: 2000 }])
  expect((await nok.view()).calendar).toMatchObject({ month: '2027-01', earlier: '2026-12', later: null })
})
