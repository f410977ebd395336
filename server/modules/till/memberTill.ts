import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CounterWay } from '../../../console/contract/orders/counterWay'
import type { MemberBill, MemberCharge, ScannedMember } from '../../../console/contract/till/memberTill'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockUser } from '../../db/locks'
import { type MemberScan, memberScans } from '../../db/schema/wallet/storedValue'
import { users } from '../../db/schema/account/users'
import type { MemberCodes } from '../accounts/memberCodes'
import type { PayCodeChecks } from '../accounts/payCodeChecks'
import { grantPayment, hasPayCode } from '../accounts/payCodes'
import { profileOf } from '../accounts/profilePresenter'
import { recordAudit, type Staff } from '../audit/audit'
import { readRules } from '../storedValue/topUpOffers'
import { payMemberBill, quoteMemberBill } from './memberBill'
import type { TillBill } from './preview'

/** How long after its scan a member code pays a bill. */
const SCAN_MS = 10 * MINUTE_MS

/** Reads a member code, which is used up by that, also when the reading is repeated. */
export async function scanMember(
  tx: Tx,
  { code, codes }: { code: string; codes: MemberCodes },
  staff: Staff,
): Promise<ScannedMember> {
  const scan = await takeMemberCode(tx, { code, codes, now: staff.now })
  await recordAudit(tx, staff, {
    ...{ action: 'till.member', subject: 'member_scans', subjectId: scan.id },
    ...{ before: null, after: { userId: scan.userId } },
  })
  return presentMember(tx, scan, staff)
}

/** Whether a text has the form of a member code, which no code of a coupon or gift card has. */
export function isMemberCode(text: string): boolean {
  return /^\d{18}$/.test(text.replaceAll(/[\s-]/g, ''))
}

/** Uses a member code up, and answers with whose it is. Refuses one that is unknown, over or used. */
export async function takeMemberCode(
  tx: Tx,
  { code, codes, now }: { code: string; codes: MemberCodes; now: Date },
): Promise<MemberScan> {
  const read = codes.read(code, now)
  const [member] = read ? await tx.select().from(users).where(eq(users.memberNo, read.memberNo)) : []
  if (!read || !member?.registeredAt || member.mergedInto || member.blocked)
    throw new AppError(400, 'memberCode.unknown')
  const known = { id: newId(), userId: member.id, code: `${read.memberNo} ${read.second}`, at: now }
  const [scan] = await tx
    .insert(memberScans)
    .values(known)
    .onConflictDoNothing({ target: memberScans.code })
    .returning()
  if (!scan) throw new AppError(400, 'memberCode.used')
  return scan
}

/** What the balance of a scanned member pays of a bill: nothing while it is empty or switched off. */
export async function readMemberBill(
  db: ReadDb,
  { scanId, ...bill }: TillBill & { scanId: string },
  staff: Staff,
): Promise<MemberBill> {
  const scan = await findScan(db, scanId, staff.now)
  const { amount } = bill
  const { balance } = await presentMember(db, scan, staff)
  if (!balance) return { amount, fromBalance: 0, left: amount }
  const { quote } = await quoteMemberBill(db, { userId: scan.userId, ...bill }, staff)
  return { amount, fromBalance: quote.balanceAmount, left: quote.payAmount }
}

/** Request to charge a member. */
export interface ChargeRequest {
  scanId: string
  storeId: string
  amount: number
  fromBalance: number
  payCode?: string | undefined
  /** How what the balance does not reach is paid. */
  way?: CounterWay | undefined
}

/** Pays a bill from the balance of a scanned member; each scan pays one. A wrong pay code is counted and pays nothing. */
export async function chargeMember(
  tx: Tx,
  request: ChargeRequest,
  { payCodes, ...staff }: Staff & { payCodes: PayCodeChecks },
): Promise<MemberCharge> {
  const { now } = staff
  const { userId } = await findScan(tx, request.scanId, now)
  const refused = await refusedPayCode(tx, { userId, payCode: request.payCode, now }, payCodes)
  if (refused) return { state: refused, order: null }
  await lockUser(tx, userId)
  const unused = and(eq(memberScans.id, request.scanId), isNull(memberScans.chargedAt))
  const taken = await tx.update(memberScans).set({ chargedAt: now }).where(unused).returning({ id: memberScans.id })
  if (taken.length === 0) throw new AppError(400, 'memberCode.charged')
  const { quote } = await quoteMemberBill(tx, { userId, ...request }, staff)
  if (quote.balanceAmount === 0) throw new AppError(400, 'memberCode.noBalance')
  if (quote.balanceAmount !== request.fromBalance)
    throw new AppError(409, 'memberCode.changed', {}, { fromBalance: quote.balanceAmount })
  await grantPayment(tx, userId, now)
  const { storeId, way } = request
  const { id: orderId, orderNo } = await payMemberBill(tx, { userId, storeId, quote, now, way })
  await tx.update(memberScans).set({ orderId }).where(eq(memberScans.id, request.scanId))
  const { amount, fromBalance } = request
  const order = { orderId, orderNo, amount, fromBalance, left: quote.payAmount }
  await recordAudit(tx, staff, {
    ...{ action: 'till.charge', subject: 'orders', subjectId: orderId, before: null },
    after: { ...order, userId },
  })
  return { state: 'paid', order }
}

async function findScan(db: ReadDb, id: string, now: Date): Promise<MemberScan> {
  const recent = and(eq(memberScans.id, id), gt(memberScans.at, new Date(now.getTime() - SCAN_MS)))
  const [scan] = await db.select().from(memberScans).where(recent)
  if (!scan) throw new AppError(400, 'memberCode.scanGone')
  return scan
}

async function refusedPayCode(
  tx: Tx,
  { userId, payCode = '', now }: { userId: string; payCode: string | undefined; now: Date },
  payCodes: PayCodeChecks,
): Promise<Exclude<MemberCharge['state'], 'paid'> | undefined> {
  const { tillPayCode } = await readRules(tx)
  if (!tillPayCode || !(await hasPayCode(tx, userId))) return undefined
  try {
    await payCodes.try(tx, { userId, payCode, now })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.key === 'payCode.wrong' ? 'payCodeWrong' : 'payCodeLocked'
  }
}

async function presentMember(db: ReadDb, { id: scanId, userId, at }: MemberScan, staff: Staff): Promise<ScannedMember> {
  const { nickname, levelName, integral: points, balance, coupons } = await profileOf(db, userId, staff)
  const { on, tillPayCode } = await readRules(db)
  return {
    ...{ scanId, memberId: userId, nickname, levelName, points, coupons },
    balance: on ? balance : null,
    payCode: tillPayCode && (await hasPayCode(db, userId)),
    until: isoText(new Date(at.getTime() + SCAN_MS)),
  }
}
