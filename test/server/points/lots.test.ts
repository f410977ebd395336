import { eq, sql } from 'drizzle-orm'
import { newId } from '../../../server/db/ids'
import { lockAccount } from '../../../server/db/locks'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { pointLots } from '../../../server/db/schema/wallet/pointLots'
import { users } from '../../../server/db/schema/account/users'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesAt, balancesOf, book, type Booking } from '../../../server/modules/ledger/ledger'
import { removeMemberData } from '../../../server/modules/memberData'
import { pointsContract } from '../../../src/contract/points/points'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { callTwice, type Operation } from '../support/database/interleavings'
import { numbers } from '../support/numbers'
import { type Collector, enterCollector, openPointsShop } from '../support/membership/pointsMember'

let backend: Backend
let nok: Collector
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await openPointsShop(backend)
  nok = await enterCollector(backend, 'Nok')
})
afterEach(async () => expect(await checkLedger(backend.db)).toEqual([]))

const bookPoints = (amount: number, kind: Booking['kind'], cause = newId()) =>
  backend.db.transaction((tx) =>
    book(tx, nok.userId, [{ account: 'points', amount, kind, cause }], backend.clock.now()),
  )
/** Points that come at a time. */
const receive = async (at: string, amount: number, cause?: string) => {
  backend.clock.set(at)
  await bookPoints(amount, cause ? 'earned' : 'reward', cause)
}
const left = async () => (await nok.lots()).map(({ remaining }) => remaining)

describe('lots of points', () => {
  it('end with the year after the one in which they came, by the calendar of the restaurant', async () => {
    await receive('2025-12-31T23:59:00+07:00', 10)
    await receive('2026-01-01T00:00:00+07:00', 20)
    expect((await nok.lots()).map(({ expireAt }) => expireAt?.toISOString())).toEqual([
      '2026-12-31T17:00:00.000Z',
      '2027-12-31T17:00:00.000Z',
    ])
    await openPointsShop(backend, { validYears: 0 })
    await receive('2026-01-02T00:00:00+07:00', 30)
    const { account, lots } = await nok.ask(pointsContract.rules, {})
    expect(account).toEqual({
      ...{ points: 60, value: 10 },
      ends: { points: 10, at: '2027-01-01T00:00:00.000+07:00', rest: null },
    })
    expect(lots.map(({ points }) => points)).toEqual([10, 20, 30])
  })

  it('are spent oldest first, and get back what was taken from them', async () => {
    await receive('2025-06-01T12:00:00+07:00', 10)
    await receive('2026-06-01T12:00:00+07:00', 20)
    await bookPoints(-15, 'payment', 'lunch')
    expect(await left()).toEqual([0, 15])
    await bookPoints(8, 'refund', 'lunch')
    expect(await left()).toEqual([3, 20])
    await bookPoints(7, 'refund', 'lunch')
    expect(await left()).toEqual([3, 20])
  })

  it('that have ended come back for a week when a payment is refunded', async () => {
    await receive('2025-06-01T12:00:00+07:00', 10)
    await bookPoints(-10, 'payment', 'lunch')
    backend.clock.set('2027-01-05T12:00:00+07:00')
    await bookPoints(10, 'refund', 'lunch')
    expect((await nok.lots())[0]?.expireAt?.toISOString()).toBe('2027-01-12T05:00:00.000Z')
    backend.clock.set('2027-01-12T12:00:00+07:00')
    await runJob(backend.app.jobs.points)
    expect(await nok.points()).toBe(0)
  })

  it('lose the points of an order that is refunded before others, and note what was spent', async () => {
    await receive('2026-06-01T12:00:00+07:00', 10)
    await receive('2026-06-02T12:00:00+07:00', 20, 'order')
    await bookPoints(-20, 'earnedBack', 'order')
    expect(await left()).toEqual([10, 0])
  })

  it('do not count from the moment they end, and are booked off once by a job', async () => {
    await receive('2025-06-01T12:00:00+07:00', 10)
    await receive('2026-06-01T12:00:00+07:00', 20)
    backend.clock.set('2026-12-31T23:59:59+07:00')
    expect(await nok.points()).toBe(30)
    backend.clock.set('2027-01-01T00:00:00+07:00')
    expect(await nok.points()).toBe(20)
    expect(await balancesAt(backend.db, nok.userId, backend.clock.now())).toMatchObject({ points: 20 })
    await runJob(backend.app.jobs.points)
    await runJob(backend.app.jobs.points)
    expect(await balancesOf(backend.db, nok.userId)).toMatchObject({ points: 20 })
    expect(await nok.log('ended')).toMatchObject({ total: 1, list: [{ type: 'expired', change: -10 }] })
  })

  it('that have ended cannot be spent before the job has run', async () => {
    await receive('2025-06-01T12:00:00+07:00', 10)
    backend.clock.set('2027-01-01T00:00:00+07:00')
    await expect(bookPoints(-10, 'payment')).rejects.toMatchObject({ key: 'account.notEnough' })
    await receive('2027-01-01T00:00:01+07:00', 5)
    expect([await left(), await nok.points()]).toEqual([[0, 5], 5])
  })

  it('move with a merge, keep their ends, and are given up with the account', async () => {
    await receive('2025-06-01T12:00:00+07:00', 10)
    const som = await enterCollector(backend, 'Som', 5)
    await bookPoints(-4, 'payment', 'lunch')
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: nok.userId, into: som.userId, now: backend.clock.now() }),
    )
    expect((await som.lots()).map(({ remaining }) => remaining)).toEqual([6, 5])
    await backend.db.transaction((tx) => removeMemberData(tx, som.userId, backend.clock.now()))
    expect((await som.lots()).map(({ remaining }) => remaining)).toEqual([0, 0])
  })
})

