import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Db, ReadDb, Tx } from '../../db/database'
import { type IdentityKind, identityHashes } from '../../db/schema/account/fraud'
import { ownSecret } from '../../db/secrets'
import type { MemberTable } from '../memberData'

/** Retention period of identity hashes. */
const RETENTION_MS = 730 * DAY_MS

/** Something that identifies a person, as it is stored. */
interface IdentityHash {
  kind: IdentityKind
  hash: string
}

/** The keyed hash of a phone number, a device, or a payer. */
export async function hashIdentity(tx: Tx, kind: IdentityKind, value: string): Promise<string> {
  const secret = await ownSecret(tx, 'fraud')
  return createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url')
}

/** The kinds of identities that another account has, too; those of removed accounts count. */
export async function identitiesOfOthers(
  db: ReadDb,
  userId: string,
  identities: readonly IdentityHash[],
): Promise<Set<IdentityKind>> {
  if (identities.length === 0) return new Set()
  const others = or(isNull(identityHashes.userId), ne(identityHashes.userId, userId))
  const hashes = identities.map(({ hash }) => hash)
  const rows = await db
    .select({ kind: identityHashes.kind })
    .from(identityHashes)
    .where(and(inArray(identityHashes.hash, hashes), others))
  return new Set(rows.map(({ kind }) => kind))
}

/** Records identities of an account; a known one stays with its first account. */
export async function recordIdentities(
  tx: Tx,
  userId: string,
  identities: readonly IdentityHash[],
  now: Date,
): Promise<void> {
  if (identities.length === 0) return
  await tx
    .insert(identityHashes)
    .values(identities.map((identity) => ({ ...identity, userId, at: now })))
    .onConflictDoNothing()
}

/** Removes the hashes that are too old. */
export async function removeOldIdentities(db: Db, now: Date): Promise<void> {
  await db.delete(identityHashes).where(lt(identityHashes.at, new Date(now.getTime() - RETENTION_MS)))
}

/** The identity hashes of a member; they stay without their account when it is removed. */
export const memberIdentityHashes: MemberTable = {
  owners: [identityHashes.userId],
  merge: (tx, { from, into }) => tx.update(identityHashes).set({ userId: into }).where(eq(identityHashes.userId, from)),
  remove: (tx, userId) => tx.update(identityHashes).set({ userId: null }).where(eq(identityHashes.userId, userId)),
}
