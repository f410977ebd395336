import { and, asc, desc, eq, ilike, lte, or, sql, type SQL } from 'drizzle-orm'
import type { StaffDrink } from '../../../console/contract/tables/drinks'
import { isAlcohol, keptDaysLeft, keptUntil } from '../../../src/domain/drink/drinkRules'
import { DRINK_STATES } from '../../../src/domain/drink/drinkState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { keptDrinks, type KeptDrink } from '../../db/schema/wallet/drinks'
import { users } from '../../db/schema/account/users'
import { holdsKeyword, likePattern } from '../../db/translations'
import { shownPhone } from '../accounts/phoneNumbers'
import type { Staff } from '../audit/audit'
import { foundRow } from '../offers/edited'
import { drinkAt } from './drinkAt'
import { labelOf, stateText } from './presenter'
import { expiredAt, storedAt } from './readDrinks'
import { drinkOfCode } from './takeCodes'

/** Request of staff for a list of stored drinks. */
export interface ListedDrinks {
  storeId: string
  state?: 'kept' | 'taken' | 'expired' | 'transferred' | 'writtenOff' | undefined
  endsWithin?: number | undefined
  keyword: string
  page: number
  pageSize: number
}

/** The drinks of a store by their end. */
export async function listStaffDrinks(
  db: ReadDb,
  { storeId, state, endsWithin, keyword, page, pageSize }: ListedDrinks,
  staff: Staff,
): Promise<{ list: StaffDrink[]; total: number }> {
  const condition = and(
    eq(keptDrinks.storeId, storeId),
    inState(state, staff.now),
    endsWithin === undefined ? undefined : lte(keptDrinks.expireAt, keptUntil(staff.now, endsWithin)),
    holding(keyword),
  )
  const byEnd = !state || state === 'kept' ? asc(keptDrinks.expireAt) : desc(keptDrinks.expireAt)
  const rows = await selectWithOwner(db)
    .where(condition)
    .orderBy(byEnd, asc(keptDrinks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(keptDrinks)
    .leftJoin(users, eq(users.id, keptDrinks.userId))
    .where(condition)
  return { list: rows.map((row) => present(row, staff)), total }
}

/** A drink by its id. */
export async function readStaffDrink(db: ReadDb, id: string, staff: Staff): Promise<StaffDrink> {
  return present(foundRow(await selectWithOwner(db).where(eq(keptDrinks.id, id))), staff)
}

/** The drink of the code that its owner shows. */
export async function readByCode(
  db: ReadDb,
  shown: { code: string; storeId: string },
  staff: Staff,
): Promise<StaffDrink> {
  return readStaffDrink(db, (await drinkOfCode(db, shown, staff.now)).id, staff)
}

const selectWithOwner = (db: ReadDb) =>
  db.select({ drink: keptDrinks, owner: users }).from(keptDrinks).leftJoin(users, eq(users.id, keptDrinks.userId))

function inState(state: ListedDrinks['state'], now: Date): SQL | undefined {
  if (!state) return undefined
  if (state === 'kept') return storedAt(now)
  return state === 'expired' ? expiredAt(now) : eq(keptDrinks.state, state)
}

function holding(keyword: string): SQL | undefined {
  if (!keyword) return undefined
  const pattern = likePattern(keyword)
  const label = /^k?-?0*(\d{1,9})$/i.exec(keyword)?.[1]
  return or(
    holdsKeyword(keptDrinks.name, keyword),
    ilike(keptDrinks.cabinet, pattern),
    ilike(users.nickname, pattern),
    label ? eq(keptDrinks.no, Number(label)) : undefined,
  )
}

function present(
  { drink: stored, owner }: { drink: KeptDrink; owner: typeof users.$inferSelect | null },
  { locale, now }: Staff,
): StaffDrink {
  const drink = drinkAt(stored, now)
  const { id, version, storeId, category, name, kind, amount, left, unit, volume, cabinet } = drink
  const { timesExtended, state, orderNo, staffName, remark } = drink
  return {
    ...{ id, version, storeId, category, name, quantity: amount, left, unit, volume, cabinet, timesExtended },
    ...{ orderNo, staffName, remark, storageKind: kind, photo: drink.image, memberId: drink.userId },
    no: labelOf(drink.no),
    memberName: owner?.nickname ?? '',
    phone: owner?.phone ? shownPhone(owner.phone) : '',
    storedAt: isoText(drink.storedAt),
    expireAt: isoText(drink.expireAt),
    leftDays: keptDaysLeft(drink.expireAt, now),
    state: DRINK_STATES[state].code,
    stateFormat: stateText(state, locale),
    locked: drink.giftId !== null,
    alcohol: isAlcohol(category),
  }
}
