import { asc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { Options } from '../../../src/domain/cart/cartLine'
import type { ReadDb } from '../../db/database'
import {
  addonGroups,
  addonItems,
  attrGroups,
  attrValues,
  categories,
  goods,
  skus,
  specGroups,
  specValues,
} from '../../db/schema/goods'
import { inLocale } from '../../db/translations'

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect']

/** An option group with its values in order. */
interface Group<G, I> {
  group: G
  items: I[]
}

/** A product with all of its options, in every language. */
export interface WholeDish {
  goods: Row<typeof goods>
  category: Row<typeof categories>
  skus: Row<typeof skus>[]
  specs: Group<Row<typeof specGroups>, Row<typeof specValues>>[]
  attrs: Group<Row<typeof attrGroups>, Row<typeof attrValues>>[]
  addons: Group<Row<typeof addonGroups>, Row<typeof addonItems>>[]
}

/** The current products of these ids, by id. Ids that no longer exist are omitted. */
export async function readWholeDishes(db: ReadDb, ids: readonly string[]): Promise<Map<string, WholeDish>> {
  const goodsIds = [...new Set(ids)]
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(inArray(goods.id, goodsIds))
  const skuRows = await db
    .select()
    .from(skus)
    .where(inArray(skus.goodsId, goodsIds))
    .orderBy(asc(skus.sort), asc(skus.id))
  const groups = await readGroups(db, goodsIds)
  return new Map(
    rows.map(({ goods: dish, categories: category }) => {
      const own = <G extends { group: { goodsId: string } }>(all: G[]) =>
        all.filter(({ group }) => group.goodsId === dish.id)
      const [specs, attrs, addons] = [own(groups.specs), own(groups.attrs), own(groups.addons)]
      return [
        dish.id,
        { goods: dish, category, skus: skuRows.filter((sku) => sku.goodsId === dish.id), specs, attrs, addons },
      ]
    }),
  )
}

/** The options of a product, in one language. */
export function optionsOf({ skus: skuRows, specs, attrs, addons }: WholeDish, locale: Locale): Options {
  const named = ({ id, name }: { id: string; name: Row<typeof goods>['name'] }) => ({
    id,
    name: inLocale(name, locale),
  })
  return {
    skus: skuRows.map(({ id, valueIds, price, memberPrice, originalPrice, stock }) => ({
      id,
      valueIds,
      price,
      memberPrice: memberPrice ?? undefined,
      originalPrice: originalPrice ?? undefined,
      stock: stock ?? undefined,
    })),
    specs: specs.map(({ group, items }) => ({ ...named(group), values: items.map(named) })),
    attrs: attrs.map(({ group, items }) => ({
      ...named(group),
      multiple: group.multiple,
      required: group.required,
      values: items.map((item) => ({ ...named(item), isDefault: item.isDefault })),
    })),
    addons: addons.map(({ group, items }) => ({
      ...named(group),
      min: group.min,
      max: group.max,
      items: items.map((item) => ({
        ...named(item),
        image: item.image,
        price: item.price,
        stock: item.stock ?? undefined,
        max: item.max,
      })),
    })),
  }
}

async function readGroups(db: ReadDb, goodsIds: string[]) {
  const specs = await db
    .select({ group: specGroups, item: specValues })
    .from(specGroups)
    .innerJoin(specValues, eq(specValues.groupId, specGroups.id))
    .where(inArray(specGroups.goodsId, goodsIds))
    .orderBy(asc(specGroups.sort), asc(specGroups.id), asc(specValues.sort), asc(specValues.id))
  const attrs = await db
    .select({ group: attrGroups, item: attrValues })
    .from(attrGroups)
    .innerJoin(attrValues, eq(attrValues.groupId, attrGroups.id))
    .where(inArray(attrGroups.goodsId, goodsIds))
    .orderBy(asc(attrGroups.sort), asc(attrGroups.id), asc(attrValues.sort), asc(attrValues.id))
  const addons = await db
    .select({ group: addonGroups, item: addonItems })
    .from(addonGroups)
    .innerJoin(addonItems, eq(addonItems.groupId, addonGroups.id))
    .where(inArray(addonGroups.goodsId, goodsIds))
    .orderBy(asc(addonGroups.sort), asc(addonGroups.id), asc(addonItems.sort), asc(addonItems.id))
  return { specs: grouped(specs), attrs: grouped(attrs), addons: grouped(addons) }
}

/** Groups the rows of a join by group, keeping their order. */
function grouped<G extends { id: string }, I>(rows: { group: G; item: I }[]): Group<G, I>[] {
  const groups = new Map<string, Group<G, I>>()
  for (const { group, item } of rows) {
    const entry = groups.get(group.id) ?? { group, items: [] }
    entry.items.push(item)
    groups.set(group.id, entry)
  }
  return [...groups.values()]
}
