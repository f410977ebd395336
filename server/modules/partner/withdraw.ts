import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Bank, PayoutWay } from '../../../src/contract/constants/partner'
import {
  isBankAccount,
  isPromptPayNumber,
  payoutFault,
  payoutOf,
  plainAccount,
} from '../../../src/domain/partner/payout'
import { OPEN_WITHDRAWAL_STATES } from '../../../src/domain/partner/withdrawalState'
import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, instantAt } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId, newNumber } from '../../db/ids'
import { type PartnerRow, partnerWithdrawals, type WithdrawalRow } from '../../db/schema/members/partners'
import { balancesOf, book } from '../ledger/ledger'
import { lockPayee } from './partnerRepository'
import { settlePartner } from './settle'
import type { PartnerRules } from './settings'

/** A withdrawal as it is asked for. Satang. */
export interface WithdrawRequest {
  amount: number
  /** What the partner was shown. */
  arrives: number
  way: PayoutWay
  bank?: Bank | undefined
  account: string
  accountName: string
}

/** Withdraws an amount: to the balance at once, otherwise as a request that staff pay. */
export async function withdraw(
  tx: Tx,
  { userId, rules, now }: { userId: string; rules: PartnerRules; now: Date },
  request: WithdrawRequest,
): Promise<WithdrawalRow> {
  const partner = await settlePartner(tx, await lockPayee(tx, userId), now)
  const { amount, way } = request
  if (!rules.ways.includes(way)) throw new AppError(400, 'partner.noWay')
  const { commission: available } = await balancesOf(tx, userId)
  const fault = payoutFault(rules, { way, amount, available })
  if (fault) throw new AppError(400, `partner.${fault}`)
  const { fee, tax, arrives } = payoutOf(rules, way, amount)
  if (arrives !== request.arrives) throw new AppError(400, 'partner.changed')
  const target = targetOf(request)
  if (way !== 'balance') await refuseAnother(tx, partner, rules, now)
  const atOnce = way === 'balance' ? ({ state: 'paid', endedAt: now } as const) : {}
  const id = newId()
  const payBy = new Date(now.getTime() + rules.payoutDays * DAY_MS)
  const values = { id, no: newNumber('W', now), partnerId: partner.id, amount, fee, tax, way, ...target, ...atOnce }
  const [written] = await tx
    .insert(partnerWithdrawals)
    .values({ ...values, createdAt: now, payBy })
    .returning()
  if (!written) throw new Error('a withdrawal was not written')
  const to = way === 'balance' ? 'paidIn' : 'withdrawing'
  const kind = 'withdrawal'
  const out = { account: 'commission', amount: -amount, kind, cause: id } as const
  await book(tx, userId, [out, { account: to, amount, kind, cause: id }], now)
  return written
}

/** The request of a partner whose money is on its way. */
export async function openWithdrawal(db: ReadDb, partnerId: string): Promise<WithdrawalRow | undefined> {
  const open = and(
    eq(partnerWithdrawals.partnerId, partnerId),
    inArray(partnerWithdrawals.state, OPEN_WITHDRAWAL_STATES),
  )
  return (
    await db.select().from(partnerWithdrawals).where(open).orderBy(desc(partnerWithdrawals.createdAt)).limit(1)
  )[0]
}

/** How many requests a partner has left today; null without a limit. Refused ones do not count. */
export async function leftToday(db: ReadDb, { id }: PartnerRow, { perDay }: PartnerRules, now: Date) {
  if (perDay === 0) return null
  const today = and(
    eq(partnerWithdrawals.partnerId, id),
    ne(partnerWithdrawals.way, 'balance'),
    ne(partnerWithdrawals.state, 'refused'),
    gte(partnerWithdrawals.createdAt, instantAt(dayOf(now), 0)),
  )
  return Math.max(0, perDay - (await db.$count(partnerWithdrawals, today)))
}

/** The account that a partner used last in a way. */
export async function lastAccount(db: ReadDb, partnerId: string, way: PayoutWay): Promise<WithdrawalRow | undefined> {
  const ofWay = and(eq(partnerWithdrawals.partnerId, partnerId), eq(partnerWithdrawals.way, way))
  const [last] = await db
    .select()
    .from(partnerWithdrawals)
    .where(ofWay)
    .orderBy(desc(partnerWithdrawals.createdAt))
    .limit(1)
  return last?.account ? last : undefined
}

async function refuseAnother(tx: Tx, partner: PartnerRow, rules: PartnerRules, now: Date): Promise<void> {
  if (await openWithdrawal(tx, partner.id)) throw new AppError(400, 'partner.oneOpen')
  if ((await leftToday(tx, partner, rules, now)) === 0) throw new AppError(400, 'partner.noneLeftToday')
}

/** Where the money goes. Refuses an account that cannot be one. */
function targetOf({ way, bank, account, accountName }: WithdrawRequest) {
  if (way === 'balance') return {}
  const plain = plainAccount(account)
  if (way === 'promptpay' && !isPromptPayNumber(plain)) throw new AppError(400, 'partner.wrongPromptPay')
  if (way === 'bank' && (!bank || !isBankAccount(plain))) throw new AppError(400, 'partner.wrongAccount')
  if (accountName.length < 2) throw new AppError(400, 'partner.nameWanted')
  return { account: plain, accountName, bank: way === 'bank' ? bank : null }
}
