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
} from '../db/schema/store/goods'
import { CHIPS } from './data/menu/chips'
import type { StoreSeed } from './data/stores/store'
import { type Charge, type Dish, type MenuCategory, type Price, satang, translations } from './notation'

/** Every table of a menu, parents before children. */
export const MENU_TABLES = {
  categories,
  goods,
  specGroups,
  specValues,
  skus,
  attrGroups,
  attrValues,
  addonGroups,
  addonItems,
}

/** The rows of a menu, by table. */
export type MenuRows = { [Name in keyof typeof MENU_TABLES]: (typeof MENU_TABLES)[Name]['$inferInsert'][] }

/** Joins the parts of a readable id: `thonglor-tom-yum-large`. */
export function slug(...parts: string[]): string {
  return parts
    .join('-')
    .replaceAll(/[_+]/g, '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Converts the menu to the rows of one store, without the products that it does not sell and without empty categories. */
export function menuRows(store: StoreSeed, menu: readonly MenuCategory[]): MenuRows {
  const rows: MenuRows = {
    categories: [],
    goods: [],
    specGroups: [],
    specValues: [],
    skus: [],
    attrGroups: [],
    attrValues: [],
    addonGroups: [],
    addonItems: [],
  }
  for (const category of menu) {
    const dishes = category.dishes.filter(({ id }) => !store.menu.without.includes(id))
    if (dishes.length > 0) addCategory(rows, store, { ...category, dishes })
  }
  return rows
}

function addCategory(rows: MenuRows, store: StoreSeed, category: MenuCategory) {
  const { name, note, required, feature } = category
  const id = slug(store.id, category.id)
  const sort = rows.categories.length
  rows.categories.push({
    id,
    storeId: store.id,
    sort,
    name: translations(name),
    note: translations(note),
    required,
    feature,
  })
  for (const dish of category.dishes) {
    const goodsId = slug(store.id, dish.id)
    const place = { id: goodsId, storeId: store.id, categoryId: id, sort: rows.goods.length }
    rows.goods.push({ ...place, ...dishFields(dish, category), onShelf: !store.menu.offShelf.includes(dish.id) })
    addPrices(rows, goodsId, dish)
    addAttrs(rows, goodsId, dish)
    addAddons(rows, goodsId, dish)
  }
  for (const charge of category.charges ?? []) addCharge(rows, store, id, charge)
}

function dishFields(dish: Dish, category: MenuCategory) {
  const { limit = {}, minBuy, hours, allergens, diets } = dish
  return {
    ...texts(dish),
    ...pictures(dish.picture ?? dish.id, dish.pictures),
    allergens: [...(allergens ?? [])],
    diets: [...(diets ?? [])],
    badge: dish.badge && translations(dish.badge),
    chips: (dish.chips ?? []).map((mark) => ({ kind: CHIPS[mark].kind, text: translations(CHIPS[mark].text) })),
    soldOut: dish.soldOut !== undefined,
    soldOutNote: dish.soldOut && translations(dish.soldOut),
    saleTimes: hours && [...hours],
    minBuy,
    limitPerOrder: limit.perOrder,
    limitPerPerson: limit.perPerson,
    limitPerDay: limit.perDay,
    packFee: satang(dish.pack ?? category.pack),
  }
}

function texts({ name, caption, story }: Pick<Dish, 'name' | 'caption' | 'story'>) {
  return { name: translations(name), caption: translations(caption), story: translations(story) }
}

function pictures(name: string, more: readonly string[] = []) {
  const images = [name, ...more].map((picture) => `pictures/${picture}.webp`)
  return { image: `pictures/${name}.webp`, cutout: `pictures/${name}.cut.webp`, images }
}

function amounts({ price, member, original, stock }: Price) {
  return {
    price: satang(price),
    memberPrice: member === undefined ? undefined : satang(member),
    originalPrice: original === undefined ? undefined : satang(original),
    stock,
  }
}

function addPrices(rows: MenuRows, goodsId: string, dish: Dish) {
  if ('price' in dish) {
    rows.skus.push({ id: goodsId, goodsId, ...amounts(dish.price) })
    return
  }
  const { specs, prices } = dish
  for (const [sort, { id, name, values }] of specs.entries()) {
    const groupId = slug(goodsId, id)
    rows.specGroups.push({ id: groupId, goodsId, sort, name: translations(name) })
    rows.specValues.push(
      ...values.map((value, at) => ({
        id: slug(groupId, value.id),
        groupId,
        sort: at,
        name: translations(value.name),
      })),
    )
  }
  for (const [sort, [combination, price]] of Object.entries(prices).entries()) {
    const valueIds = combination.split('+').map((value, at) => slug(goodsId, specs[at]?.id ?? '', value))
    rows.skus.push({ id: slug(goodsId, combination), goodsId, sort, valueIds, ...amounts(price) })
  }
}

function addAttrs(rows: MenuRows, goodsId: string, { attrs = [] }: Dish) {
  for (const [sort, { id, name, values, defaults, multiple, required }] of attrs.entries()) {
    const groupId = slug(goodsId, id)
    rows.attrGroups.push({ id: groupId, goodsId, sort, name: translations(name), multiple, required })
    rows.attrValues.push(
      ...values.map((value, at) => ({
        id: slug(groupId, value.id),
        groupId,
        sort: at,
        name: translations(value.name),
        isDefault: defaults.includes(value.id),
        heat: value.heat ?? 0,
      })),
    )
  }
}

function addAddons(rows: MenuRows, goodsId: string, { addons = [] }: Dish) {
  for (const [sort, { id, name, min, max, items }] of addons.entries()) {
    const groupId = slug(goodsId, id)
    rows.addonGroups.push({ id: groupId, goodsId, sort, name: translations(name), min, max })
    rows.addonItems.push(
      ...items.map((item, at) => ({
        id: slug(groupId, item.id),
        groupId,
        sort: at,
        name: translations(item.name),
        image: item.picture && `pictures/${item.picture}.webp`,
        price: satang(item.price),
        stock: item.stock,
        max: item.max,
      })),
    )
  }
}

function addCharge(rows: MenuRows, store: StoreSeed, categoryId: string, charge: Charge) {
  const dining = charge.stores[store.id]
  if (!dining) return
  const id = slug(store.id, charge.id)
  const place = { id, storeId: store.id, categoryId, sort: rows.goods.length }
  rows.goods.push({
    ...place,
    ...texts(charge),
    ...pictures(charge.picture),
    required: charge.rule,
    diningTypes: [...dining],
  })
  rows.skus.push({ id, goodsId: id, ...amounts(charge.price) })
}
