import { lockAccount } from '../../../server/db/locks'
import { ledgerBalances, ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { users } from '../../../server/db/schema/account/users'
import { cleanUp } from '../../../server/jobs/cleanup'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf, book, type Booking } from '../../../server/modules/ledger/ledger'
import { credit, sessionOf } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'

let backend: Backend
let userId: string
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  userId = await newUser()
})

const newUser = async () => (await sessionOf(backend, await backend.guest())).userId
const booking = (amount: number, cause: string, facts: Partial<Booking> = {}): Booking => ({
  ...{ account: 'points', amount, kind: 'reward', cause },
  ...facts,
})
const bookAll = (...bookings: Booking[]) =>
  backend.db.transaction((tx) => book(tx, userId, bookings, backend.clock.now()))

describe('an entry', () => {
  it('is booked once for its account, kind and cause, with the balance after it', async () => {
    await bookAll(booking(50, 'today'), booking(7, 'today', { account: 'growth' }))
    await bookAll(booking(50, 'today'), booking(-20, 'lunch', { kind: 'payment' }))
    const entries = await backend.db.select().from(ledgerEntries).orderBy(ledgerEntries.id)
    expect(entries.map(({ account, amount, balanceAfter }) => [account, amount, balanceAfter])).toEqual([
      ['points', 50, 50],
      ['growth', 7, 7],
      ['points', -20, 30],
    ])
    expect(await balancesOf(backend.db, userId)).toMatchObject({ paidIn: 0, bonus: 0, points: 30, growth: 7 })
  })

  it('is refused with all others of its call when a balance would become negative', async () => {
    await bookAll(booking(50, 'today'))
    await expect(bookAll(booking(5, 'a'), booking(-56, 'b'))).rejects.toMatchObject({
      code: 400,
      key: 'account.notEnough',
    })
    expect(await balancesOf(backend.db, userId)).toMatchObject({ points: 50 })
    expect(await backend.db.$count(ledgerEntries)).toBe(1)
  })

  it('cannot be changed or deleted, not even by another statement', async () => {
    await bookAll(booking(50, 'today'))
    const refused = expect.objectContaining({ message: expect.stringContaining('entries of ledger_entries') as string })
    await expect(backend.db.update(ledgerEntries).set({ amount: 51 })).rejects.toMatchObject({ cause: refused })
    await expect(backend.db.delete(ledgerEntries)).rejects.toMatchObject({ cause: refused })
  })

  it('cannot be written twice, nor with a negative balance, by any statement', async () => {
    await bookAll(booking(50, 'today'))
    const values = { userId, account: 'points', amount: 1, kind: 'reward', at: backend.clock.now() } as const
    const write = (cause: string, balanceAfter: number) =>
      backend.db.insert(ledgerEntries).values({ ...values, cause, balanceAfter })
    await expect(write('today', 51)).rejects.toThrow()
    await expect(write('tomorrow', -1)).rejects.toThrow()
    await expect(backend.db.update(ledgerBalances).set({ balance: -1 })).rejects.toThrow()
  })
})

describe('the check of the ledger', () => {
  it('finds nothing after bookings and merges', async () => {
    await bookAll(booking(50, 'today'), booking(-20, 'lunch', { kind: 'payment' }))
    const into = await newUser()
    await credit(backend, into, { points: 5, paidIn: 100 })
    await backend.db.transaction((tx) => mergeUsers(tx, { from: userId, into, now: backend.clock.now() }))
    expect(await balancesOf(backend.db, into)).toMatchObject({ points: 35, paidIn: 100 })
    expect(await checkLedger(backend.db)).toEqual([])
  })

  it('finds a balance that is not the sum of its entries, and an entry that does not follow from those before it', async () => {
    await bookAll(booking(50, 'today'))
    await backend.db.update(ledgerBalances).set({ balance: 49 })
    const wrong = { userId, account: 'growth', amount: 5, kind: 'reward', cause: 'x', at: backend.clock.now() } as const
    await backend.db.insert(ledgerEntries).values({ ...wrong, balanceAfter: 6 })
    expect((await checkLedger(backend.db)).sort()).toEqual([
      expect.stringMatching(/^entry \d+ says 6 growth of .*, the entries up to it 5$/),
      `growth of ${userId} is 0, its entries add up to 5`,
      `points of ${userId} is 49, its entries add up to 50`,
    ])
  })

  it('runs as a job, which reports what it finds', async () => {
    const errors = jest.spyOn(backend.app.server.log, 'error')
    await runJob(backend.app.jobs.ledgerCheck)
    expect(errors).not.toHaveBeenCalled()
    await bookAll(booking(50, 'today'))
    await backend.db.delete(ledgerBalances)
    await runJob(backend.app.jobs.ledgerCheck)
    expect(errors.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringContaining(`points of ${userId} is 0, its entries add up to 50`),
    ])
    errors.mockRestore()
  })
})

it('a user with entries is not deleted with the abandoned guests', async () => {
  await bookAll(booking(50, 'today'))
  await newUser()
  backend.clock.advance(181 * 24 * 60)
  await cleanUp(backend.db, backend.clock.now())
  expect((await backend.db.select().from(users)).map(({ id }) => id)).toEqual([userId])
})

it('bookings of two phones at once are all in the balance', async () => {
  const phones = Array.from({ length: 10 }, (_, index) =>
    backend.db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      await book(tx, userId, [booking(index + 1, `phone ${index}`)], backend.clock.now())
    }),
  )
  await Promise.all(phones)
  expect(await balancesOf(backend.db, userId)).toMatchObject({ points: 55 })
  expect(await checkLedger(backend.db)).toEqual([])
})
