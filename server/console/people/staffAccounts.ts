import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type {
  StaffAccount,
  StaffAccountFields,
  StaffAccountWithLink,
} from '../../../console/contract/staff/staffAccount'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { advisoryLock } from '../../db/locks'
import { lockRow } from '../../db/locks/rows'
import { type StaffAccountRow, staffAccounts, staffStores } from '../../db/schema/staff/console'
import { stores } from '../../db/schema/store/stores'
import { likePattern } from '../../db/translations'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { recorded, refuseFields, refuseStale, type SeenVersion } from '../../modules/offers/edited'
import { makeLink } from './passwordLinks'
import { presentAccounts, readAccount, type ServerOwner } from './presentAccount'
import { endSessionsOf } from './staffSessions'

interface StaffAccountQuery {
  keyword: string
  active?: boolean | undefined
  page: number
  pageSize: number
}

/** The people of the console, by name. */
export async function listAccounts(
  db: ReadDb,
  { keyword, active, page, pageSize }: StaffAccountQuery,
  owner: ServerOwner,
): Promise<{ list: StaffAccount[]; total: number }> {
  const pattern = likePattern(keyword)
  const condition = and(
    or(ilike(staffAccounts.name, pattern), ilike(staffAccounts.email, pattern)),
    active === undefined ? undefined : eq(staffAccounts.active, active),
  )
  const rows = await db
    .select()
    .from(staffAccounts)
    .where(condition)
    .orderBy(asc(staffAccounts.name), asc(staffAccounts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: await presentAccounts(db, rows, owner), total: await db.$count(staffAccounts, condition) }
}

/** Invites a person. Refuses an address that an account has. */
export async function createAccount(
  tx: Tx,
  { email, storeIds, ...fields }: StaffAccountFields & { email: string },
  staff: Staff & ServerOwner,
): Promise<StaffAccountWithLink> {
  const id = newId()
  const inserted = await tx
    .insert(staffAccounts)
    .values({ ...fields, id, email: email.toLowerCase(), locale: staff.locale, createdAt: staff.now })
    .onConflictDoNothing()
    .returning({ id: staffAccounts.id })
  refuseFields('staff.taken', [['email', inserted.length === 0]])
  await writeStores(tx, id, storeIds)
  return withLink(tx, { id, action: 'staffAccount.create', before: null }, staff)
}

/** Changes name, role and stores. */
export async function updateAccount(
  tx: Tx,
  { id, version, storeIds, ...fields }: StaffAccountFields & SeenVersion,
  staff: Staff & ServerOwner,
): Promise<StaffAccount> {
  const before = await lockSeen(tx, { id, version }, staff)
  if (fields.role !== 'owner') await refuseLastOwner(tx, id)
  await writeStores(tx, id, storeIds)
  await write(tx, id, fields)
  return finish(tx, { id, action: 'staffAccount.update', before }, staff)
}

/** Ends an account with its sessions, or opens it again. */
export async function setAccountActive(
  tx: Tx,
  { active, ...seen }: SeenVersion & { active: boolean },
  staff: Staff & ServerOwner,
): Promise<StaffAccount> {
  const before = await lockSeen(tx, seen, staff)
  if (!active) {
    if (seen.id === staff.id) throw new AppError(400, 'staff.ownAccount')
    await refuseLastOwner(tx, seen.id)
    await endSessionsOf(tx, seen.id, staff.now)
  }
  await write(tx, seen.id, { active })
  return finish(tx, { id: seen.id, action: 'staffAccount.active', before }, staff)
}

/** A new link for a person. */
export async function renewLink(tx: Tx, seen: SeenVersion, staff: Staff & ServerOwner): Promise<StaffAccountWithLink> {
  const before = await lockSeen(tx, seen, staff)
  return withLink(tx, { id: seen.id, action: 'staffAccount.link', before }, staff)
}

/** Ends the sessions of a person on all devices. */
export async function signOutPerson(tx: Tx, id: string, staff: Staff & ServerOwner): Promise<StaffAccount> {
  const account = await readAccount(tx, id, staff)
  await endSessionsOf(tx, id, staff.now)
  const change = { action: 'staffAccount.signOut', subject: 'staff_accounts', subjectId: id } as const
  await recordAudit(tx, staff, { ...change, before: null, after: null })
  return account
}

interface Change {
  id: string
  action: AuditAction
  before: StaffAccount | null
}

async function withLink(tx: Tx, change: Change, staff: Staff & ServerOwner): Promise<StaffAccountWithLink> {
  const { link, endsAt } = await makeLink(tx, change.id, staff.now)
  return { account: await finish(tx, change, staff), link, endsAt: isoText(endsAt) }
}

/** Locks the account that staff saw. Changes of accounts come one after the other, so that one owner always stays. */
async function lockSeen(tx: Tx, seen: SeenVersion, owner: ServerOwner): Promise<StaffAccount> {
  await advisoryLock(tx, 'staff')
  const present = async (row: StaffAccountRow) => (await presentAccounts(tx, [row], owner))[0]
  const row = await refuseStale(await lockRow(tx, staffAccounts, seen.id), seen, present)
  return (await present(row)) as StaffAccount
}

async function refuseLastOwner(tx: Tx, id: string): Promise<void> {
  const others = and(eq(staffAccounts.role, 'owner'), eq(staffAccounts.active, true), ne(staffAccounts.id, id))
  if ((await tx.$count(staffAccounts, others)) === 0) throw new AppError(400, 'staff.lastOwner')
}

async function writeStores(tx: Tx, staffId: string, storeIds: readonly string[]): Promise<void> {
  const chosen = [...new Set(storeIds)]
  const known = new Set((await tx.select({ id: stores.id }).from(stores)).map(({ id }) => id))
  refuseFields('staff.unknownId', [['storeIds', chosen.some((id) => !known.has(id))]])
  await tx.delete(staffStores).where(eq(staffStores.staffId, staffId))
  if (chosen.length > 0) await tx.insert(staffStores).values(chosen.map((storeId) => ({ staffId, storeId })))
}

async function write(tx: Tx, id: string, changed: Partial<typeof staffAccounts.$inferInsert>): Promise<void> {
  const version = sql`${staffAccounts.version} + 1`
  await tx
    .update(staffAccounts)
    .set({ ...changed, version })
    .where(eq(staffAccounts.id, id))
}

async function finish(tx: Tx, { id, ...change }: Change, staff: Staff & ServerOwner): Promise<StaffAccount> {
  const after = await readAccount(tx, id, staff)
  return recorded(tx, staff, { ...change, subject: 'staff_accounts', after })
}
