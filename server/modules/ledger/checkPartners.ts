import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { OPEN_WITHDRAWAL_STATES } from '../../../src/domain/partner/withdrawalState'
import type { ReadDb } from '../../db/database'
import { ledgerBalances } from '../../db/schema/wallet/ledger'
import {
  partnerCommissionLines,
  partnerCommissions,
  partners,
  partnerWithdrawals,
} from '../../db/schema/members/partners'

/**
 * Proves that what each partner holds, has withdrawn and has on the way is what the commissions have released, with what is owed, and
 * that each commission is the sum of its lines. Returns one sentence for each fault.
 */
export async function checkPartners(db: ReadDb): Promise<string[]> {
  return [...(await wrongSums(db)), ...(await wrongOpen(db)), ...(await wrongLines(db))]
}

function heldBy(account: 'commission' | 'withdrawing') {
  const ofPartner = and(eq(ledgerBalances.userId, partners.userId), eq(ledgerBalances.account, account))
  return sql`coalesce((select ${ledgerBalances.balance} from ${ledgerBalances} where ${ofPartner}), 0)`
}

/** Partners whose account was removed have given up what they held. */
const present = ne(partners.name, '')

async function wrongSums(db: ReadDb): Promise<string[]> {
  const ofPartner = eq(partnerCommissions.partnerId, partners.id)
  const released = sql`coalesce((select sum(${partnerCommissions.booked}) from ${partnerCommissions} where ${ofPartner}), 0) + ${partners.owed}`
  const out = and(eq(partnerWithdrawals.partnerId, partners.id), eq(partnerWithdrawals.state, 'paid'))
  const paid = sql`coalesce((select sum(${partnerWithdrawals.amount}) from ${partnerWithdrawals} where ${out}), 0)`
  const accounted = sql`${heldBy('commission')} + ${heldBy('withdrawing')} + ${paid}`
  const rows = await db
    .select({ id: partners.id, released: released.mapWith(Number), accounted: accounted.mapWith(Number) })
    .from(partners)
    .where(and(present, sql`${released} <> ${accounted}`))
  return rows.map((row) => `partner ${row.id} has released ${row.released}, holds and has withdrawn ${row.accounted}`)
}

async function wrongOpen(db: ReadDb): Promise<string[]> {
  const isOpen = and(
    eq(partnerWithdrawals.partnerId, partners.id),
    inArray(partnerWithdrawals.state, OPEN_WITHDRAWAL_STATES),
  )
  const open = sql`coalesce((select sum(${partnerWithdrawals.amount}) from ${partnerWithdrawals} where ${isOpen}), 0)`
  const held = heldBy('withdrawing')
  const rows = await db
    .select({ id: partners.id, open: open.mapWith(Number), held: held.mapWith(Number) })
    .from(partners)
    .where(and(present, sql`${open} <> ${held}`))
  return rows.map((row) => `partner ${row.id} has requests of ${row.open}, ${row.held} is on the way`)
}

async function wrongLines(db: ReadDb): Promise<string[]> {
  const { id, amount, base } = partnerCommissions
  const ofCommission = eq(partnerCommissionLines.commissionId, id)
  const sum = (what: unknown) =>
    sql`coalesce((select sum(${what}) from ${partnerCommissionLines} where ${ofCommission}), 0)`
  const rows = await db
    .select({ id })
    .from(partnerCommissions)
    .where(sql`${amount} <> ${sum(partnerCommissionLines.amount)} or ${base} <> ${sum(partnerCommissionLines.base)}`)
  return rows.map((row) => `commission ${row.id} is not the sum of its lines`)
}
