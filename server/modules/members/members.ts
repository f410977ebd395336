import { and, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { StaffLedgerEntry, StaffMember } from '../../../console/contract/members/member'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockAccount } from '../../db/locks'
import { type LedgerAccount, ledgerEntries } from '../../db/schema/wallet/ledger'
import { ledgerBookings } from '../../db/schema/wallet/storedValue'
import { users } from '../../db/schema/account/users'
import { likePattern } from '../../db/translations'
import { digitsOf, shownPhone } from '../accounts/phoneNumbers'
import { recordAudit, type Staff } from '../audit/audit'
import { balancesOf, book } from '../ledger/ledger'

interface Page {
  page: number
  pageSize: number
}

/** Members by a word in their name, number or address, the latest first. */
export async function listMembers(
  db: ReadDb,
  { keyword, page, pageSize }: Page & { keyword: string },
): Promise<{ list: StaffMember[]; total: number }> {
  const condition = and(isNotNull(users.registeredAt), isNull(users.mergedInto), holds(keyword))
  const rows = await db
    .select()
    .from(users)
    .where(condition)
    .orderBy(desc(users.registeredAt), desc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list: StaffMember[] = []
  for (const row of rows) list.push(await present(db, row))
  return { list, total: await db.$count(users, condition) }
}

/** One member. Refuses an unknown id. */
export async function readMember(db: ReadDb, id: string): Promise<StaffMember> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row?.registeredAt) throw new AppError(400, 'staff.notFound')
  return present(db, row)
}

/** The ledger of a member, newest first. */
export async function readLedger(
  db: ReadDb,
  { id, account, page, pageSize }: Page & { id: string; account?: LedgerAccount | undefined },
): Promise<{ list: StaffLedgerEntry[]; total: number }> {
  await readMember(db, id)
  const condition = and(eq(ledgerEntries.userId, id), account && eq(ledgerEntries.account, account))
  const rows = await entriesOf(db)
    .where(condition)
    .orderBy(desc(ledgerEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(presentEntry), total: await db.$count(ledgerEntries, condition) }
}

/** Books an amount by hand. Refuses more than there is. */
export async function bookByHand(
  tx: Tx,
  booking: { id: string; account: LedgerAccount; amount: number; reason: string },
  staff: Staff,
): Promise<StaffLedgerEntry> {
  const { id: userId, account, amount } = booking
  await readMember(tx, userId)
  await lockAccount(tx, userId)
  const before = await balancesOf(tx, userId)
  if (before[account] + amount < 0) throw new AppError(400, 'staff.notSoMuch')
  const cause = newId()
  const { now, name: staffName } = staff
  await tx.insert(ledgerBookings).values({ ...booking, id: cause, userId, staffName, at: now })
  await book(tx, userId, [{ account, amount, kind: 'adjustment', cause }], now)
  const [entry] = await entriesOf(tx).where(eq(ledgerEntries.cause, cause))
  if (!entry) throw new Error(`booking ${cause} was not written`)
  const after = presentEntry(entry)
  await recordAudit(tx, staff, { action: 'member.book', subject: 'users', subjectId: userId, before, after })
  return after
}

function holds(keyword: string) {
  if (keyword === '') return undefined
  const pattern = likePattern(keyword)
  const digits = digitsOf(keyword)
  const ofPhone = digits === undefined ? undefined : ilike(users.phone, likePattern(digits))
  return or(ilike(users.nickname, pattern), ilike(users.email, pattern), ofPhone)
}

async function present(db: ReadDb, row: typeof users.$inferSelect): Promise<StaffMember> {
  const { id, nickname, email, registeredAt, createdAt } = row
  return {
    ...{ id, nickname, email },
    phone: shownPhone(row.phone),
    registeredAt: isoText(registeredAt ?? createdAt),
    held: await balancesOf(db, id),
  }
}

function entriesOf(db: ReadDb) {
  return db
    .select({ entry: ledgerEntries, booking: ledgerBookings })
    .from(ledgerEntries)
    .leftJoin(ledgerBookings, eq(ledgerBookings.id, ledgerEntries.cause))
    .$dynamic()
}

function presentEntry({ entry, booking }: Awaited<ReturnType<typeof entriesOf>>[number]): StaffLedgerEntry {
  const { userId: _, at, ...rest } = entry
  return { ...rest, at: isoText(at), reason: booking?.reason ?? '', staffName: booking?.staffName ?? '' }
}
