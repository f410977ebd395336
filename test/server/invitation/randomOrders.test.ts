import { and, eq, ne } from 'drizzle-orm'
import { inviteRewards, invitations } from '../../../server/db/schema/members/invitations'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { lockAccount } from '../../../server/db/locks'
import { balancesOf, book } from '../../../server/modules/ledger/ledger'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import {
  eat,
  enterMember,
  invite,
  MONEY,
  type Person,
  POINTS,
  refund,
  runCampaign,
  runInvites,
} from '../support/membership/inviters'
import { numbers } from '../support/numbers'

// Friends, meals, refunds, spending and runs of the job in random order, some at once. INVITE_OPERATIONS makes it longer.
const OPERATIONS = Number(process.env.INVITE_OPERATIONS ?? 24)

let backend: Backend
freshBistro((fresh) => (backend = fresh))

test(`after ${OPERATIONS} random operations every reward was paid once at most, and no balance is negative`, async () => {
  const STEPS = [
    { friends: 2, reward: POINTS },
    { friends: 4, reward: MONEY },
  ]
  await runCampaign(backend, { steps: STEPS })
  const upTo = numbers(16)
  const ploy = await enterMember(backend, 'Ploy')
  const friends: Person[] = []
  const orders: string[] = []
  const pick = <T>(from: readonly T[]) => from[upTo(from.length)]

  const spend = () =>
    backend.db.transaction(async (tx) => {
      await lockAccount(tx, ploy.userId)
      const { bonus } = await balancesOf(tx, ploy.userId)
      const amount = -Math.min(bonus, upTo(9000))
      if (amount < 0)
        await book(
          tx,
          ploy.userId,
          [{ account: 'bonus', amount, kind: 'payment', cause: `${upTo(1e9)}` }],
          backend.clock.now(),
        )
    })
  const step = async () => {
    const friend = pick(friends)
    const kind = upTo(10)
    if (!friend || kind < 2) friends.push(await invite(backend, ploy, `Friend ${friends.length}`))
    else if (kind < 6) orders.push(await eat(backend, friend))
    else if (kind < 8) await refund(backend, pick(orders) ?? '').catch(() => undefined)
    else if (kind < 9) await Promise.all([runInvites(backend), runInvites(backend), spend()])
    else await spend()
  }
  for (let done = 0; done < OPERATIONS; done++) await step()
  await runInvites(backend)

  expect(await checkLedger(backend.db)).toEqual([])
  const rows = await backend.db.select().from(inviteRewards).where(ne(inviteRewards.side, 'friend'))
  const entries = await backend.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, ploy.userId), eq(ledgerEntries.kind, 'reward')))
  for (const row of rows) {
    const booked = entries.filter(({ cause }) => cause === `invite ${row.id}` || cause === `invite ${row.id} back`)
    const kept = booked.reduce((sum, { amount }) => sum + amount, 0)
    const due = { given: row.amount, takenBack: row.short }[row.state as 'given' | 'takenBack'] ?? 0
    expect([row.state, kept]).toEqual([row.state, due])
  }
  expect(entries.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true)
  const all = await backend.db.select().from(invitations)
  const rewarded = all.filter(({ state }) => state === 'rewarded')
  expect(rows.filter(({ side, state }) => side === 'inviter' && state === 'given')).toHaveLength(rewarded.length)
  expect(all.filter(({ state }) => state === 'qualified')).toEqual([])
  for (const { friends: needed } of STEPS) {
    const held = rows.filter((row) => row.friends === needed && row.state === 'given')
    expect(held.length).toBeLessThanOrEqual(rewarded.length >= needed ? 1 : 0)
  }
}, 600_000)
