import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AccountLogEntry, AccountLogMonth, AccountLogType } from '../../../src/contract/wallet/accountLog'
import type { accountLogContract } from '../../../src/contract/wallet/accountLog'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { monthText, nextMonth, startOfMonth } from '../../../src/domain/time/calendar'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Handlers } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { ledgerEntries, type LedgerKind } from '../../db/schema/wallet/ledger'
import { balancesOf } from '../ledger/ledger'
import { factsOf } from './accountLogFacts'
import { moneyOf } from './topUpOffers'

type Calls = typeof accountLogContract

/** What an entry of a kind is to the member; the bonus of a top-up is a type of its own. */
const TYPES: Readonly<Record<LedgerKind, AccountLogType>> & Readonly<Record<string, AccountLogType>> = {
  opening: 'other',
  earned: 'other',
  earnedBack: 'other',
  payment: 'spent',
  refund: 'refund',
  topUp: 'topUp',
  topUpBack: 'topUpBack',
  reward: 'bonus',
  redeemed: 'bonus',
  adjustment: 'adjusted',
  expired: 'other',
  commission: 'other',
  commissionBack: 'other',
  withdrawal: 'other',
  withdrawalPaid: 'other',
  withdrawalBack: 'other',
  mergedOut: 'other',
  mergedIn: 'other',
  removed: 'other',
}

/** What each filter lists. */
const FILTERS: Record<Parsed<Calls['list']>['type'], readonly AccountLogType[] | null> = {
  all: null,
  topUp: ['topUp'],
  spent: ['spent'],
  refund: ['refund', 'topUpBack'],
  bonus: ['bonus'],
}

/** Records of the balance. */
export const accountLogHandlers: Handlers<Calls> = {
  async list({ db, session, locale }, { type, page, pageSize }): Promise<Reply<Calls['list']>> {
    const { userId } = session
    const lines = linesOf(db, userId)
    const types = FILTERS[type]
    const condition = types ? inArray(lines.type, [...types]) : undefined
    const rows = await db
      .select()
      .from(lines)
      .where(condition)
      .orderBy(desc(lines.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return {
      list: await present(db, rows, locale),
      total: await db.$count(lines, condition),
      ...{ page, pageSize },
      months: await sumMonths(db, lines, { rows, condition }),
      balance: moneyOf(await balancesOf(db, userId)),
    }
  },
}

/**
 * The changes of a member's balance as one line for each cause; the money that is paid in and the bonus of a top-up are two. The balance
 * after a line is that after its last entry.
 */
function linesOf(db: ReadDb, userId: string) {
  const { id, account, amount, kind, cause, at } = ledgerEntries
  const money = and(eq(ledgerEntries.userId, userId), inArray(account, ['paidIn', 'bonus']))
  const running = sql<number>`sum(${amount}) over (order by ${id})`.mapWith(Number).as('running')
  const typeOf = sql<AccountLogType>`${typeCase(kind, account)}`.as('type')
  const entries = db
    .select({ id, amount, kind, cause, at, running, type: typeOf })
    .from(ledgerEntries)
    .where(money)
    .as('entries')
  const last = <T>(column: SQL) => sql<T>`(array_agg(${column} order by ${entries.id} desc))[1]`
  return db
    .select({
      id: sql<number>`max(${entries.id})`.mapWith(Number).as('line_id'),
      type: sql<AccountLogType>`${entries.type}`.as('line_type'),
      kind: sql<LedgerKind>`${entries.kind}`.as('line_kind'),
      cause: sql<string>`${entries.cause}`.as('line_cause'),
      amount: sql<number>`sum(${entries.amount})`.mapWith(Number).as('line_amount'),
      balanceAfter: last<number>(sql`${entries.running}`)
        .mapWith(Number)
        .as('line_balance'),
      at: sql<Date>`max(${entries.at})`.mapWith(ledgerEntries.at).as('line_at'),
    })
    .from(entries)
    .groupBy(entries.type, entries.kind, entries.cause)
    .as('lines')
}
type Lines = ReturnType<typeof linesOf>
type Line = {
  id: number
  type: AccountLogType
  kind: LedgerKind
  cause: string
  amount: number
  balanceAfter: number
  at: Date
}

function typeCase(kind: SQL | typeof ledgerEntries.kind, account: typeof ledgerEntries.account): SQL {
  const cases = Object.entries(TYPES).map(([name, type]) => sql`when ${kind} = ${name} then ${type}::text`)
  const ofBonus = sql`when ${kind} = 'topUp' and ${account} = 'bonus' then 'bonus'`
  return sql`case ${sql.join([ofBonus, ...cases], sql` `)} else 'other' end`
}

async function present(db: ReadDb, rows: readonly Line[], locale: Locale): Promise<AccountLogEntry[]> {
  const facts = await factsOf(db, rows, locale)
  return rows.map(({ id, type, kind, cause, amount, balanceAfter, at }) => ({
    ...{ id, type, amount, balanceAfter, at: isoText(at) },
    ...facts(kind, cause),
  }))
}

/** The sums of the months that rows lie in, newest first. */
async function sumMonths(
  db: ReadDb,
  lines: Lines,
  { rows, condition }: { rows: readonly Line[]; condition: SQL | undefined },
): Promise<AccountLogMonth[]> {
  const months = [...new Set(rows.map(({ at }) => monthText(at)))]
  const sums: AccountLogMonth[] = []
  for (const month of months) {
    const start = startOfMonth(month)
    const within = and(condition, gte(lines.at, atColumn(start)), lt(lines.at, atColumn(nextMonth(start))))
    const total = (sign: SQL) => sql<number>`coalesce(sum(${lines.amount}) filter (where ${sign}), 0)`.mapWith(Number)
    const [row] = await db
      .select({ in: total(sql`${lines.amount} > 0`), out: total(sql`${lines.amount} < 0`) })
      .from(lines)
      .where(within)
    sums.push({ month, in: row?.in ?? 0, out: -(row?.out ?? 0) })
  }
  return sums
}

/** An instant bound as a value of the column `at`. */
const atColumn = (at: Date): SQL => sql`${sql.param(at, ledgerEntries.at)}`
