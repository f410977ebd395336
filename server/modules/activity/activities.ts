import { and, asc, eq } from 'drizzle-orm'
import type { Activity } from '../../../src/contract/store/activity'
import type { GoodsRow } from '../../../src/contract/goods/goodsRow'
import type { Locale } from '../../../src/contract/fields'
import { openingAt } from '../../../src/domain/store/openingHours'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { activities, activityGoods } from '../../db/schema/store/activities'
import type { WeeklyHours } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import type { StoreRow } from '../store/storePresenter'

type ActivityRow = typeof activities.$inferSelect

/** An activity with its products on a menu. */
interface ActivityWithGoods {
  activity: Activity
  goods: GoodsRow[]
}

interface ActivityQuery {
  store: StoreRow
  /** The menu that contains its products. */
  menu: readonly GoodsRow[]
  locale: Locale
  now: Date
}

const ALWAYS: WeeklyHours[] = [0, 1, 2, 3, 4, 5, 6].map((week) => ({ week, start: '00:00', end: '24:00' }))

/** Current and upcoming activities of a store, the current ones first. */
export async function readActivities(db: ReadDb, view: ActivityQuery): Promise<ActivityWithGoods[]> {
  const { store, now } = view
  const rows = await db
    .select()
    .from(activities)
    .where(and(eq(activities.storeId, store.id), eq(activities.shown, true)))
    .orderBy(asc(activities.sort), asc(activities.id))
  const goodsOf = await dishesByActivity(db, view)
  const found = rows.flatMap((row) => {
    const run = runOf(row, store, now)
    return run ? [{ row, run }] : []
  })
  found.sort((a, b) => startOf(a.run, now) - startOf(b.run, now))
  return found.map(({ row, run }) => {
    const goods = goodsOf(row.id)
    return { activity: activityOf(row, run, goods.length, view.locale), goods }
  })
}

async function dishesByActivity(
  db: ReadDb,
  { store, menu }: ActivityQuery,
): Promise<(activityId: string) => GoodsRow[]> {
  const links = await db
    .select({ activityId: activityGoods.activityId, goodsId: activityGoods.goodsId })
    .from(activityGoods)
    .innerJoin(activities, eq(activities.id, activityGoods.activityId))
    .where(eq(activities.storeId, store.id))
    .orderBy(asc(activityGoods.sort), asc(activityGoods.goodsId))
  const onMenu = new Map(menu.map((row) => [row.id, row]))
  return (activityId) =>
    links.filter((link) => link.activityId === activityId).flatMap(({ goodsId }) => onMenu.get(goodsId) ?? [])
}

interface Run {
  runsNow: boolean
  changesAt?: Date
}

const startOf = ({ runsNow, changesAt }: Run, now: Date) => (runsNow || !changesAt ? now : changesAt).getTime()

/**
 * Whether an activity is running, with its end or next start; undefined when it is over. It pauses on days on which the store is
 * closed.
 */
function runOf({ startsAt, endsAt, hours }: ActivityRow, store: StoreRow, now: Date): Run | undefined {
  const begin = startsAt && startsAt > now ? startsAt : now
  const special = store.specialDays.filter((day) => day.hours.length === 0)
  const { isOpen, changesAt } = openingAt(begin, { weekly: hours ?? ALWAYS, special })
  const from = isOpen ? begin : changesAt
  if (!from || (endsAt && from >= endsAt)) return undefined
  return from > now ? { runsNow: false, changesAt: from } : { runsNow: true, changesAt: earlier(changesAt, endsAt) }
}

function earlier(a: Date | undefined, b: Date | null): Date | undefined {
  return a && b ? new Date(Math.min(a.getTime(), b.getTime())) : (a ?? b ?? undefined)
}

function activityOf(row: ActivityRow, { runsNow, changesAt }: Run, goodsNum: number, locale: Locale): Activity {
  return {
    id: row.id,
    title: inLocale(row.title, locale),
    text: inLocale(row.text, locale),
    period: inLocale(row.period, locale),
    rules: inLocale(row.rules, locale),
    image: row.image,
    runsNow,
    changesAt: changesAt && isoText(changesAt),
    goodsNum,
  }
}
