import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PartnerOrderTab } from '../../../src/contract/constants/partner'
import type { PartnerCentre, PartnerIncome, PartnerOrder } from '../../../src/contract/partner/partner'
import type { Locale } from '../../../src/contract/fields'
import { monthStart, monthText, nextMonth, startOfMonth } from '../../../src/domain/time/calendar'
import { COMMISSION_STATE_CODES, type CommissionState } from '../../../src/domain/partner/commissionState'
import { dayOf, dayText, instantAt, isoText } from '../../../src/domain/time/storeClock'
import { dayIn } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import {
  type CommissionRow,
  partnerCommissions,
  partnerFans,
  type PartnerRow,
  partnerWithdrawals,
} from '../../db/schema/members/partners'
import { stores } from '../../db/schema/store/stores'
import { users } from '../../db/schema/account/users'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { balancesOf } from '../ledger/ledger'
import { dueAt, unbookedOf } from './settle'

/** Days of the chart. */
const CHART_DAYS = 12

/** The money of a partner by where it is, satang. */
export type PartnerMoney = Pick<
  PartnerCentre,
  'available' | 'waiting' | 'withdrawing' | 'withdrawn' | 'today' | 'month' | 'totalIncome'
>

const { amount, reversed, paidAt, partnerId } = partnerCommissions
/** What a commission is worth. */
const worth = sql`${amount} - ${reversed}`
const sumOf = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number)

/** What a partner can withdraw at a time, also what no job has released yet. */
export async function availableOf(db: ReadDb, { id, userId, owed }: PartnerRow, now: Date): Promise<number> {
  const { commission } = await balancesOf(db, userId)
  return Math.max(0, commission + (await unbookedOf(db, id, now)) - owed)
}

/** Where the money of a partner is. */
export async function moneyOfPartner(db: ReadDb, partner: PartnerRow, now: Date): Promise<PartnerMoney> {
  const today = instantAt(dayOf(now), 0)
  const since = (start: Date) => sumOf(sql`case when ${gte(paidAt, start)} then ${worth} else 0 end`)
  const [sums] = await db
    .select({
      today: since(today),
      month: since(monthStart(now)),
      totalIncome: sumOf(worth),
      settled: sumOf(dueAt(now)),
    })
    .from(partnerCommissions)
    .where(eq(partnerId, partner.id))
  const { withdrawing } = await balancesOf(db, partner.userId)
  const paid = and(eq(partnerWithdrawals.partnerId, partner.id), eq(partnerWithdrawals.state, 'paid'))
  const [out] = await db
    .select({ sum: sumOf(sql`${partnerWithdrawals.amount}`) })
    .from(partnerWithdrawals)
    .where(paid)
  const { settled = 0, ...earned } = sums ?? { today: 0, month: 0, totalIncome: 0 }
  return {
    ...earned,
    available: await availableOf(db, partner, now),
    waiting: Math.max(0, earned.totalIncome - settled),
    withdrawing,
    withdrawn: out?.sum ?? 0,
  }
}

/** How many fans and orders a partner has. */
export async function countsOf(db: ReadDb, { id }: PartnerRow) {
  return {
    fansCount: await db.$count(partnerFans, eq(partnerFans.partnerId, id)),
    orderCount: await db.$count(partnerCommissions, eq(partnerId, id)),
  }
}

/** Request for a list of a partner's orders. */
export interface PartnerOrdersRequest {
  tab: PartnerOrderTab
  month?: string | undefined
  day?: string | undefined
  page: number
  pageSize: number
}

/** The orders that a partner earns by, newest first. No row tells what was ordered or where it went. */
export async function listOrders(
  db: ReadDb,
  { partner, locale, now }: { partner: PartnerRow; locale: Locale; now: Date },
  { tab, month, day, page, pageSize }: PartnerOrdersRequest,
): Promise<{ list: PartnerOrder[]; total: number }> {
  const condition = and(eq(partnerId, partner.id), inTab(tab, now), within(month, day))
  const rows = await db
    .select({
      commission: partnerCommissions,
      order: orders,
      due: dueAt(now),
      store: stores.shortName,
      buyer: users.nickname,
    })
    .from(partnerCommissions)
    .innerJoin(orders, eq(orders.id, partnerCommissions.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(users, eq(users.id, partnerCommissions.fanId))
    .where(condition)
    .orderBy(desc(paidAt), desc(partnerCommissions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map(({ commission, order, due, store, buyer }): PartnerOrder => {
    const { id, level, base, rate, reversed: takenBack, settleAt } = commission
    const state = stateOf(commission, due)
    return {
      ...{ id, level, rate, takenBack, orderNo: order.orderNo, diningType: order.diningType },
      ...{ buyer: buyer ?? '', storeName: inLocale(store, locale), amount: base, commission: commission.amount },
      ...{ state: COMMISSION_STATE_CODES[state], stateFormat: translate(locale, `commissionState.${state}`) },
      at: isoText(commission.paidAt),
      settleAt: settleAt && isoText(settleAt),
    }
  })
  return { list, total: await db.$count(partnerCommissions, condition) }
}

/** The income of a month, and its last days. */
export async function readIncome(
  db: ReadDb,
  partner: PartnerRow,
  requested: string | undefined,
  now: Date,
): Promise<PartnerIncome> {
  const month = requested ?? monthText(now)
  const lastDay = Math.min(dayOf(now), dayOf(nextMonth(startOfMonth(month))) - 1)
  const firstDay = lastDay - CHART_DAYS + 1
  const ofPartner = eq(partnerId, partner.id)
  const inMonth = and(ofPartner, within(month, undefined))
  const [sums] = await db
    .select({ total: sumOf(worth), settled: sumOf(dueAt(now)) })
    .from(partnerCommissions)
    .where(inMonth)
  const dayName = dayIn(paidAt)
  const byDay = await db
    .select({ day: dayName, amount: sumOf(worth) })
    .from(partnerCommissions)
    .where(and(ofPartner, gte(paidAt, instantAt(firstDay, 0)), lt(paidAt, instantAt(lastDay + 1, 0))))
    .groupBy(dayName)
  const days = Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = dayText(firstDay + index)
    return { day, amount: byDay.find((row) => row.day === day)?.amount ?? 0 }
  })
  const { total = 0, settled = 0 } = sums ?? {}
  return { month, total, settled, waiting: Math.max(0, total - settled), days, serverTime: isoText(now) }
}

function stateOf({ amount: all, reversed: back }: CommissionRow, due: number): CommissionState {
  if (back === all) return 'reversed'
  return due > 0 ? 'settled' : 'waiting'
}

function inTab(tab: PartnerOrderTab, now: Date): SQL | undefined {
  if (tab === 'all') return undefined
  if (tab === 'reversed') return eq(amount, reversed)
  const due = dueAt(now)
  return and(ne(amount, reversed), tab === 'settled' ? sql`${due} > 0` : sql`${due} = 0`)
}

function within(month: string | undefined, day: string | undefined): SQL | undefined {
  if (day) {
    const start = new Date(`${day}T00:00:00+07:00`)
    return and(gte(paidAt, start), lt(paidAt, instantAt(dayOf(start) + 1, 0)))
  }
  if (!month) return undefined
  const start = startOfMonth(month)
  return and(gte(paidAt, start), lt(paidAt, nextMonth(start)))
}
