import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffPartner } from '../../../console/contract/members/partner'
import { canTransitionPartner, PARTNER_STATES, type PartnerStateName } from '../../../src/domain/partner/partnerState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { type PartnerRow, partners } from '../../db/schema/members/partners'
import { users } from '../../db/schema/account/users'
import { likePattern } from '../../db/translations'
import { translate } from '../../messages/messages'
import { shownPhone } from '../accounts/phoneNumbers'
import { recordAudit, type Staff } from '../audit/audit'
import { publish } from '../events'
import { foundRow, refuseStale, type SeenVersion, timeText } from '../offers/edited'
import { countsOf, moneyOfPartner } from './income'
import { lockPartner, writePartner } from './partnerRepository'

/** Request of staff for a list of partners. */
export interface ListedPartners {
  state?: PartnerStateName | undefined
  keyword: string
  page: number
  pageSize: number
}

/** Applications and partners, of one state or all: those to review first and by age, the others newest first. */
export async function listPartners(
  db: ReadDb,
  { state, keyword, page, pageSize }: ListedPartners,
  staff: Staff,
): Promise<{ list: StaffPartner[]; total: number }> {
  const condition = and(state && eq(partners.state, state), holding(keyword))
  const waits = sql`case when ${eq(partners.state, 'pending')} then ${partners.appliedAt} end`
  const rows = await selectWithMember(db)
    .where(condition)
    .orderBy(asc(waits), desc(partners.appliedAt), asc(partners.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list: StaffPartner[] = []
  for (const row of rows) list.push(await present(db, row, staff))
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(condition)
  return { list, total }
}

/** One of them. */
export async function readStaffPartner(db: ReadDb, id: string, staff: Staff): Promise<StaffPartner> {
  return present(db, foundRow(await selectWithMember(db).where(eq(partners.id, id))), staff)
}

/** Accepts an application, or refuses it with a reason. */
export async function reviewApplication(
  tx: Tx,
  { accept, reason, ...seen }: SeenVersion & { accept: boolean; reason: string },
  staff: Staff,
): Promise<StaffPartner> {
  if (!accept && reason.length < 3) throw new AppError(400, 'common.checkInput', { field: 'reason' })
  const to = accept ? 'approved' : 'refused'
  return move(tx, { seen, to, action: 'partner.review', from: ['pending'] }, staff, { reason })
}

/** Freezes a partner, or lets one go on. */
export async function setPartnerFrozen(
  tx: Tx,
  requested: SeenVersion & { frozen: boolean; holdMoney: boolean; reason: string },
  staff: Staff,
): Promise<StaffPartner> {
  const { frozen, holdMoney, reason, ...seen } = requested
  const to = frozen ? 'frozen' : 'approved'
  const from: PartnerStateName[] = frozen ? ['approved', 'frozen'] : ['frozen']
  const change = { reason: frozen ? reason : '', holdsMoney: frozen && holdMoney }
  return move(tx, { seen, to, action: 'partner.setFrozen', from }, staff, change)
}

interface Move {
  seen: SeenVersion
  to: PartnerStateName
  from: readonly PartnerStateName[]
  action: AuditAction
}

async function move(
  tx: Tx,
  { seen, to, from, action }: Move,
  staff: Staff,
  change: Partial<PartnerRow>,
): Promise<StaffPartner> {
  const held = await lockPartner(tx, seen.id)
  const partner = await refuseStale(held, seen, ({ id }) => readStaffPartner(tx, id, staff))
  const { id, state, version } = partner
  const again = state === to && from.includes(state)
  if (!from.includes(state) || !(again || canTransitionPartner(state, to, 'staff')))
    throw new AppError(400, 'partner.notNow')
  const before = await readStaffPartner(tx, id, staff)
  const decided = { staffName: staff.name, decidedAt: staff.now, version: version + 1 }
  await writePartner(tx, id, { ...change, ...decided, state: to })
  const after = await readStaffPartner(tx, id, staff)
  const subject = { subject: 'partners', subjectId: id }
  await recordAudit(tx, staff, { action, ...subject, before: unnamed(before), after: unnamed(after) })
  if (!again) await publish(tx, 'partnerUpdated', { userId: partner.userId, to, now: staff.now })
  return after
}

/** The record keeps no data of the person: it stays when the account is removed. */
const unnamed = (partner: StaffPartner) => ({ ...partner, memberName: '', phone: '', name: '', answers: {} })

const selectWithMember = (db: ReadDb) =>
  db
    .select({ partner: partners, user: users })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .$dynamic()

function holding(keyword: string): SQL | undefined {
  if (!keyword) return undefined
  const pattern = likePattern(keyword)
  const ofPhone = /^\d{4,}$/.test(keyword) ? ilike(users.phone, `%${keyword.replace(/^0/, '')}`) : undefined
  return or(ilike(partners.name, pattern), ilike(users.nickname, pattern), ilike(partners.code, pattern), ofPhone)
}

async function present(
  db: ReadDb,
  { partner, user }: { partner: PartnerRow; user: typeof users.$inferSelect },
  { locale, now }: Staff,
): Promise<StaffPartner> {
  const { id, version, userId, name, answers, code, state, reason, staffName, holdsMoney, owed } = partner
  const { today: _today, month: _month, ...money } = await moneyOfPartner(db, partner, now)
  return {
    ...{ id, version, name, answers, code, reason, staffName, holdsMoney, owed, memberId: userId },
    ...{ memberName: user.nickname, phone: user.phone ? shownPhone(user.phone) : '' },
    ...{ state: PARTNER_STATES[state].code, stateFormat: translate(locale, `partnerStateForStaff.${state}`) },
    ...{ appliedAt: isoText(partner.appliedAt), decidedAt: timeText(partner.decidedAt) },
    ...(await countsOf(db, partner)),
    ...money,
  }
}
