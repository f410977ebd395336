import { and, asc, eq } from 'drizzle-orm'
import type { GoodsDetail } from '../../src/contract/goods'
import type { Locale } from '../../src/contract/fields'
import type { Db } from '../db/open'
import { goods, skus } from '../db/schema/goods'
import { inLocale } from '../db/words'
import { Refusal } from '../http/refusal'
import { say } from '../messages/messages'
import { goodsRowOf } from './goodsRow'
import { readAddons, readAttrs, readSpecs } from './options'

/** One dish of a store with everything the product sheet shows. Refuses when the store has no such dish. */
export async function readDetail(
  db: Db,
  { storeId, gid }: { storeId: string; gid: string },
  now: Date,
  locale: Locale,
): Promise<GoodsDetail> {
  const [dish] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, gid), eq(goods.storeId, storeId)))
  if (!dish) throw new Refusal(400, 'goods.notFound')
  const skuRows = await db.select().from(skus).where(eq(skus.goodsId, gid)).orderBy(asc(skus.sort), asc(skus.id))
  const specs = await readSpecs(db, gid, locale)
  const attrs = await readAttrs(db, gid, locale)
  const addons = await readAddons(db, gid, locale)
  const hasOptions = specs.length + attrs.length + addons.length > 0
  return {
    ...goodsRowOf({ goods: dish, skus: skuRows, hasOptions }, now, locale),
    storeId,
    story: inLocale(dish.story, locale),
    images: dish.images,
    allergens: dish.allergens.map((allergen) => say(locale, `allergen.${allergen}`)),
    diets: dish.diets.map((diet) => say(locale, `diet.${diet}`)),
    packFee: dish.packFee,
    specs,
    skus: skuRows.map(({ id, valueIds, price, memberPrice, originalPrice, stock }) => ({
      id,
      valueIds,
      price,
      memberPrice: memberPrice ?? undefined,
      originalPrice: originalPrice ?? undefined,
      stock: stock ?? undefined,
    })),
    attrs,
    addons,
  }
}
