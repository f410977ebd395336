import { and, asc, eq, gte, inArray, isNull, gt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { POINTS_BUY_STATES } from '../../../src/contract/constants/points'
import type { Locale } from '../../../src/contract/fields'
import type { PointsItem as ItemView, PointsWay } from '../../../src/contract/points/pointsMall'
import { POINTS_ORDER_STATES } from '../../../src/domain/points/pointsOrderState'
import { dayOf, instantAt, isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { type PointsItem, pointsItems, pointsOrders } from '../../db/schema/members/pointsMall'
import { inLocale } from '../../db/translations'
import { couponTemplates } from '../../db/schema/coupons/coupons'
import { validityOf } from '../coupons/validity'
import { DAY_MS } from '../../../src/domain/time/duration'
import { balancesAt } from '../ledger/ledger'
import { readLevel, readLevels } from '../ledger/memberLevel'

/** The viewer of the points shop and the time. */
export interface PointsViewer {
  userId: string
  member: boolean
  locale: Locale
  now: Date
}

type BuyState = (typeof POINTS_BUY_STATES)[number]

/** What a viewer has, and may. */
interface Standing {
  points: number
  level: number
  levelName(level: number): string
}

/** What a member has taken of an item, in all and on this day of the restaurant. */
interface TakenCounts {
  all: number
  today: number
}

const NONE_TAKEN: TakenCounts = { all: 0, today: 0 }
const GIVEN_BACK = [POINTS_ORDER_STATES.closed.code, POINTS_ORDER_STATES.refunded.code]

interface ItemsRequest {
  id?: string | undefined
  cateId?: string | undefined
  affordable: boolean
  page: number
  pageSize: number
}

/** A page of the items on offer, in the merchant's order; with an id that item alone, also when it is not on offer. */
export async function readItems(
  db: ReadDb,
  requested: ItemsRequest,
  viewer: PointsViewer,
): Promise<{ list: ItemView[]; total: number }> {
  const standing = await readStanding(db, viewer)
  const wanted =
    requested.id === undefined ? offered(requested, standing, viewer.now) : eq(pointsItems.id, requested.id)
  const rows = await db
    .select()
    .from(pointsItems)
    .where(wanted)
    .orderBy(asc(pointsItems.sort), asc(pointsItems.id))
    .limit(requested.pageSize)
    .offset((requested.page - 1) * requested.pageSize)
  const facts = await readFacts(db, rows, { standing, viewer })
  const list = rows.map((row) => presentItem(row, facts(row)))
  return { list, total: await db.$count(pointsItems, wanted) }
}

/** An item as it stands for a viewer. Refuses when there is none. */
export async function readItem(
  db: ReadDb,
  id: string,
  viewer: PointsViewer,
): Promise<{ row: PointsItem; view: ItemView; today: number; points: number }> {
  const [row] = await db.select().from(pointsItems).where(eq(pointsItems.id, id))
  if (!row) throw new AppError(400, 'points.notFound')
  const standing = await readStanding(db, viewer)
  const facts = (await readFacts(db, [row], { standing, viewer }))(row)
  return { row, view: presentItem(row, facts), today: facts.taken.today, points: standing.points }
}

/** How many of an item a viewer may take now, at most, by its limits, its stock and the points of the viewer. */
export function mostOf({ row, view, today, points }: Awaited<ReturnType<typeof readItem>>): number {
  const limits = [
    99,
    Math.floor(points / row.points),
    view.stock ?? Infinity,
    row.perPerson === null ? Infinity : row.perPerson - view.taken,
    row.perDay === null ? Infinity : row.perDay - today,
  ]
  return Math.max(0, Math.min(...limits))
}

function offered({ cateId, affordable }: ItemsRequest, standing: Standing, now: Date): SQL | undefined {
  const { closed, saleUntil, categoryId, points, levelNeed, total, taken } = pointsItems
  const onSale = and(eq(closed, false), or(isNull(saleUntil), gt(saleUntil, now)))
  const left = or(isNull(total), sql`${taken} < ${total}`)
  const reached = affordable ? and(lte(points, standing.points), lte(levelNeed, standing.level), left) : undefined
  return and(onSale, cateId === undefined ? undefined : eq(categoryId, cateId), reached)
}

async function readStanding(db: ReadDb, { userId, member, locale, now }: PointsViewer): Promise<Standing> {
  const { nameOf: levelName } = await readLevels(db, locale)
  if (!member) return { points: 0, level: 0, levelName }
  const { points } = await balancesAt(db, userId, now)
  return { points, level: (await readLevel(db, userId, { locale, now })).level, levelName }
}

async function readTaken(
  db: ReadDb,
  rows: readonly PointsItem[],
  { userId, now }: PointsViewer,
): Promise<Map<string, TakenCounts>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const today = gte(pointsOrders.createdAt, instantAt(dayOf(now), 0))
  const sums = await db
    .select({
      itemId: pointsOrders.itemId,
      all: sql`sum(${pointsOrders.num})`.mapWith(Number),
      today: sql`coalesce(sum(${pointsOrders.num}) filter (where ${today}), 0)`.mapWith(Number),
    })
    .from(pointsOrders)
    .where(
      and(
        eq(pointsOrders.userId, userId),
        inArray(pointsOrders.itemId, ids),
        notInArray(pointsOrders.state, GIVEN_BACK),
      ),
    )
    .groupBy(pointsOrders.itemId)
  return new Map(sums.map(({ itemId, ...taken }) => [itemId, taken]))
}

interface Facts {
  standing: Standing
  taken: TakenCounts
  /** It gives a coupon that ends within a day. */
  couponEnds: boolean
  viewer: PointsViewer
}

/** What the view of each item depends on. */
async function readFacts(
  db: ReadDb,
  rows: readonly PointsItem[],
  known: Pick<Facts, 'standing' | 'viewer'>,
): Promise<(row: PointsItem) => Facts> {
  const taken = await readTaken(db, rows, known.viewer)
  const ids = rows.flatMap(({ templateId }) => templateId ?? [])
  const templates =
    ids.length > 0 ? await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids)) : []
  const { now } = known.viewer
  const ending = templates.filter((each) => validityOf(each, now).endAt.getTime() < now.getTime() + DAY_MS)
  return (row) => ({
    ...known,
    taken: taken.get(row.id) ?? NONE_TAKEN,
    couponEnds: ending.some(({ id }) => id === row.templateId),
  })
}

