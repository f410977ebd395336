import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { NewcomerFacts } from '../../../src/domain/invitation/inviteRules'
import type { ReadDb, Tx } from '../../db/database'
import { identities } from '../../db/schema/account/identities'
import { orders, phoneEnd } from '../../db/schema/orders/orders'
import { bankTransactions, payments } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { sessions, users } from '../../db/schema/account/users'
import { hashIdentity, recordIdentities, identitiesOfOthers } from './identityHashes'

/** A guest with a new account. */
export interface Newcomer {
  userId: string
  /** E.164. */
  phone: string
  deviceId: string
}

/**
 * What is known of a guest with a new account. It records the identities of the person, who is known when coming again with another account:
 * judge each guest once.
 */
export async function assessNewcomer(tx: Tx, person: Newcomer, now: Date): Promise<Omit<NewcomerFacts, 'own'>> {
  const { userId, phone, deviceId } = person
  const hashes = [
    { kind: 'phone', hash: await hashIdentity(tx, 'phone', phone) },
    { kind: 'device', hash: await hashIdentity(tx, 'device', deviceId) },
    ...(await payersOf(tx, userId)),
  ] as const
  const seen = await identitiesOfOthers(tx, userId, hashes)
  await recordIdentities(tx, userId, hashes, now)
  return {
    phoneSeen: seen.has('phone') || (await hasOrderedAs(tx, person)),
    deviceSeen: seen.has('device') || (await isDeviceOfOthers(tx, person)),
    payerSeen: seen.has('payer'),
    hasOrdered: (await tx.$count(orders, and(eq(orders.userId, userId), orders.paid))) > 0,
  }
}

/** Whether an order of a user was paid from an account from which another user has paid. Records the account. */
export async function isPayerSeen(
  tx: Tx,
  { userId, purchaseId }: { userId: string; purchaseId: string },
  now: Date,
): Promise<boolean> {
  const rows = await transfers(tx, eq(payments.purchaseId, purchaseId))
  const hashes = rows.flatMap(({ payerKey }) => (payerKey ? [{ kind: 'payer' as const, hash: payerKey }] : []))
  const seen = await identitiesOfOthers(tx, userId, hashes)
  await recordIdentities(tx, userId, hashes, now)
  if (seen.size > 0) return true
  for (const { hash } of hashes) {
    const others = await transfers(tx, and(eq(bankTransactions.payerKey, hash), ne(purchases.userId, userId)))
    if (others.length > 0) return true
  }
  return false
}

function transfers(db: ReadDb, condition: SQL | undefined) {
  return db
    .select({ payerKey: bankTransactions.payerKey })
    .from(bankTransactions)
    .innerJoin(payments, eq(payments.id, bankTransactions.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(condition)
}

/** The identities of a user at social logins, which pay as well: one per person and provider. */
async function payersOf(tx: Tx, userId: string) {
  const own = await tx.select().from(identities).where(eq(identities.userId, userId))
  const hashes: { kind: 'payer'; hash: string }[] = []
  for (const { provider, subject } of own)
    hashes.push({ kind: 'payer', hash: await hashIdentity(tx, 'payer', `${provider} ${subject}`) })
  return hashes
}

/** Whether another user has ordered with the phone number. */
async function hasOrderedAs(db: ReadDb, { userId, phone }: Newcomer): Promise<boolean> {
  const sameNumber = sql`${phoneEnd(orders.phone)} = ${phoneEnd(sql`${phone}::text`)} and ${orders.phone} <> ''`
  const withNumber = and(sameNumber, ne(orders.userId, userId), orders.paid)
  return (await db.$count(orders, withNumber)) > 0
}

/** Whether another account has signed in on the device, as far as its sessions are still stored. */
async function isDeviceOfOthers(db: ReadDb, { userId, deviceId }: Newcomer): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.deviceId, deviceId), ne(sessions.userId, userId), isNotNull(users.registeredAt)))
    .limit(1)
  return rows.length > 0
}
