import { and, asc, desc, eq } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffWithdrawal } from '../../../console/contract/members/partner'
import {
  canTransitionWithdrawal,
  WITHDRAWAL_STATES,
  type WithdrawalStateName,
} from '../../../src/domain/partner/withdrawalState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockRow } from '../../db/locks/rows'
import { partners, partnerWithdrawals, type WithdrawalRow } from '../../db/schema/members/partners'
import { translate } from '../../messages/messages'
import { recordAudit, type Staff } from '../audit/audit'
import { publish } from '../events'
import { book, type Booking } from '../ledger/ledger'
import { foundRow, refuseStale, type SeenVersion, timeText } from '../offers/edited'
import { lockPartner } from './partnerRepository'
import { settlePartner } from './settle'

/** Request of staff for a list of withdrawals. */
export interface ListedWithdrawals {
  state?: WithdrawalStateName | undefined
  partnerId?: string | undefined
  page: number
  pageSize: number
}

/** Withdrawals: those that wait by age, the others newest first. */
export async function listWithdrawals(
  db: ReadDb,
  { state, partnerId, page, pageSize }: ListedWithdrawals,
  staff: Staff,
): Promise<{ list: StaffWithdrawal[]; total: number }> {
  const condition = and(
    state && eq(partnerWithdrawals.state, state),
    partnerId === undefined ? undefined : eq(partnerWithdrawals.partnerId, partnerId),
  )
  const byAge = state === 'waiting' || state === 'processing' ? asc : desc
  const rows = await selectWithPartner(db)
    .where(condition)
    .orderBy(byAge(partnerWithdrawals.createdAt), asc(partnerWithdrawals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map((row) => present(row, staff)), total: await db.$count(partnerWithdrawals, condition) }
}

/** Marks a request as paid. */
export async function markPaid(
  tx: Tx,
  { reference, ...seen }: SeenVersion & { reference: string },
  staff: Staff,
): Promise<StaffWithdrawal> {
  return end(tx, { seen, to: 'paid', action: 'partner.markPaid' }, staff, { reference })
}

/** Refuses a request: the money returns to the partner, who reads the reason. */
export async function refuseWithdrawal(
  tx: Tx,
  { reason, ...seen }: SeenVersion & { reason: string },
  staff: Staff,
): Promise<StaffWithdrawal> {
  return end(tx, { seen, to: 'refused', action: 'partner.refuse' }, staff, { reason })
}

interface Ending {
  seen: SeenVersion
  to: 'paid' | 'refused'
  action: AuditAction
}

async function end(
  tx: Tx,
  { seen, to, action }: Ending,
  staff: Staff,
  change: Partial<WithdrawalRow>,
): Promise<StaffWithdrawal> {
  const known = foundRow(await tx.select().from(partnerWithdrawals).where(eq(partnerWithdrawals.id, seen.id)))
  const partner = await lockPartner(tx, known.partnerId)
  if (!partner) throw new AppError(400, 'staff.notFound')
  const locked = await lockRow(tx, partnerWithdrawals, seen.id)
  const row = await refuseStale(locked, seen, ({ id }) => readWithdrawal(tx, id, staff))
  if (!canTransitionWithdrawal(row.state, to)) throw new AppError(400, 'partner.notNow')
  const before = await readWithdrawal(tx, row.id, staff)
  await tx
    .update(partnerWithdrawals)
    .set({ ...change, state: to, staffName: staff.name, endedAt: staff.now, version: row.version + 1 })
    .where(eq(partnerWithdrawals.id, row.id))
  await book(tx, partner.userId, entriesOf(row, to), staff.now)
  if (to === 'refused') await settlePartner(tx, partner, staff.now)
  const after = await readWithdrawal(tx, row.id, staff)
  const subject = { subject: 'partner_withdrawals', subjectId: row.id }
  await recordAudit(tx, staff, { action, ...subject, before: unnamed(before), after: unnamed(after) })
  await publish(tx, 'withdrawalUpdated', { withdrawalId: row.id, userId: partner.userId, to, now: staff.now })
  return after
}

/** The money leaves, or returns to what can be withdrawn. */
function entriesOf({ id: cause, amount }: WithdrawalRow, to: Ending['to']): Booking[] {
  const kind = to === 'paid' ? 'withdrawalPaid' : 'withdrawalBack'
  const out: Booking = { account: 'withdrawing', amount: -amount, kind, cause }
  return to === 'paid' ? [out] : [out, { account: 'commission', amount, kind, cause }]
}

/** The record keeps no account: it stays when that of the member is removed. */
const unnamed = (row: StaffWithdrawal) => ({ ...row, partnerName: '', account: '', accountName: '' })

const readWithdrawal = async (db: ReadDb, id: string, staff: Staff): Promise<StaffWithdrawal> =>
  present(foundRow(await selectWithPartner(db).where(eq(partnerWithdrawals.id, id))), staff)

const selectWithPartner = (db: ReadDb) =>
  db
    .select({ row: partnerWithdrawals, partnerName: partners.name })
    .from(partnerWithdrawals)
    .innerJoin(partners, eq(partners.id, partnerWithdrawals.partnerId))
    .$dynamic()

function present(
  { row, partnerName }: { row: WithdrawalRow; partnerName: string },
  { locale }: Staff,
): StaffWithdrawal {
  const { createdAt, payBy, endedAt, state, amount, fee, tax, merged: _merged, ...rest } = row
  return {
    ...{ ...rest, partnerName, amount, fee, tax, arrives: amount - fee - tax },
    ...{ state: WITHDRAWAL_STATES[state].code, stateFormat: translate(locale, `withdrawalState.${state}`) },
    ...{ createdAt: isoText(createdAt), payBy: isoText(payBy), endedAt: timeText(endedAt) },
  }
}
