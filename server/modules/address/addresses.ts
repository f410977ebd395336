import { and, count, desc, eq } from 'drizzle-orm'
import type { addressContract, Address } from '../../../src/contract/account/address'
import type { Parsed } from '../../../src/contract/endpoint'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockUser } from '../../db/locks'
import { addresses } from '../../db/schema/account/users'
import { AppError } from '../../api/appError'

/** Most addresses per guest. */
const MAX_ADDRESSES = 50

type AddressRow = typeof addresses.$inferSelect
type Entry = Parsed<(typeof addressContract)['add']>

/** An address of a reply; `inRange` is whether the requested store delivers there. */
export function addressOf({ userId: _owner, createdAt: _made, ...address }: AddressRow, inRange?: boolean): Address {
  return { ...address, inRange }
}

/** A guest's addresses, default first, then the newest. */
export function addressesOf(db: ReadDb, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
}

/** One address of a guest. Another guest's counts as not found. */
export async function findAddress(db: ReadDb, userId: string, addressId: string): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(ownedBy(userId, addressId))
  if (!row) throw new AppError(400, 'address.notFound')
  return row
}

/** Adds an address; the first becomes the default. */
export async function addAddress(tx: Tx, userId: string, entry: Entry, now: Date): Promise<AddressRow> {
  await lockUser(tx, userId)
  const [{ addressCount } = { addressCount: 0 }] = await tx
    .select({ addressCount: count() })
    .from(addresses)
    .where(eq(addresses.userId, userId))
  if (addressCount >= MAX_ADDRESSES) throw new AppError(400, 'address.tooMany', { max: MAX_ADDRESSES })
  const isDefault = entry.isDefault || addressCount === 0
  if (isDefault) await clearDefault(tx, userId)
  const [row] = await tx
    .insert(addresses)
    .values({ ...entry, isDefault, id: newId(), userId, createdAt: now })
    .returning()
  return found(row)
}

/** Changes an address of the guest. */
export async function editAddress(tx: Tx, userId: string, addressId: string, entry: Entry): Promise<AddressRow> {
  await lockUser(tx, userId)
  await findAddress(tx, userId, addressId)
  if (entry.isDefault) await clearDefault(tx, userId)
  const [row] = await tx.update(addresses).set(entry).where(ownedBy(userId, addressId)).returning()
  return found(row)
}

/** Deletes an address of the guest. If it was the default, the newest of the others becomes the default. */
export async function removeAddress(tx: Tx, userId: string, addressId: string): Promise<void> {
  await lockUser(tx, userId)
  const { isDefault } = await findAddress(tx, userId, addressId)
  await tx.delete(addresses).where(ownedBy(userId, addressId))
  const [next] = isDefault ? await addressesOf(tx, userId) : []
  if (next) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id))
}

async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}

function ownedBy(userId: string, addressId: string) {
  return and(eq(addresses.userId, userId), eq(addresses.id, addressId))
}

function found(row: AddressRow | undefined): AddressRow {
  if (!row) throw new AppError(400, 'address.notFound')
  return row
}
