import type { PgTable } from 'drizzle-orm/pg-core'
import { hashPassword } from '../modules/accounts/passwords'
import { advisoryLock } from '../db/locks'
import type { Db, Tx } from '../db/database'
import { activities, activityGoods } from '../db/schema/store/activities'
import { ads, configs, layoutBlocks } from '../db/schema/settings/config'
import { helpGroups, helpQuestions } from '../db/schema/settings/help'
import { signIns } from '../db/schema/members/rewards'
import { regions, stores } from '../db/schema/store/stores'
import { diningTables } from '../db/schema/inStore/tables'
import { users } from '../db/schema/account/users'
import { DAY_MS } from '../../src/domain/time/duration'
import { dayOf, dayText } from '../../src/domain/time/storeClock'
import { book } from '../modules/ledger/ledger'
import { newTableCode } from '../modules/inStore/tableSessionRepository'
import { ACTIVITIES } from './data/activities'
import { ADS } from './data/ads'
import { CONFIGS } from './data/configs'
import { HELP } from './data/help'
import { LAYOUTS } from './data/layouts'
import { MEMBER } from './data/member'
import { JOINED_DAYS_AGO, SIGNED_DAYS_AGO } from './data/memberRewards'
import { MENU } from './data/menu/menu'
import { BANGKOK, DISTRICTS } from './data/regions'
import { ari } from './data/stores/ari'
import { riverside } from './data/stores/riverside'
import type { StoreSeed } from './data/stores/store'
import { thonglor } from './data/stores/thonglor'
import { TABLES, fixedTableCode } from './data/tables'
import { largeMenu } from './largeMenu'
import { MENU_TABLES, menuRows, slug } from './menuRows'
import { translations } from './notation'
import { insertCouponPacks, insertMemberPack } from './seedCouponPacks'
import { insertClaims, insertCoupons } from './seedCoupons'
import { insertMemberDrinks } from './seedDrinks'
import { insertInvitations, insertInviteCampaign } from './seedInvitations'
import { insertMembership, insertMemberVip } from './seedMembership'
import { insertMemberPointsOrders, insertPointsShop } from './seedPoints'
import { insertBalanceHistory, insertTopUpAmounts } from './seedStoredValue'
import { insertCards, insertGiftCardDesigns } from './seedGiftCards'
import { insertPartners } from './seedPartners'
import { insertMemberReservation, insertReserve } from './seedReserve'
import { insertQueueTypes, insertWaitingGroups } from './seedQueue'

/** The stores, in the order they are listed. */
const STORES = [thonglor, ari, riverside]

/** The store whose menu `goods` enlarges. */
const LARGE_MENU_STORE = thonglor

/** Rows per statement: the widest table stays far below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 1000

/** What the demonstration has. */
export interface SeedOptions {
  /** Number of products of the always-open store, for benchmarks; below 41 it changes nothing. */
  goods?: number
  /** Adds a demo member with a public password, and uses fixed table codes. Never for production data. */
  member?: boolean
  /** The time of its newest rows, for tests with a clock of their own. */
  now?: Date | undefined
}

/** Fills an empty database with the demo restaurant, Sala Bistro. Does nothing when a store exists. */
export async function seed(db: Db, { goods = 0, member = false, now = new Date() }: SeedOptions = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 'seed')
    const [first] = await tx.select({ id: stores.id }).from(stores).limit(1)
    if (first) return
    await insertRegions(tx)
    for (const [sort, store] of STORES.entries()) await insertStore(tx, store, sort)
    for (const store of STORES) await insertMenu(tx, store, store === LARGE_MENU_STORE ? goods : 0)
    await insertTables(tx, member)
    await insertActivities(tx)
    await insertLayouts(tx)
    await insertHelp(tx)
    await insertGiftCardDesigns(tx)
    await insertCoupons(tx, now, idsInAllStores)
    await insertCouponPacks(tx, now)
    await insertQueueTypes(tx)
    await insertReserve(tx, now)
    await insertMembership(tx, now)
    await insertPointsShop(tx, now)
    await insertTopUpAmounts(tx, now)
    await insertInviteCampaign(tx, now)
    if (!member) return
    await insertWaitingGroups(tx, now)
    await insertMember(tx, now)
    await insertClaims(tx, MEMBER.id, now)
    await insertCards(tx, now)
    const bought = await insertMemberPack(tx, { userId: MEMBER.id, storeId: thonglor.id, now })
    await insertBalanceHistory(tx, { storeId: thonglor.id, bought, now })
    await insertMemberVip(tx, { userId: MEMBER.id, storeId: thonglor.id, now })
    await insertMemberDrinks(tx, MEMBER.id, now)
    await insertMemberReservation(tx, MEMBER, now)
    await insertPartners(tx, MEMBER, { storeId: thonglor.id, now })
    await insertInvitations(tx, MEMBER.id, now)
    await insertMemberPointsOrders(tx, { userId: MEMBER.id, storeId: thonglor.id, now })
  })
}

