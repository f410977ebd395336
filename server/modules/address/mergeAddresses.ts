import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { addresses } from '../../db/schema/account/users'
import { type MemberTable, type Merging, ownRows } from '../memberData'

type AddressRow = typeof addresses.$inferSelect

/** The addresses of a member. */
export const memberAddresses: MemberTable = { ...ownRows(addresses), merge: mergeAddresses }

/** Moves addresses without duplicates; the heir's default stays the default. */
async function mergeAddresses(tx: Tx, { from, into }: Merging): Promise<void> {
  const rows = await tx
    .select()
    .from(addresses)
    .where(inArray(addresses.userId, [from, into]))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
  const existing = rows.filter(({ userId }) => userId === into)
  const hasDefault = existing.some(({ isDefault }) => isDefault)
  for (const row of rows.filter(({ userId }) => userId === from)) {
    const twin = existing.some((other) => sameAddress(other, row))
    if (twin) await tx.delete(addresses).where(eq(addresses.id, row.id))
    else
      await tx
        .update(addresses)
        .set({ userId: into, isDefault: row.isDefault && !hasDefault })
        .where(and(eq(addresses.id, row.id), eq(addresses.userId, from)))
  }
}

function sameAddress(one: AddressRow, other: AddressRow): boolean {
  return addressKey(one) === addressKey(other)
}

/** Identity of an address: all texts, and the location to about a metre. */
function addressKey({ contact, phone, address, houseNo, lat, lng }: AddressRow): string {
  return JSON.stringify([contact, phone.replaceAll(/\D/g, ''), address, houseNo, lat.toFixed(5), lng.toFixed(5)])
}
