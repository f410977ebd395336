import { and, asc, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { Options } from '../../../src/domain/cart/cartLine'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb } from '../../db/database'
import { jsonList, jsonRow } from '../../db/jsonRows'
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
} from '../../db/schema/store/goods'
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

/** The SKUs and options of a product, as values of a statement about `goods`. */
const OPTIONS = {
  skus: jsonList(jsonRow(skus), {
    from: sql`${skus} where ${and(eq(skus.goodsId, goods.id), eq(skus.archived, false))}`,
    orderBy: [asc(skus.sort), asc(skus.id)],
  }),
  specs: groupsOf(specGroups, specValues),
  attrs: groupsOf(attrGroups, attrValues),
  addons: groupsOf(addonGroups, addonItems),
}

function groupsOf<
  G extends typeof specGroups | typeof attrGroups | typeof addonGroups,
  I extends typeof specValues | typeof attrValues | typeof addonItems,
>(group: G, item: I) {
  const pair = sql<{
    group: Row<G>
    item: Row<I>
  }>`json_build_object('group', ${jsonRow(group)}, 'item', ${jsonRow(item)})`
  const offered = 'archived' in item ? eq(item.archived, false) : undefined
  return jsonList(pair, {
    from: sql`${group} join ${item} on ${eq(item.groupId, group.id)} where ${and(eq(group.goodsId, goods.id), offered)}`,
    orderBy: [asc(group.sort), asc(group.id), asc(item.sort), asc(item.id)],
  })
}

const selectWholeDishes = compiled((db: ReadDb, { ids }: Values<{ ids: readonly string[] }>) =>
  db
    .select({ goods, category: categories, ...OPTIONS })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(sql`${goods.id} = any(${ids}::text[])`),
)

/** The current products of these ids, by id, in one statement. Ids that no longer exist are omitted. */
export async function readWholeDishes(db: ReadDb, ids: readonly string[]): Promise<Map<string, WholeDish>> {
  const goodsIds = [...new Set(ids)]
  if (goodsIds.length === 0) return new Map()
  const rows = await selectWholeDishes(db, { ids: goodsIds })
  return new Map(
    rows.map(({ specs, attrs, addons, ...dish }) => [
      dish.goods.id,
      { ...dish, specs: grouped(specs), attrs: grouped(attrs), addons: grouped(addons) },
    ]),
  )
}

/** The options of a product, in one language. */
export function optionsOf(dish: WholeDish, locale: Locale): Options {
  const named = ({ id, name }: Named) => ({ id, name: inLocale(name, locale) })
  return {
    skus: dish.skus.map(({ id, valueIds, price, memberPrice, originalPrice, stock }) => ({
      id,
      valueIds,
      price,
      memberPrice: memberPrice ?? undefined,
      originalPrice: originalPrice ?? undefined,
      stock: stock ?? undefined,
    })),
    ...optionGroups(dish, named),
  }
}

type Named = Pick<Row<typeof specValues>, 'id' | 'name'>

/** The groups of options of a product; `named` gives each group and item its id and name. */
export function optionGroups<N extends object>({ specs, attrs, addons }: WholeDish, named: (row: Named) => N) {
  return {
    specs: specs.map(({ group, items }) => ({ ...named(group), values: items.map(named) })),
    attrs: attrs.map(({ group, items }) => ({
      ...named(group),
      multiple: group.multiple,
      required: group.required,
      values: items.map((item) => ({ ...named(item), isDefault: item.isDefault, heat: item.heat })),
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
