import { newId } from '../../../server/db/ids'
import { lockAccount } from '../../../server/db/locks'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf, book, moneyIn } from '../../../server/modules/ledger/ledger'
import { payByBalance } from '../../../server/modules/payments/startPayment'
import { payFromBalance } from '../../../server/modules/purchases/balancePayments'
import { openPurchase } from '../../../server/modules/purchases/purchases'
import { sessionOf } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { callTwice, type Operation } from '../support/database/interleavings'
import { numbers } from '../support/numbers'
import { closing, refunding, withBareDeposits } from '../support/payments/purchases'
import { setConfig } from '../support/database/configs'

// Top-ups, purchases, payments, refunds and cancellations in random order, several at once, each of them called twice, and some
// transactions killed at their end and called again: as after lost replies and restarts.

const OPERATIONS = 800
const AT_ONCE = 8

let backend: Backend
freshBistro((fresh) => (backend = fresh))
withBareDeposits()

test(`after ${OPERATIONS} random operations every balance is the sum of its entries, none is negative, and no money is doubled or lost`, async () => {
  const { db, clock } = backend
  await setConfig(db, 'storageset', { on: true, bonusShare: 3000 })
  const upTo = numbers(14)
  const tokens = await Promise.all([1, 2, 3].map(() => backend.guest()))
  const users = await Promise.all(tokens.map(async (token) => (await sessionOf(backend, token)).userId))
  const pick = <T>(from: readonly T[]) => from[upTo(from.length)]
  const known: string[] = []

  const topUp = (): Operation => {
    const [userId = '', cause] = [pick(users), newId()]
    const [paidIn, bonus] = [upTo(5000), upTo(1000)]
    return async (tx) => {
      await lockAccount(tx, userId)
      const why = { kind: 'topUp', cause } as const
      const bookings = [
        { account: 'paidIn', amount: paidIn, ...why } as const,
        { account: 'bonus', amount: bonus, ...why } as const,
      ]
      await book(tx, userId, bookings, clock.now())
    }
  }
  const buy = (): Operation => {
    const [userId = '', id] = [pick(users), newId()]
    const amount = 1 + upTo(3000)
    const fromBalance = upTo(2) * upTo(amount)
    known.push(id)
    const common = { id, no: id, kind: 'deposit', userId, storeId: 'ari', amount, fromBalance } as const
    return async (tx) => {
      const now = clock.now()
      await openPurchase(tx, { ...common, createdAt: now, expireAt: null })
      if (fromBalance > 0) await payFromBalance(tx, { purchase: { id, userId }, amount: fromBalance, now })
    }
  }
  const pay = (): Operation => {
    const id = pick(known) ?? ''
    return (tx) => payByBalance(tx, { id, kind: 'deposit' }, clock.now())
  }
  const close = () => closing(pick(known) ?? '', clock.now())
  const refund = () => refunding(pick(known) ?? '', 1 + upTo(2000), clock.now())

  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, () =>
      (pick([topUp, buy, buy, pay, pay, pay, close, refund]) ?? topUp)(),
    )
    await Promise.all(batch.map((operation) => callTwice(db, operation, upTo(4) === 0)))
  }

  expect(await checkLedger(db)).toEqual([])
  const entries = await db.select().from(ledgerEntries)
  const toppedUp = entries.reduce((sum, { kind, amount }) => sum + (kind === 'topUp' ? amount : 0), 0)
  const held = await Promise.all(users.map(async (userId) => moneyIn(await balancesOf(db, userId))))
  const [taken, given] = await Promise.all([db.select().from(payments), db.select().from(refunds)])
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  expect(sum(held.map((amount) => ({ amount })))).toBe(toppedUp - sum(taken) + sum(given))
  const bought = await db.select().from(purchases)
  for (const { id, state, amount, fromBalance, refunded } of bought) {
    const own = taken.filter(({ purchaseId }) => purchaseId === id)
    const back = given.filter(({ paymentId }) => own.some((payment) => payment.id === paymentId))
    if (state === 'pending') expect([sum(own), sum(back)]).toEqual([fromBalance, 0])
    else if (state === 'closed') expect([sum(own), sum(back)]).toEqual([fromBalance, fromBalance])
    else expect([sum(own), sum(back)]).toEqual([amount, refunded])
  }
  expect(new Set(bought.map(({ state }) => state))).toEqual(
    new Set(['pending', 'paid', 'closed', 'partlyRefunded', 'refunded']),
  )
}, 120_000)
