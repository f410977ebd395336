import { lockAccount, lockUserRows } from '../../../server/db/locks'
import { LEDGER_ACCOUNTS, LEDGER_KINDS, ledgerBalances, ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { users } from '../../../server/db/schema/account/users'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { book, type Booking } from '../../../server/modules/ledger/ledger'
import { memberLedger } from '../../../server/modules/ledger/memberLedger'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { callTwice, type Operation } from '../support/database/interleavings'
import { numbers } from '../support/numbers'

// Entries of all kinds for several members, many in a transaction and several transactions at once, each of them called twice and some
// killed at their end and called again. Causes come back, with other amounts. Now and then an account is merged into another or removed.

const OPERATIONS = 10_000
const PER_CALL = 50
const AT_ONCE = 5
const MEMBERS = 6
/** Kinds that only a merge or a removal books. */
const MOVES: readonly string[] = ['mergedOut', 'mergedIn', 'removed']
const KINDS = LEDGER_KINDS.filter((kind) => !MOVES.includes(kind))
/** Kinds that take something away. */
const TAKING: readonly string[] = ['payment', 'earnedBack', 'expired']

const keyOf = ({ account, kind, cause }: Booking) => `${account} ${kind} ${cause}`

let backend: Backend
freshBistro((fresh) => (backend = fresh))

test(`after ${OPERATIONS} entries of all kinds, each tried twice, every balance is the sum of its entries, none is negative and none is doubled`, async () => {
  const { db, clock } = backend
  const upTo = numbers(15)
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length)] as T
  const attempted = new Map<string, Set<number>>()
  const done = new Set<string>()
  let newest = 0
  const enter = async () => {
    const id = `member-${newest++}`
    await db.insert(users).values({ id, createdAt: clock.now(), registeredAt: clock.now() })
    return id
  }
  const members: string[] = []
  while (members.length < MEMBERS) members.push(await enter())

  const booking = (userId: string): Booking => {
    const kind = pick(KINDS)
    const sign = TAKING.includes(kind) || (kind === 'adjustment' && upTo(2) === 0) ? -1 : 1
    const amount = sign * upTo(sign > 0 ? 400 : 60)
    const entry = { account: pick(LEDGER_ACCOUNTS), amount, kind, cause: `${userId}-${upTo(400)}` }
    const amounts = attempted.get(keyOf(entry)) ?? new Set()
    attempted.set(keyOf(entry), amounts.add(entry.amount))
    return entry
  }
  const call = (): Operation => {
    const userId = pick(members)
    const bookings = new Map(Array.from({ length: PER_CALL }, () => booking(userId)).map((each) => [keyOf(each), each]))
    return async (tx) => {
      await lockAccount(tx, userId)
      await book(tx, userId, [...bookings.values()], clock.now())
      for (const key of bookings.keys()) done.add(key)
    }
  }
  /** A member leaves: into another account or for good. A new one comes. */
  const leave = async () => {
    const [from = '', into = ''] = members.splice(upTo(members.length - 1), 2)
    members.push(into, await enter())
    const merges = upTo(2) === 0
    const operation: Operation = async (tx) => {
      await lockUserRows(tx, merges ? [from, into] : [from])
      await (merges
        ? memberLedger.merge(tx, { from, into, now: clock.now() })
        : memberLedger.remove(tx, from, clock.now()))
    }
    await callTwice(db, operation, upTo(2) === 0)
  }

  for (let tried = 0; tried < OPERATIONS; tried += PER_CALL * AT_ONCE) {
    const calls = Array.from({ length: AT_ONCE }, call)
    await Promise.all(calls.map((each) => callTwice(db, each, upTo(4) === 0)))
    if (upTo(5) === 0) await leave()
  }

  expect(await checkLedger(db)).toEqual([])
  const entries = await db.select().from(ledgerEntries)
  const booked = entries.filter(({ kind }) => !MOVES.includes(kind))
  expect(entries.some(({ balanceAfter }) => balanceAfter < 0)).toBe(false)
  expect(new Set(entries.map(keyOf)).size).toBe(entries.length)
  expect(booked.filter((entry) => !attempted.get(keyOf(entry))?.has(entry.amount))).toEqual([])
  expect(booked.filter((entry) => !done.has(keyOf(entry)))).toEqual([])
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(LEDGER_KINDS))
  expect(booked.length).toBeGreaterThan(OPERATIONS / 4)
  // What was taken from those who left has arrived, or was given up.
  const sum = (kind: string) => entries.reduce((all, entry) => all + (entry.kind === kind ? entry.amount : 0), 0)
  expect(sum('mergedIn')).toBe(-sum('mergedOut'))
  const held = await db.select().from(ledgerBalances)
  const total = (rows: readonly number[]) => rows.reduce((all, amount) => all + amount, 0)
  expect(total(held.map(({ balance }) => balance))).toBe(total(entries.map(({ amount }) => amount)))
}, 60_000)
