import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { REFUND_STATES } from '../../../src/domain/order/refundState'
import type { Db, ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockCommissions } from '../../db/locks'
import { partnerCommissions, type PartnerRow } from '../../db/schema/members/partners'
import { refundRequests } from '../../db/schema/payments/refundRequests'
import { transactEach } from '../../db/transactEach'
import { balancesOf, book, type Booking } from '../ledger/ledger'
import { lockPartner, writePartner } from './partnerRepository'

/** Most partners per run of the job. */
const BATCH = 200

/**
 * What belongs to the partner of a commission at a time: nothing until the refund window of its order has ended without a request that
 * waits for its answer, then the amount without what was taken back.
 */
export function dueAt(now: Date): SQL<number> {
  const { booked, settleAt, amount, reversed, orderId } = partnerCommissions
  const requested = and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, REFUND_STATES.applied.code))
  const isOver = sql`${settleAt} <= ${sql.param(now, settleAt)} and not exists (select 1 from ${refundRequests} where ${requested})`
  return sql<number>`case when ${booked} > 0 or (${isOver}) then ${amount} - ${reversed} else 0 end`.mapWith(Number)
}

/** Releases the commissions that are due, and books off what was taken back of released ones. Several servers may do it at once. */
export async function settleDue(run: { db: Db; now: Date; log: { error(error: unknown): void } }) {
  const { db, now } = run
  const due = await db
    .selectDistinct({ id: partnerCommissions.partnerId })
    .from(partnerCommissions)
    .where(unsettled(now))
    .limit(BATCH)
  await transactEach(run, due, async (tx, { id }) => {
    const partner = await lockPartner(tx, id)
    if (partner) await settlePartner(tx, partner, now)
  })
}

/**
 * Brings the ledger of a partner in line with the commissions. Lock what the partner holds before. What refunds take back of money that
 * is not there any more is owed, and paid by what comes later.
 */
export async function settlePartner(tx: Tx, partner: PartnerRow, now: Date): Promise<PartnerRow> {
  const rows = await lockUnsettled(tx, partner.id, now)
  const { commission } = await balancesOf(tx, partner.userId)
  const { bookings, owed } = bookingsFor(rows, { held: commission, owed: partner.owed })
  await book(tx, partner.userId, bookings, now)
  for (const { id, due } of rows)
    await tx.update(partnerCommissions).set({ booked: due }).where(eq(partnerCommissions.id, id))
  return owed === partner.owed ? partner : writePartner(tx, partner.id, { owed })
}

/** Commissions of a partner that are not booked in the ledger yet: signed satang. */
export async function unbookedOf(db: ReadDb, partnerId: string, now: Date): Promise<number> {
  const difference = sql<number>`coalesce(sum(${dueAt(now)} - ${partnerCommissions.booked}), 0)`.mapWith(Number)
  const [row] = await db
    .select({ difference })
    .from(partnerCommissions)
    .where(eq(partnerCommissions.partnerId, partnerId))
  return row?.difference ?? 0
}

interface UnsettledAccount {
  id: string
  /** What the ledger holds, and what it shall hold. */
  booked: number
  due: number
  reversed: number
}

/** Commissions whose sum in the ledger is not what it shall be; the first part is that of their index. */
function unsettled(now: Date): SQL {
  const { booked, amount, reversed } = partnerCommissions
  return sql`${booked} <> ${amount} - ${reversed} and ${ne(booked, dueAt(now))}`
}

async function lockUnsettled(tx: Tx, partnerId: string, now: Date): Promise<UnsettledAccount[]> {
  const { id, booked, reversed } = partnerCommissions
  const locked = await lockCommissions(tx, and(eq(partnerCommissions.partnerId, partnerId), unsettled(now)))
  if (locked.length === 0) return []
  const ids = locked.map((row) => row.id)
  // Read again: a refund may have been asked for while the lock was awaited.
  return tx
    .select({ id, booked, reversed, due: dueAt(now) })
    .from(partnerCommissions)
    .where(and(inArray(id, ids), unsettled(now)))
    .orderBy(id)
}

/** The entries of some commissions: first what comes, then what goes. */
function bookingsFor(rows: readonly UnsettledAccount[], money: { held: number; owed: number }) {
  let { held, owed } = money
  const bookings: Booking[] = []
  const add = (booking: Omit<Booking, 'account'>) => {
    held += booking.amount
    bookings.push({ account: 'commission', ...booking })
  }
  for (const { id, booked, due } of rows) if (due > booked) add({ amount: due - booked, kind: 'commission', cause: id })
  for (const { id, booked, due, reversed } of rows) {
    if (due >= booked) continue
    const amount = Math.min(booked - due, held)
    const short = booked - due - amount
    add({ amount: -amount, short, kind: 'commissionBack', cause: `${id} ${reversed}` })
    owed += short
  }
  const paid = Math.min(owed, held)
  if (paid > 0) add({ amount: -paid, kind: 'commissionBack', cause: `owed ${newId()}` })
  return { bookings, owed: owed - paid }
}
