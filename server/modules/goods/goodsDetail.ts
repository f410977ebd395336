import type { GoodsDetail } from '../../../src/contract/goods/goods'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import { AppError } from '../../api/appError'
import { translate } from '../../messages/messages'
import { optionsOf, readWholeDishes } from './goodsRepository'
import { goodsRowOf } from './goodsPresenter'

/** A product with everything the product sheet shows. Refuses when the store does not have it. */
export async function readDetail(
  db: ReadDb,
  { storeId, gid }: { storeId: string; gid: string },
  now: Date,
  locale: Locale,
): Promise<GoodsDetail> {
  const whole = (await readWholeDishes(db, [gid])).get(gid)
  if (whole?.goods.storeId !== storeId) throw new AppError(400, 'goods.notFound')
  const { goods: dish, skus, specs, attrs, addons } = whole
  const hasOptions = specs.length + attrs.length + addons.length > 0
  return {
    ...goodsRowOf({ goods: dish, skus, hasOptions }, now, locale),
    storeId,
    story: inLocale(dish.story, locale),
    images: dish.images,
    allergens: dish.allergens.map((allergen) => translate(locale, `allergen.${allergen}`)),
    diets: dish.diets.map((diet) => translate(locale, `diet.${diet}`)),
    packFee: dish.packFee,
    ...optionsOf(whole, locale),
  }
}
