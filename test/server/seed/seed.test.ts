import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asc, count, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { BLOCK_TYPES } from '../../../console/contract/look/blockShapes'
import { newBlock } from '../../../server/console/look/newBlock'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import * as configTables from '../../../server/db/schema/settings/config'
import * as goodsTables from '../../../server/db/schema/store/goods'
import * as helpTables from '../../../server/db/schema/settings/help'
import { regions, stores } from '../../../server/db/schema/store/stores'
import { seed } from '../../../server/seed/seed'
import { freshDatabase } from '../support/database/database'

const { addonItems, categories, goods, skus } = goodsTables
const TABLES: PgTable[] = [
  stores,
  regions,
  ...Object.values(goodsTables),
  ...Object.values(configTables),
  ...Object.values(helpTables),
]

let database: OpenDatabase

/** All rows of a table, in a fixed order. */
const contentOf = async (table: PgTable) => {
  const rows = await database.db.select().from(table)
  return rows.map((row) => JSON.stringify(row)).sort()
}
const content = () => Promise.all(TABLES.map(contentOf))

/** Products of a store, without mandatory items. */
const dishesOf = async (storeId: string) => {
  const rows = await database.db.select().from(goods).where(eq(goods.storeId, storeId)).orderBy(asc(goods.sort))
  return rows.filter(({ required }) => required === null)
}

/** All picture and video paths in a value of any shape. */
function media(value: unknown): string[] {
  if (typeof value === 'string') return /^(pictures|films)\//.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(media) : []
}

/** All `{en, th, zh}` texts in a value of any shape. */
function texts(value: unknown): Record<string, unknown>[] {
  if (!value || typeof value !== 'object') return []
  return 'en' in value ? [{ ...value }] : Object.values(value).flatMap(texts)
}

