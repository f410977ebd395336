import { and, eq, getTableName, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PictureUse } from '../../../console/contract/look/picture'
import type { Locale } from '../../../src/contract/fields'
import type { Translations } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { activities } from '../../db/schema/store/activities'
import { ads, configs, layoutBlocks, layoutDrafts } from '../../db/schema/settings/config'
import { couponActivities } from '../../db/schema/coupons/couponClaims'
import { couponPacks } from '../../db/schema/coupons/couponPacks'
import { couponTemplates } from '../../db/schema/coupons/coupons'
import { drinkLogs, keptDrinks } from '../../db/schema/wallet/drinks'
import { giftCardDesigns } from '../../db/schema/wallet/giftCards'
import { addonGroups, addonItems, goods } from '../../db/schema/store/goods'
import { helpQuestions } from '../../db/schema/settings/help'
import { inviteCampaigns } from '../../db/schema/members/invitations'
import { equityCards } from '../../db/schema/members/membership'
import { pointsItems } from '../../db/schema/members/pointsMall'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { SETTINGS_PAGE } from '../../modules/config/settingDrafts'

type Kind = PictureUse['kind']

/** What a row that names pictures belongs to, and the whole row: a picture may be in any column, also within texts and lists. */
interface FoundRow {
  id: string
  name: Translations | string | null
  row: string
}

/** A table whose rows name pictures: what they belong to, and the columns of its id and name. */
interface Source {
  kind: Kind
  table: PgTable
  id: PgColumn | SQL
  name: PgColumn | SQL
  /** Which of its rows. */
  where?: SQL
}

const NO_NAME = sql`''::text`
const ofSettings = eq(layoutDrafts.page, SETTINGS_PAGE)
const SOURCES: readonly Source[] = [
  ...Object.entries({
    dish: goods,
    stores,
    couponTemplate: couponTemplates,
    couponPack: couponPacks,
    couponActivity: couponActivities,
    giftCardDesign: giftCardDesigns,
    equityCard: equityCards,
    pointsItem: pointsItems,
    inviteCampaign: inviteCampaigns,
    keptDrink: keptDrinks,
  }).map(([kind, table]) => ({ kind: kind as Kind, table, id: table.id, name: table.name })),
  { kind: 'activity', table: activities, id: activities.id, name: activities.title },
  { kind: 'page', table: layoutBlocks, id: layoutBlocks.page, name: layoutBlocks.target },
  { kind: 'page', table: layoutDrafts, id: layoutDrafts.page, name: layoutDrafts.target, where: not(ofSettings) },
  { kind: 'setting', table: layoutDrafts, id: layoutDrafts.target, name: NO_NAME, where: ofSettings },
  { kind: 'setting', table: configs, id: configs.ident, name: NO_NAME },
  { kind: 'setting', table: ads, id: sql`'ad'::text`, name: NO_NAME },
  { kind: 'setting', table: helpQuestions, id: sql`'helpers'::text`, name: NO_NAME },
]

/** The tables in which pictures are looked for. */
export const SEARCHED_TABLES: readonly string[] = [...SOURCES.map(({ table }) => table), addonItems, drinkLogs].map(
  getTableName,
)

const isUploaded = (text: SQL | PgColumn) => sql`${text} like '%uploads/%'`

async function foundIn(db: ReadDb, { table, id, name, where }: Source): Promise<FoundRow[]> {
  const row = sql<string>`${table}::text`
  return (await db
    .select({ id, name, row })
    .from(table)
    .where(and(isUploaded(row), where))) as FoundRow[]
}

/** The pictures of options are those of their dish. Options that a dish had once are in no form. */
const foundInAddons = (db: ReadDb): Promise<FoundRow[]> =>
  db
    .select({ id: goods.id, name: goods.name, row: addonItems.image })
    .from(addonItems)
    .innerJoin(addonGroups, eq(addonGroups.id, addonItems.groupId))
    .innerJoin(goods, eq(goods.id, addonGroups.goodsId))
    .where(and(isUploaded(addonItems.image), eq(addonItems.archived, false), eq(addonGroups.archived, false)))

const foundInDrinkLogs = (db: ReadDb): Promise<FoundRow[]> =>
  db
    .select({ id: keptDrinks.id, name: keptDrinks.name, row: drinkLogs.image })
    .from(drinkLogs)
    .innerJoin(keptDrinks, eq(keptDrinks.id, drinkLogs.drinkId))
    .where(isUploaded(drinkLogs.image))

const NAMES = /uploads\/[\w-]{20}\.webp/g

/** What shows uploaded pictures, by their names; each use once. */
export async function usesOfPictures(db: ReadDb, locale: Locale): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, Map<string, PictureUse>>()
  const add = (kind: Kind, all: readonly FoundRow[]) => {
    for (const { id, name, row } of all) {
      const use = { kind, id, name: textOf(name, locale) }
      for (const [picture] of row.matchAll(NAMES)) {
        const known = uses.get(picture) ?? new Map<string, PictureUse>()
        // Own pages have their page in common.
        uses.set(picture, known.set([kind, id, kind === 'page' && use.name].join(' '), use))
      }
    }
  }
  for (const source of SOURCES) add(source.kind, await foundIn(db, source))
  add('dish', await foundInAddons(db))
  add('keptDrink', await foundInDrinkLogs(db))
  return new Map([...uses].map(([picture, known]) => [picture, [...known.values()]]))
}

const textOf = (name: FoundRow['name'], locale: Locale): string =>
  typeof name === 'object' && name ? inLocale(name, locale) : (name ?? '')
