import { and, eq, notInArray } from 'drizzle-orm'
import type { DishParts } from '../../../console/contract/menu/dishParts'
import type { Tx } from '../../db/database'
import { lockStock } from '../../db/locks/stock'
import {
  addonGroups,
  addonItems,
  attrGroups,
  attrValues,
  skus,
  specGroups,
  specValues,
} from '../../db/schema/store/goods'
import type { WholeDish } from '../../modules/goods/goodsRepository'
import { variantIds, type WrittenGroup, type WrittenVariant, withIds } from './partIds'

/** What a dish had before; nothing for a new one. */
type Before = Pick<WholeDish, 'skus' | 'specs' | 'attrs' | 'addons'>
const NOTHING: Before = { skus: [], specs: [], attrs: [], addons: [] }

/** Writes the sizes and options of a dish. Sizes and add-ons that are left out are archived, the rest of what is left out is deleted. */
export async function writeParts(tx: Tx, goodsId: string, parts: DishParts, before = NOTHING): Promise<void> {
  const addonsBefore = before.addons.flatMap(({ items }) => items)
  await lockStock(tx, { skuIds: before.skus.map(({ id }) => id), addonItemIds: addonsBefore.map(({ id }) => id) })
  const specs = withIds(parts.specs, ({ values }) => values, before.specs)
  await writeSpecs(tx, goodsId, specs)
  await writeVariants(tx, goodsId, variantIds(parts.variants, specs, before.skus))
  const attrs = withIds(parts.attrs, ({ values }) => values, before.attrs)
  await writeAttrs(tx, goodsId, attrs)
  await writeAddons(
    tx,
    goodsId,
    withIds(parts.addons, ({ items }) => items, before.addons),
  )
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

async function writeSpecs(
  tx: Tx,
  goodsId: string,
  groups: WrittenGroup<DishParts['specs'][number], DishParts['specs'][number]['values'][number]>[],
): Promise<void> {
  await tx.delete(specGroups).where(and(eq(specGroups.goodsId, goodsId), notInArray(specGroups.id, idsOf(groups))))
  for (const [sort, { id, group, items }] of groups.entries()) {
    const set = { sort, name: group.name }
    await tx
      .insert(specGroups)
      .values({ id, goodsId, ...set })
      .onConflictDoUpdate({ target: specGroups.id, set })
    await tx.delete(specValues).where(and(eq(specValues.groupId, id), notInArray(specValues.id, idsOf(items))))
    for (const [at, item] of items.entries()) {
      const value = { sort: at, name: item.name }
      const row = { id: item.id, groupId: id, ...value }
      await tx.insert(specValues).values(row).onConflictDoUpdate({ target: specValues.id, set: value })
    }
  }
}

async function writeVariants(tx: Tx, goodsId: string, variants: WrittenVariant[]): Promise<void> {
  const left = and(eq(skus.goodsId, goodsId), notInArray(skus.id, idsOf(variants)))
  await tx.update(skus).set({ archived: true }).where(left)
  for (const [sort, { id, ...variant }] of variants.entries()) {
    const set = { sort, ...variant }
    await tx
      .insert(skus)
      .values({ id, goodsId, ...set })
      .onConflictDoUpdate({ target: skus.id, set })
  }
}

async function writeAttrs(
  tx: Tx,
  goodsId: string,
  groups: WrittenGroup<DishParts['attrs'][number], DishParts['attrs'][number]['values'][number]>[],
): Promise<void> {
  await tx.delete(attrGroups).where(and(eq(attrGroups.goodsId, goodsId), notInArray(attrGroups.id, idsOf(groups))))
  for (const [sort, { id, group, items }] of groups.entries()) {
    const set = { sort, name: group.name, multiple: group.multiple, required: group.required }
    await tx
      .insert(attrGroups)
      .values({ id, goodsId, ...set })
      .onConflictDoUpdate({ target: attrGroups.id, set })
    await tx.delete(attrValues).where(and(eq(attrValues.groupId, id), notInArray(attrValues.id, idsOf(items))))
    for (const [at, { name, isDefault, heat, ...item }] of items.entries()) {
      const value = { sort: at, name, isDefault, heat }
      const row = { id: item.id, groupId: id, ...value }
      await tx.insert(attrValues).values(row).onConflictDoUpdate({ target: attrValues.id, set: value })
    }
  }
}

async function writeAddons(
  tx: Tx,
  goodsId: string,
  groups: WrittenGroup<DishParts['addons'][number], DishParts['addons'][number]['items'][number]>[],
): Promise<void> {
  const left = and(eq(addonGroups.goodsId, goodsId), notInArray(addonGroups.id, idsOf(groups)))
  const gone = await tx.update(addonGroups).set({ archived: true }).where(left).returning({ id: addonGroups.id })
  for (const { id } of gone) await tx.update(addonItems).set({ archived: true }).where(eq(addonItems.groupId, id))
  for (const [sort, { id, group, items }] of groups.entries()) {
    const set = { sort, name: group.name, min: group.min, max: group.max }
    await tx
      .insert(addonGroups)
      .values({ id, goodsId, ...set })
      .onConflictDoUpdate({ target: addonGroups.id, set })
    const others = and(eq(addonItems.groupId, id), notInArray(addonItems.id, idsOf(items)))
    await tx.update(addonItems).set({ archived: true }).where(others)
    for (const [at, { name, image, price, max, ...item }] of items.entries()) {
      const value = { sort: at, name, image, price, max }
      const row = { id: item.id, groupId: id, ...value }
      await tx.insert(addonItems).values(row).onConflictDoUpdate({ target: addonItems.id, set: value })
    }
  }
}