function presentItem(row: PointsItem, facts: Facts): ItemView {
  const { standing, taken, viewer } = facts
  const { id, type, images, points, cash, perPerson, perDay, levelNeed, deliveryFee, total, saleFrom, saleUntil } = row
  return {
    ...{ id, type, images, points, cash, perPerson, perDay, levelNeed, deliveryFee },
    cateId: row.categoryId,
    name: inLocale(row.name, viewer.locale),
    caption: inLocale(row.caption, viewer.locale),
    desc: inLocale(row.text, viewer.locale),
    stock: total === null ? null : total - row.taken,
    exchanged: row.taken,
    taken: taken.all,
    levelName: levelNeed > 0 ? standing.levelName(levelNeed) : '',
    startAt: saleFrom && isoText(saleFrom),
    endAt: saleUntil && isoText(saleUntil),
    ways: waysOf(row),
    short: Math.max(0, points - standing.points),
    buyState: buyStateOf(row, facts),
  }
}

/** How an item reaches the member. */
export function waysOf({ type, pickup, delivery }: PointsItem): PointsWay[] {
  if (type !== 'goods') return ['none']
  return [...(pickup ? (['pickup'] as const) : []), ...(delivery ? (['delivery'] as const) : [])]
}

function buyStateOf(row: PointsItem, { standing, taken, couponEnds, viewer: { now } }: Facts): BuyState {
  const { closed, saleFrom, saleUntil, total, perPerson, perDay, levelNeed, points } = row
  const states: [BuyState, boolean][] = [
    ['ended', closed || couponEnds || (saleUntil !== null && saleUntil <= now)],
    ['notStarted', saleFrom !== null && saleFrom > now],
    ['soldOut', total !== null && row.taken >= total],
    ['limit', perPerson !== null && taken.all >= perPerson],
    ['limitToday', perDay !== null && taken.today >= perDay],
    ['levelTooLow', levelNeed > standing.level],
    ['short', points > standing.points],
  ]
  return states.find(([, holds]) => holds)?.[0] ?? 'can'
}
