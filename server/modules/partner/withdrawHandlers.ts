import { desc, eq, sql } from 'drizzle-orm'
import type { partnerWithdrawContract, Withdrawal } from '../../../src/contract/partner/partnerWithdraw'
import type { Locale } from '../../../src/contract/fields'
import { accountEnd } from '../../../src/domain/partner/payout'
import { WITHDRAWAL_STATES } from '../../../src/domain/partner/withdrawalState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Handlers } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { partnerWithdrawals, type WithdrawalRow } from '../../db/schema/members/partners'
import { translate } from '../../messages/messages'
import { availableOf } from './income'
import { payeeOf } from './partnerRepository'
import { openPartnerRules } from './settings'
import { lastAccount, leftToday, openWithdrawal, withdraw } from './withdraw'

/** How partners withdraw what they have earned. */
export const partnerWithdrawHandlers: Handlers<typeof partnerWithdrawContract> = {
  async purse({ db, session, locale, now }) {
    const rules = await openPartnerRules(db)
    const partner = await payeeOf(db, session.userId)
    const open = await openWithdrawal(db, partner.id)
    return {
      available: await availableOf(db, partner, now),
      open: open ? withdrawalView(open, locale) : null,
      leftToday: await leftToday(db, partner, rules, now),
      promptpay: accountView(await lastAccount(db, partner.id, 'promptpay')),
      bank: accountView(await lastAccount(db, partner.id, 'bank')),
      serverTime: isoText(now),
    }
  },

  async withdraw({ db, session, locale, now }, request) {
    const rules = await openPartnerRules(db)
    return withdrawalView(await withdraw(db, { userId: session.userId, rules, now }, request), locale)
  },

  async withdrawals({ db, session, locale }, { page, pageSize }) {
    await openPartnerRules(db)
    const { id } = await payeeOf(db, session.userId)
    const ofPartner = eq(partnerWithdrawals.partnerId, id)
    const rows = await db
      .select()
      .from(partnerWithdrawals)
      .where(ofPartner)
      .orderBy(desc(partnerWithdrawals.createdAt), desc(partnerWithdrawals.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    const total = await db.$count(partnerWithdrawals, ofPartner)
    return { list: rows.map((row) => withdrawalView(row, locale)), total, page, pageSize, ...(await sumsOf(db, id)) }
  },
}

/** What a partner has been paid, and what is on its way. */
async function sumsOf(db: ReadDb, partnerId: string): Promise<{ paidOut: number; onTheWay: number }> {
  const sum = (states: string) =>
    sql<number>`coalesce(sum(${partnerWithdrawals.amount}) filter (where ${sql.raw(states)}), 0)`.mapWith(Number)
  const [sums] = await db
    .select({ paidOut: sum("state = 'paid'"), onTheWay: sum("state in ('waiting', 'processing')") })
    .from(partnerWithdrawals)
    .where(eq(partnerWithdrawals.partnerId, partnerId))
  return sums ?? { paidOut: 0, onTheWay: 0 }
}

function withdrawalView(row: WithdrawalRow, locale: Locale): Withdrawal {
  const { id, no, state, amount, fee, tax, way, bank, account, reason, createdAt, endedAt, payBy } = row
  return {
    ...{ id, no, amount, fee, tax, way, bank, reason, arrives: amount - fee - tax },
    ...{
      state: WITHDRAWAL_STATES[state].code,
      stateFormat: translate(locale, `withdrawalState.${state}`),
      accountEnd: accountEnd(account),
    },
    ...{ createdAt: isoText(createdAt), endedAt: endedAt && isoText(endedAt), payBy: isoText(payBy) },
  }
}

const accountView = (row: WithdrawalRow | undefined) =>
  row ? { account: row.account, accountName: row.accountName, bank: row.bank } : null