async function insertMember(tx: Tx, now: Date) {
  const { password, ledger, ...facts } = MEMBER
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS)
  const times = { createdAt: joined, registeredAt: joined }
  await insert(tx, users, [{ ...facts, ...times, passwordHash: await hashPassword(password) }])
  const days = SIGNED_DAYS_AGO.map((ago) => ({ userId: MEMBER.id, day: dayText(dayOf(now) - ago), at: now }))
  await insert(tx, signIns, days)
  // Money comes by the history of the balance.
  const opening = (['points', 'growth'] as const).map((account) => {
    return { account, amount: ledger[account], kind: 'opening', cause: MEMBER.id } as const
  })
  await book(tx, MEMBER.id, opening, now)
}

/** With `knownCodes`, the codes of the tables are fixed. */
async function insertTables(tx: Tx, knownCodes: boolean) {
  const rows = TABLES.flatMap(({ names, area, ...table }) =>
    names.map((name) => ({ ...table, name, area: translations(area), id: slug(table.storeId, name.toLowerCase()) })),
  )
  await insert(
    tx,
    diningTables,
    rows.map((row, sort) => ({ ...row, sort, code: knownCodes ? fixedTableCode(row.id) : newTableCode() })),
  )
}

async function insertRegions(tx: Tx) {
  await insert(tx, regions, [{ ...BANGKOK, name: translations(BANGKOK.name) }])
  const districts = DISTRICTS.map(([id, lat, lng, ...name], sort) => ({
    id: slug(BANGKOK.id, id),
    parentId: BANGKOK.id,
    name: translations(name),
    lat,
    lng,
    sort,
  }))
  await insert(tx, regions, districts)
}

async function insertStore(tx: Tx, { menu: _menu, ...store }: StoreSeed, sort: number) {
  const { name, shortName, address, notice, intro } = store
  const texts = {
    name: translations(name),
    shortName: translations(shortName),
    address: translations(address),
    notice: translations(notice),
    intro: translations(intro),
  }
  await insert(tx, stores, [{ ...store, ...texts, sort }])
}

async function insertMenu(tx: Tx, store: StoreSeed, goods: number) {
  const rows = menuRows(store, largeMenu(MENU, goods))
  await insert(tx, MENU_TABLES.categories, rows.categories)
  await insert(tx, MENU_TABLES.goods, rows.goods)
  await insert(tx, MENU_TABLES.specGroups, rows.specGroups)
  await insert(tx, MENU_TABLES.specValues, rows.specValues)
  await insert(tx, MENU_TABLES.skus, rows.skus)
  await insert(tx, MENU_TABLES.attrGroups, rows.attrGroups)
  await insert(tx, MENU_TABLES.attrValues, rows.attrValues)
  await insert(tx, MENU_TABLES.addonGroups, rows.addonGroups)
  await insert(tx, MENU_TABLES.addonItems, rows.addonItems)
}

async function insertActivities(tx: Tx) {
  const rows = ACTIVITIES.map(({ dishes: _dishes, title, text, period, rules, ...activity }, sort) => ({
    ...activity,
    sort,
    title: translations(title),
    text: translations(text),
    period: translations(period),
    rules: translations(rules),
  }))
  await insert(tx, activities, rows)
  const links = ACTIVITIES.flatMap(({ id, storeId, dishes }) =>
    dishes.map((dish, sort) => ({ activityId: id, goodsId: slug(storeId, dish), sort })),
  )
  await insert(tx, activityGoods, links)
}

async function insertLayouts(tx: Tx) {
  const values = Object.entries(CONFIGS).map(([ident, value]) => ({ ident, value }))
  await insert(tx, configs, values)
  const blocks = LAYOUTS.flatMap(({ page, target, blocks: layout }) =>
    layout.map(({ id, type, data, dishes }, sort) => ({
      id,
      page,
      target,
      sort,
      type,
      data: dishes ? { ...data, goodsIds: idsInAllStores(dishes) } : data,
    })),
  )
  await insert(tx, layoutBlocks, blocks)
  const places = ADS.map((ad, sort) => ({ ...ad, sort }))
  await insert(tx, ads, places)
}

async function insertHelp(tx: Tx) {
  const groups = HELP.map(({ id, title }, sort) => ({ id, sort, title: translations(title) }))
  const questions = HELP.flatMap(({ id: groupId, questions: list }) =>
    list.map(({ id, title, answer }, sort) => ({
      id,
      groupId,
      sort,
      title: translations(title),
      answer: translations(answer),
    })),
  )
  await insert(tx, helpGroups, groups)
  await insert(tx, helpQuestions, questions)
}

/** Ids of products in every store that sells them; a block shows those of its store. */
function idsInAllStores(dishes: readonly string[]): string[] {
  return STORES.flatMap(({ id, menu }) =>
    dishes.filter((dish) => !menu.without.includes(dish)).map((dish) => slug(id, dish)),
  )
}

async function insert<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += CHUNK) await tx.insert(table).values(rows.slice(from, from + CHUNK))
}
