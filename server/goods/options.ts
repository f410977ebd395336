import { asc, eq } from 'drizzle-orm'
import type { GoodsDetail } from '../../src/contract/goods'
import type { Locale } from '../../src/contract/fields'
import type { Db } from '../db/open'
import { addonGroups, addonItems, attrGroups, attrValues, specGroups, specValues } from '../db/schema/goods'
import { inLocale } from '../db/words'

/** Groups of a dish that change price and stock. */
export async function readSpecs(db: Db, goodsId: string, locale: Locale): Promise<GoodsDetail['specs']> {
  const rows = await db
    .select({ group: specGroups, item: specValues })
    .from(specGroups)
    .innerJoin(specValues, eq(specValues.groupId, specGroups.id))
    .where(eq(specGroups.goodsId, goodsId))
    .orderBy(asc(specGroups.sort), asc(specGroups.id), asc(specValues.sort), asc(specValues.id))
  return grouped(rows).map(({ group, items }) => ({
    id: group.id,
    name: inLocale(group.name, locale),
    values: items.map(({ id, name }) => ({ id, name: inLocale(name, locale) })),
  }))
}

/** Groups of a dish that are free of charge. */
export async function readAttrs(db: Db, goodsId: string, locale: Locale): Promise<GoodsDetail['attrs']> {
  const rows = await db
    .select({ group: attrGroups, item: attrValues })
    .from(attrGroups)
    .innerJoin(attrValues, eq(attrValues.groupId, attrGroups.id))
    .where(eq(attrGroups.goodsId, goodsId))
    .orderBy(asc(attrGroups.sort), asc(attrGroups.id), asc(attrValues.sort), asc(attrValues.id))
  return grouped(rows).map(({ group, items }) => ({
    id: group.id,
    name: inLocale(group.name, locale),
    multiple: group.multiple,
    required: group.required,
    values: items.map(({ id, name, isDefault }) => ({ id, name: inLocale(name, locale), isDefault })),
  }))
}

/** Groups of extras of a dish, each with its own price. */
export async function readAddons(db: Db, goodsId: string, locale: Locale): Promise<GoodsDetail['addons']> {
  const rows = await db
    .select({ group: addonGroups, item: addonItems })
    .from(addonGroups)
    .innerJoin(addonItems, eq(addonItems.groupId, addonGroups.id))
    .where(eq(addonGroups.goodsId, goodsId))
    .orderBy(asc(addonGroups.sort), asc(addonGroups.id), asc(addonItems.sort), asc(addonItems.id))
  return grouped(rows).map(({ group, items }) => ({
    id: group.id,
    name: inLocale(group.name, locale),
    min: group.min,
    max: group.max,
    items: items.map(({ id, name, image, price, stock, max }) => ({
      id,
      name: inLocale(name, locale),
      image,
      price,
      stock: stock ?? undefined,
      max,
    })),
  }))
}

/** Rows of a join, gathered under their group in the order they came. */
function grouped<G extends { id: string }, I>(rows: { group: G; item: I }[]): { group: G; items: I[] }[] {
  const groups = new Map<string, { group: G; items: I[] }>()
  for (const { group, item } of rows) {
    const entry = groups.get(group.id) ?? { group, items: [] }
    entry.items.push(item)
    groups.set(group.id, entry)
  }
  return [...groups.values()]
}
