import type { DISH_STATES, StaffDish, StaffDishRow } from '../../../console/contract/menu/dish'
import type { DishParts } from '../../../console/contract/menu/dishParts'
import type { SaleSpan } from '../../db/columnTypes'
import { goodsState, isMarkedSoldOut } from '../../modules/goods/availability'
import { optionGroups, type WholeDish } from '../../modules/goods/goodsRepository'
import { timeText } from '../../modules/offers/edited'
import { missingLanguages, variantName } from './dishTexts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

function stateOf({ goods, skus }: WholeDish, now: Date): (typeof DISH_STATES)[number] {
  if (goods.archived) return 'archived'
  const stocks = skus.map(({ stock }) => stock)
  // Staff see the hours of sale in the form.
  const state = goodsState({ ...goods, saleTimes: null }, stocks, now)
  if (state === 'offShelf') return 'offMenu'
  return state === 'soldOut' ? 'soldOut' : 'onSale'
}

function stocksOf(dish: WholeDish): StaffDish['stocks'] {
  const sizes = dish.skus.map(({ id: key, valueIds, stock }) => ({
    ...{ key, stock },
    kind: 'variant' as const,
    name: variantName(dish, valueIds),
  }))
  const addons = dish.addons.flatMap(({ items }) =>
    items.map(({ id: key, name, stock }) => ({ key, kind: 'addon' as const, name, stock })),
  )
  return [...sizes, ...addons]
}

function stateFields(dish: WholeDish, now: Date) {
  const { id, version, storeId, onShelf, archived, soldOutUntil } = dish.goods
  const soldOut = isMarkedSoldOut(dish.goods, now)
  return {
    ...{ id, version, storeId, archived, soldOut },
    state: stateOf(dish, now),
    onSale: onShelf,
    soldOutUntil: soldOut ? timeText(soldOutUntil) : null,
    stocks: stocksOf(dish),
    missing: missingLanguages(dish),
  }
}

/** The sizes and options of a dish; keys are ids, and what is counted is apart. */
function partsOf(dish: WholeDish): DishParts {
  const { addons, ...groups } = optionGroups(dish, ({ id: key, name }) => ({ key, name }))
  return {
    ...groups,
    variants: dish.skus.map(({ id: key, valueIds: values, price, memberPrice, originalPrice }) => ({
      ...{ key, values, price, memberPrice, originalPrice },
    })),
    addons: addons.map(({ items, ...group }) => ({ ...group, items: items.map(({ stock: _stock, ...item }) => item) })),
  }
}

const everyDay = ({ weeks = WEEK, start, end }: SaleSpan) => ({ weeks, start, end })

/** A dish with all its fields, as staff edit it. */
export function presentDish(dish: WholeDish, now: Date): StaffDish {
  const { categoryId, name, caption, story, badge, image, cutout, images, allergens, diets, chips } = dish.goods
  const { saleTimes, diningTypes, required, minBuy, limitPerOrder, limitPerPerson, limitPerDay } = dish.goods
  const { packFee, soldOutNote } = dish.goods
  return {
    ...{ categoryId, name, caption, story, badge, image, cutout, images, allergens, diets, chips },
    ...partsOf(dish),
    saleTimes: saleTimes && saleTimes.map(everyDay),
    ...{ diningTypes, minBuy, limitPerOrder, limitPerPerson, limitPerDay, packFee, soldOutNote },
    required: required ?? 'no',
    ...stateFields(dish, now),
  }
}

/** A dish in a list. */
export function presentRow(dish: WholeDish, now: Date): StaffDishRow {
  const { categoryId, name, image } = dish.goods
  const prices = dish.skus.map(({ price }) => price)
  return {
    ...stateFields(dish, now),
    ...{ categoryId, name, image },
    price: prices.length > 0 ? Math.min(...prices) : 0,
    variants: dish.skus.length,
  }
}
