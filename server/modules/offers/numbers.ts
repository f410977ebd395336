import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CouponNumbers, NUMBER_KINDS } from '../../../console/contract/numbers/couponNumbers'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { couponActivities, exchangeBatches, exchangeCodes } from '../../db/schema/coupons/couponClaims'
import { couponPackOrders, couponPacks } from '../../db/schema/coupons/couponPacks'
import { couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { tillRedemptions } from '../../db/schema/staff/staff'
import { inLocale } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { type RequestedPeriod, type Period, periodOf, whole, within } from '../../api/period'

type Kind = (typeof NUMBER_KINDS)[number]

/** The period, and the page of what is counted. */
interface NumbersQuery extends RequestedPeriod {
  by: Kind
  page: number
  pageSize: number
}

/** Numbers of a page of templates, packs, campaigns or batches. */
export async function readNumbers(
  db: ReadDb,
  requested: NumbersQuery,
  { locale, now }: Staff,
): Promise<{ list: CouponNumbers[]; total: number }> {
  const period = periodOf(requested, now)
  const { rows, total } = await readNamed(db, requested, locale)
  const ids = rows.map(({ id }) => id)
  const counted = ids.length > 0 ? await countCoupons(db, { by: requested.by, ids }, period) : []
  const none = { issued: 0, used: 0, expired: 0, discount: 0, turnover: 0 }
  return { list: rows.map((row) => ({ ...row, ...(counted.find(({ id }) => id === row.id) ?? none) })), total }
}

async function readNamed(db: ReadDb, { by, page, pageSize }: NumbersQuery, locale: Locale) {
  const read = { template: readTemplates, pack: readPacks, campaign: readCampaigns, batch: readBatches }[by]
  const table = { template: couponTemplates, pack: couponPacks, campaign: couponActivities, batch: exchangeBatches }[by]
  const rows = await read(db, { limit: pageSize, offset: (page - 1) * pageSize })
  const named = rows.map(({ id, name }) => ({ id, name: typeof name === 'string' ? name : inLocale(name, locale) }))
  return { rows: named, total: await db.$count(table) }
}

interface Page {
  limit: number
  offset: number
}

const readTemplates = (db: ReadDb, { limit, offset }: Page) =>
  db
    .select({ id: couponTemplates.id, name: couponTemplates.name })
    .from(couponTemplates)
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id))
    .limit(limit)
    .offset(offset)

const readPacks = (db: ReadDb, { limit, offset }: Page) =>
  db
    .select({ id: couponPacks.id, name: couponPacks.name })
    .from(couponPacks)
    .orderBy(asc(couponPacks.sort), asc(couponPacks.id))
    .limit(limit)
    .offset(offset)

/** Campaigns; those that began as a word without a name are named by it. */
async function readCampaigns(db: ReadDb, { limit, offset }: Page) {
  const rows = await db
    .select()
    .from(couponActivities)
    .orderBy(asc(couponActivities.sort), desc(couponActivities.createdAt), desc(couponActivities.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id, name, word }) => ({ id, name: name.en === '' && word !== null ? word : name }))
}

const readBatches = (db: ReadDb, { limit, offset }: Page) =>
  db
    .select({ id: exchangeBatches.id, name: exchangeBatches.name })
    .from(exchangeBatches)
    .orderBy(desc(exchangeBatches.createdAt), desc(exchangeBatches.id))
    .limit(limit)
    .offset(offset)

/** From what a coupon came; null from something of another kind. `issueCoupons` tells what its cause is. */
function originOf(db: ReadDb, by: Kind): SQL<string> {
  const { source, cause, templateId } = userCoupons
  const packOf = db.select({ id: couponPackOrders.packId }).from(couponPackOrders).where(eq(couponPackOrders.id, cause))
  const batchOf = db.select({ id: exchangeCodes.batchId }).from(exchangeCodes).where(eq(exchangeCodes.id, cause))
  switch (by) {
    case 'template':
      return sql`${templateId}`
    case 'pack':
      return sql`case when ${source} = 'pack' then ${packOf} end`
    case 'batch':
      return sql`case when ${source} = 'code' then ${batchOf} end`
    case 'campaign':
      return sql`case when ${source} in ('campaign', 'word') then split_part(${cause}, ' ', 1) end`
  }
}

/** Held coupons with what they came from, and the order or the bill that used them: its key, its store and what was paid. */
function heldCoupons(db: ReadDb, by: Kind) {
  const netAmount = sql<number>`case when ${orders.id} is not null then ${orders.payAmount} - coalesce(${purchases.refunded}, 0)
    else ${tillRedemptions.amount} - ${tillRedemptions.discount} end`
  const undone = sql`${tillRedemptions.voidedAt} is null`
  return db
    .select({
      origin: originOf(db, by).as('origin'),
      state: userCoupons.state,
      receivedAt: userCoupons.receivedAt,
      usedAt: userCoupons.usedAt,
      endAt: userCoupons.endAt,
      usedAmount: userCoupons.usedAmount,
      bill: sql<string>`coalesce(${orders.id}, ${tillRedemptions.id})`.as('bill'),
      storeId: sql<string>`coalesce(${orders.storeId}, ${tillRedemptions.storeId})`.as('bill_store_id'),
      netAmount: netAmount.as('net_amount'),
    })
    .from(userCoupons)
    .leftJoin(orders, eq(orders.id, userCoupons.orderId))
    .leftJoin(purchases, eq(purchases.id, orders.id))
    .leftJoin(tillRedemptions, sql`${tillRedemptions.couponId} = ${userCoupons.id} and ${undone}`)
}

async function countCoupons(db: ReadDb, { by, ids }: { by: Kind; ids: readonly string[] }, period: Period) {
  const held = heldCoupons(db, by).as('held')
  const there = period.storeId === undefined ? sql`true` : sql`${held.storeId} = ${period.storeId}`
  const isUsed = sql`${held.state} = 'used' and ${within(held.usedAt, period)} and ${there}`
  const isExpired = sql`${held.state} <> 'used' and ${within(held.endAt, period)} and ${held.endAt} <= ${period.now.toISOString()}::timestamptz`
  const ofThese = inArray(held.origin, [...ids])
  const counts = await db
    .select({
      id: held.origin,
      issued: whole(sql`count(*) filter (where ${within(held.receivedAt, period)})`),
      used: whole(sql`count(*) filter (where ${isUsed})`),
      expired: whole(sql`count(*) filter (where ${isExpired})`),
      discount: whole(sql`coalesce(sum(${held.usedAmount}) filter (where ${isUsed}), 0)`),
    })
    .from(held)
    .where(ofThese)
    .groupBy(held.origin)
  const bills = db
    .selectDistinct({ origin: held.origin, bill: held.bill, netAmount: held.netAmount })
    .from(held)
    .where(sql`${ofThese} and ${isUsed}`)
    .as('bills')
  const turnovers = await db
    .select({ id: bills.origin, turnover: whole(sql`coalesce(sum(${bills.netAmount}), 0)`) })
    .from(bills)
    .groupBy(bills.origin)
  const turnoverOf = new Map(turnovers.map(({ id, turnover }) => [id, turnover]))
  return counts.map((row) => ({ ...row, turnover: turnoverOf.get(row.id) ?? 0 }))
}
