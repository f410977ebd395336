import { asc, eq, inArray } from 'drizzle-orm'
import type { StaffAccount, StaffPerson } from '../../../console/contract/staff/staffAccount'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { type StaffAccountRow, staffAccounts, staffStores } from '../../db/schema/staff/console'

/** The e-mail address of the owner whose password is a variable of the server. */
export interface ServerOwner {
  ownerEmail: string
}

/** The account of a person by id, with its stores. Refuses an unknown id. */
export async function readAccount(db: ReadDb, id: string, owner: ServerOwner): Promise<StaffAccount> {
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.id, id))
  if (!row) throw new AppError(400, 'staff.notFound')
  const [account] = await presentAccounts(db, [row], owner)
  return account as StaffAccount
}

/** Accounts as the owner sees them. */
export async function presentAccounts(
  db: ReadDb,
  rows: readonly StaffAccountRow[],
  { ownerEmail }: ServerOwner,
): Promise<StaffAccount[]> {
  const stores = await storesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ passwordHash, createdAt, ...row }) => ({
    ...row,
    storeIds: stores.get(row.id) ?? [],
    password: passwordHash ? 'chosen' : unstored(row.email === ownerEmail),
    createdAt: isoText(createdAt),
  }))
}

/** Where the password of an account without a stored one is. */
const unstored = (isServerOwner: boolean) => (isServerOwner ? 'server' : 'invited')

/** A person as everyone at the console may see. */
export const presentPerson = ({ id, email, name, role, locale, storeIds }: StaffPerson): StaffPerson => ({
  ...{ id, email, name, role, locale, storeIds },
})

/** The stores of people, by id; of all stores there is no entry. */
export async function storesOf(db: ReadDb, staffIds: string[]): Promise<Map<string, string[]>> {
  const stores = new Map<string, string[]>()
  if (staffIds.length === 0) return stores
  const rows = await db
    .select()
    .from(staffStores)
    .where(inArray(staffStores.staffId, staffIds))
    .orderBy(asc(staffStores.storeId))
  for (const { staffId, storeId } of rows) stores.set(staffId, [...(stores.get(staffId) ?? []), storeId])
  return stores
}