describe('the warning that points end', () => {
  it('is written once, thirty days before and by day, to members who have an address', async () => {
    await backend.db.update(users).set({ email: 'nok@example.com' }).where(eq(users.id, nok.userId))
    await receive('2025-06-01T12:00:00+07:00', 10)
    await receive('2025-07-01T12:00:00+07:00', 7)
    const letters = async (at: string) => {
      backend.clock.set(at)
      await runJob(backend.app.jobs.points)
      return backend.db.select().from(guestMessages)
    }
    expect(await letters('2026-12-01T12:00:00+07:00')).toEqual([])
    expect(await letters('2026-12-02T09:59:00+07:00')).toEqual([])
    const [letter, ...more] = await letters('2026-12-02T10:00:00+07:00')
    expect([letter?.occasion, letter?.channel, more]).toEqual(['pointsExpiring', 'email', []])
    expect(await letters('2026-12-03T10:00:00+07:00')).toHaveLength(1)
  })
})

describe('the records of points (integralLog)', () => {
  it('are a page with the sums of its months, by what came, went and ended', async () => {
    await receive('2026-10-31T23:59:00+07:00', 10)
    await receive('2026-11-01T00:00:00+07:00', 20)
    await bookPoints(-15, 'payment')
    const { list, months, total } = await nok.log()
    expect(list.map(({ change, type }) => [change, type])).toEqual([
      [-15, 'payment'],
      [20, 'reward'],
      [10, 'reward'],
    ])
    expect([total, months]).toEqual([
      3,
      [
        { month: '2026-11', gained: 20, spent: 15 },
        { month: '2026-10', gained: 10, spent: 0 },
      ],
    ])
    expect((await nok.log('earned')).total).toBe(2)
    expect((await nok.log('spent')).months).toEqual([{ month: '2026-11', gained: 0, spent: 15 }])
  })

  it('note the points of a refunded order that were spent', async () => {
    const entry = { account: 'points', kind: 'earnedBack', cause: 'order' } as const
    await backend.db.transaction((tx) => book(tx, nok.userId, [{ ...entry, amount: 0, short: 4 }], backend.clock.now()))
    expect((await nok.log()).list).toMatchObject([{ change: 0, short: 4, type: 'earnedBack' }])
  })
})

test('after 400 random operations on points, called twice and killed, lots, entries and balances agree', async () => {
  const { db, clock } = backend
  const upTo = numbers(27)
  const members = [nok.userId, (await enterCollector(backend, 'Som')).userId]
  const causes: string[] = []
  const change = (kind: Booking['kind'], amount: number, cause: string): Operation => {
    const userId = members[upTo(2)] ?? ''
    return async (tx) => {
      await lockAccount(tx, userId)
      await book(tx, userId, [{ account: 'points', amount, kind, cause }], clock.now())
    }
  }
  const kinds = [
    () => change('reward', 1 + upTo(200), newId()),
    () => change('payment', -upTo(150), causes[causes.push(newId()) - 1] ?? ''),
    () => change('refund', 1 + upTo(50), causes[upTo(causes.length || 1)] ?? newId()),
  ]
  for (let batch = 0; batch < 50; batch += 1) {
    const operations = Array.from({ length: 8 }, () => (kinds[upTo(3)] ?? kinds[0])?.())
    await Promise.all(operations.map(async (each) => each && callTwice(db, each, upTo(4) === 0)))
    clock.advance(20 * 24 * 60)
    if (batch % 10 === 9) await runJob(backend.app.jobs.points)
  }
  expect(await checkLedger(db)).toEqual([])
  const over = sql`${pointLots.remaining} > 0 and ${pointLots.expireAt} <= ${clock.now().toISOString()}`
  await runJob(backend.app.jobs.points)
  expect(await db.$count(pointLots, over)).toBe(0)
  expect(await db.$count(ledgerEntries, eq(ledgerEntries.kind, 'expired'))).toBeGreaterThan(0)
}, 60_000)
