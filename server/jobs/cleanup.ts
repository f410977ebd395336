import { and, eq, gte, inArray, isNull, lt, not, notExists, type SQL } from 'drizzle-orm'
import { DAY_MS } from '../../src/domain/time/duration'
import { eraseDueAccounts } from '../modules/accounts/accountRemoval'
import type { Db } from '../db/database'
import { consoleSessions, KNOWN_BROWSER_DAYS } from '../db/schema/staff/console'
import { codes, rateLimits } from '../db/schema/account/credentials'
import { guestMessages } from '../db/schema/settings/guestMessages'
import { ledgerEntries } from '../db/schema/wallet/ledger'
import { oauthStates, pendingIdentities } from '../db/schema/account/identities'
import { orders } from '../db/schema/orders/orders'
import { purchases } from '../db/schema/payments/purchases'
import { idempotencyKeys, visits } from '../db/schema/account/requests'
import { staffRequests } from '../db/schema/staff/staff'
import { sessions, users } from '../db/schema/account/users'
import { IDLE_DAYS } from '../modules/accounts/sessionRepository'

/** Requests are repeated within minutes; their idempotency records are stored for days. */
const REPLY_RETENTION_DAYS = 7
/** How long ended sessions and expired codes are stored, for investigations. */
const SESSION_RETENTION_DAYS = 30
const CODE_RETENTION_DAYS = 1
/** A season, for the merchant's statistics. */
const VISIT_RETENTION_DAYS = 90
/** Longer than an order or a refund takes. */
const MESSAGE_RETENTION_DAYS = 30

/** Deletes expired idempotency records and proofs, ended sessions, old visits, and abandoned guests. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(REPLY_RETENTION_DAYS)))
  await db.delete(staffRequests).where(lt(staffRequests.createdAt, before(REPLY_RETENTION_DAYS)))
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
  await db.delete(codes).where(lt(codes.expiresAt, before(CODE_RETENTION_DAYS)))
  await db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now))
  await db.delete(oauthStates).where(lt(oauthStates.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.revokedAt, before(SESSION_RETENTION_DAYS)))
  await db.delete(sessions).where(lt(sessions.lastSeenAt, before(IDLE_DAYS.visitor)))
  await db.delete(consoleSessions).where(lt(consoleSessions.endsAt, before(KNOWN_BROWSER_DAYS)))
  // A reminder of coupons waits for as long as a coupon lasts.
  const waitsLong = and(inArray(guestMessages.subject, ['coupons', 'points']), eq(guestMessages.state, 'agreed'))
  await db
    .delete(guestMessages)
    .where(and(lt(guestMessages.agreedAt, before(MESSAGE_RETENTION_DAYS)), not(waitsLong as SQL)))
  await db.delete(visits).where(lt(visits.at, before(VISIT_RETENTION_DAYS)))
  await eraseDueAccounts(db, now)
  await deleteAbandonedGuests(db, before(IDLE_DAYS.visitor))
}

/** Guests without an order, purchase or ledger entry, none of whose devices came back since. */
async function deleteAbandonedGuests(db: Db, since: Date): Promise<void> {
  const cameBack = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gte(sessions.lastSeenAt, since)))
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))
  const bought = db.select({ id: purchases.id }).from(purchases).where(eq(purchases.userId, users.id))
  const booked = db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.userId, users.id))
  await db
    .delete(users)
    .where(
      and(
        isNull(users.registeredAt),
        lt(users.createdAt, since),
        notExists(cameBack),
        notExists(ordered),
        notExists(bought),
        notExists(booked),
      ),
    )
}
