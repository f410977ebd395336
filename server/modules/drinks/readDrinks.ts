import { and, asc, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { drinksContract } from '../../../src/contract/inStore/drinks'
import type { Reply } from '../../../src/contract/endpoint'
import { keptUntil, SOON_DAYS } from '../../../src/domain/drink/drinkRules'
import { LIVE_DRINK_STATES } from '../../../src/domain/drink/drinkState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { drinkLogs, keptDrinks } from '../../db/schema/wallet/drinks'
import { stores } from '../../db/schema/store/stores'
import { type DrinkInStore, logRowOf, rowOf } from './presenter'
import { openDrinkRules, ruleTexts } from './settings'

type Calls = typeof drinksContract
type Context = RequestContext<ReadDb, Session>
interface Page {
  page: number
  pageSize: number
}

/** The drinks that can be taken out at a time, whatever the jobs have written. */
export const storedAt = (now: Date) => and(inArray(keptDrinks.state, LIVE_DRINK_STATES), gt(keptDrinks.expireAt, now))

/** The drinks that have ended. */
export const expiredAt = (now: Date) =>
  or(eq(keptDrinks.state, 'expired'), and(inArray(keptDrinks.state, LIVE_DRINK_STATES), lte(keptDrinks.expireAt, now)))

/** The tabs of the list: what is there, what is gone, and what has ended. */
const TABS = {
  kept: storedAt,
  taken: () => inArray(keptDrinks.state, ['taken', 'transferred']),
  expired: (now: Date) => or(expiredAt(now), eq(keptDrinks.state, 'writtenOff')),
} as const satisfies Record<string, (now: Date) => SQL | undefined>

/** A drink of a user with its store. Refuses that of another one as unknown. */
export async function ownDrink(db: ReadDb, id: string, userId: string): Promise<DrinkInStore> {
  const [found] = await selectDrinks(db).where(and(eq(keptDrinks.id, id), eq(keptDrinks.userId, userId)))
  if (!found) throw new AppError(400, 'drinks.notFound')
  return found
}

const selectDrinks = (db: ReadDb) =>
  db.select({ drink: keptDrinks, store: stores }).from(keptDrinks).innerJoin(stores, eq(stores.id, keptDrinks.storeId))

/** The drinks of the caller, a tab of them. */
export async function listDrinks(
  context: Context,
  { tab, page, pageSize }: Page & { tab: keyof typeof TABS },
): Promise<Reply<Calls['list']>> {
  const { db, session, now, locale } = context
  const rules = await openDrinkRules(db)
  const own = eq(keptDrinks.userId, session.userId)
  const condition = and(own, TABS[tab](now))
  const byEnd = tab === 'kept' ? asc(keptDrinks.expireAt) : desc(keptDrinks.expireAt)
  const rows = await selectDrinks(db)
    .where(condition)
    .orderBy(byEnd, asc(keptDrinks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const count = (which: SQL | undefined) => db.$count(keptDrinks, and(own, which))
  const soon = and(storedAt(now), lte(keptDrinks.expireAt, keptUntil(now, SOON_DAYS)))
  const counts = {
    kept: await count(TABS.kept(now)),
    endsSoon: await count(soon),
    taken: await count(TABS.taken()),
    expired: await count(TABS.expired(now)),
  }
  return {
    list: rows.map((row) => rowOf(row, context)),
    ...{ total: counts[tab], page, pageSize, counts },
    rules: ruleTexts(rules, locale),
    serverTime: isoText(now),
  }
}

/** The log of a drink of the caller, newest first. */
export async function listLog(
  { db, session }: Context,
  { id, page, pageSize }: Page & { id: string },
): Promise<Reply<Calls['log']>> {
  await openDrinkRules(db)
  const { drink } = await ownDrink(db, id, session.userId)
  const ofDrink = eq(drinkLogs.drinkId, id)
  const rows = await db
    .select()
    .from(drinkLogs)
    .where(ofDrink)
    .orderBy(desc(drinkLogs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map((row) => logRowOf(row, drink.unit))
  return { list, total: await db.$count(drinkLogs, ofDrink), page, pageSize }
}