describe('the demo restaurant', () => {
  beforeAll(async () => {
    database = await freshDatabase()
    await seed(database.db)
  })
  afterAll(() => database.close())

  it('has three stores: one that offers everything, a smaller one, one that is closed until further notice', async () => {
    const rows = await database.db.select().from(stores).orderBy(asc(stores.sort))
    expect(rows.map(({ id, dining }) => [id, dining.map(({ type }) => type)])).toEqual([
      ['thonglor', ['delivery', 'pickup', 'takeout', 'dineIn', 'fast']],
      ['ari', ['pickup', 'takeout', 'dineIn', 'fast']],
      ['riverside', ['delivery', 'pickup', 'takeout', 'dineIn']],
    ])
    expect(rows[0]?.hours).toEqual([0, 1, 2, 3, 4, 5, 6].map((week) => ({ week, start: '00:00', end: '24:00' })))
    expect(rows[1]?.hours.every(({ start, end }) => end < start)).toBe(true)
    expect(rows[2]?.hours).toEqual([])
    expect(rows[2]?.notice.en).toMatch(/closed/)
  })

  it('offers all 41 dishes in 9 categories in the open store, none twice', async () => {
    const dishes = await dishesOf('thonglor')
    expect(dishes).toHaveLength(41)
    expect(new Set(dishes.map(({ image }) => image)).size).toBe(41)
    const shown = await database.db.select().from(categories).where(eq(categories.storeId, 'thonglor'))
    expect(shown).toHaveLength(9)
    expect(new Set(dishes.map(({ categoryId }) => categoryId))).toEqual(new Set(shown.map(({ id }) => id)))
    expect((await dishesOf('ari')).length).toBeLessThan(41)
  })

  it('has all texts in three languages', async () => {
    const rows = (await content()).flat().map((row): unknown => JSON.parse(row))
    const written = rows.flatMap(texts).filter(({ en }) => en !== '')
    expect(written.length).toBeGreaterThan(1000)
    expect(written.filter(({ th }) => !/[ก-๙]/.test(String(th)))).toEqual([])
    expect(written.filter(({ zh }) => !/\p{Script=Han}/u.test(String(zh)))).toEqual([])
    const untidy = /!|！|^\s|\s$| {2}|…|\.\.\./
    expect(written.filter((wording) => Object.values(wording).some((text) => untidy.test(String(text))))).toEqual([])
  })

  it('has a file for every picture and video that it, or a new block of the console, refers to', async () => {
    const named = media([(await content()).flat().map((row): unknown => JSON.parse(row)), BLOCK_TYPES.map(newBlock)])
    expect(named.length).toBeGreaterThan(100)
    expect(named.some((address) => address.startsWith('films/'))).toBe(true)
    const assets = join(__dirname, '../../../server/assets')
    expect(named.filter((address) => !existsSync(join(assets, address)))).toEqual([])
  })

  it('sells everything for a price above zero, to members and under a struck-through price for less', async () => {
    const rows = await database.db.select().from(skus)
    expect(rows.filter(({ price }) => price <= 0)).toEqual([])
    expect(rows.filter(({ price, memberPrice }) => memberPrice !== null && memberPrice >= price)).toEqual([])
    expect(rows.filter(({ price, originalPrice }) => originalPrice !== null && originalPrice <= price)).toEqual([])
    const priced = new Set(rows.map(({ goodsId }) => goodsId))
    const all = await database.db.select().from(goods)
    expect(all.filter(({ id }) => !priced.has(id))).toEqual([])
  })

  it('shows every rule that a menu can have', async () => {
    const rows = await database.db.select().from(goods)
    const prices = await database.db.select().from(skus)
    const addons = await database.db.select().from(addonItems)
    const sections = await database.db.select().from(categories).where(eq(categories.storeId, 'thonglor'))
    const seen = {
      perOrder: rows.some(({ required }) => required === 'perOrder'),
      perPerson: rows.some(({ required }) => required === 'perPerson'),
      requiredCategory: sections.filter(({ required }) => required).length === 1,
      featureCard: sections.filter(({ feature }) => feature).length === 1,
      soldOut: rows.some(({ soldOut, soldOutNote }) => soldOut && soldOutNote.en === 'Back tomorrow'),
      offShelf: rows.some(({ onShelf }) => !onShelf),
      breakfast: rows.some(({ saleTimes }) => saleTimes?.[0]?.end === '10:30'),
      lunch: rows.some(({ saleTimes }) => saleTimes?.[0]?.start === '11:00'),
      limitPerOrder: rows.some(({ limitPerOrder }) => limitPerOrder !== null),
      limitPerPerson: rows.some(({ limitPerPerson }) => limitPerPerson !== null),
      limitPerDay: rows.some(({ limitPerDay }) => limitPerDay !== null),
      minBuy: rows.some(({ minBuy }) => minBuy > 1),
      freePackaging: rows.some(({ packFee }) => packFee === 0),
      someDiningTypes: rows.some(({ diningTypes }) => diningTypes !== null),
      memberPrice: prices.some(({ memberPrice }) => memberPrice !== null),
      struckPrice: prices.some(({ originalPrice }) => originalPrice !== null),
      lastOne: prices.some(({ stock }) => stock === 1),
      unlimited: prices.some(({ stock }) => stock === null),
      twoSpecGroups: prices.some(({ valueIds }) => valueIds.length === 2),
      addonSoldOut: addons.some(({ stock }) => stock === 0),
      freeAddon: addons.some(({ price }) => price === 0),
    }
    expect(Object.entries(seen).filter(([, present]) => !present)).toEqual([])
  })

  it('gives every row an id that fits the contract', async () => {
    const rows = (await content()).flat().map((row) => JSON.parse(row) as { id?: string })
    expect(rows.filter(({ id }) => id !== undefined && !/^[a-z0-9-]{1,64}$/.test(id))).toEqual([])
  })

  it('changes nothing when it runs a second time, even with another size', async () => {
    const before = await content()
    await seed(database.db, { goods: 200 })
    expect(await content()).toEqual(before)
  })
})

describe('a large menu', () => {
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.close())

  it.each([200, 2000])(
    'of %i has exactly that many dishes, over all categories, in the open store only',
    async (size) => {
      await seed(database.db, { goods: size })
      expect(await dishesOf('thonglor')).toHaveLength(size)
      expect(await dishesOf('riverside')).toHaveLength(41)
      const perCategory = await database.db
        .select({ number: count() })
        .from(goods)
        .where(eq(goods.storeId, 'thonglor'))
        .groupBy(goods.categoryId)
      expect(perCategory.filter(({ number }) => number > 5)).toHaveLength(9)
    },
  )

  it('is deterministic', async () => {
    await seed(database.db, { goods: 100 })
    const first = await content()
    await database.close()
    database = await freshDatabase()
    await seed(database.db, { goods: 100 })
    expect(await content()).toEqual(first)
  })
})
