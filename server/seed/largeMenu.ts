import type { Dish, MenuCategory, Price, LocalizedText } from './notation'

/** Name suffixes of the variations of a product. */
const STYLES: readonly LocalizedText[] = [
  ['house style', 'สูตรบ้านศาลา', '家常风味'],
  ['northern style', 'สูตรเหนือ', '泰北风味'],
  ['southern style', 'สูตรใต้', '泰南风味'],
  ['Isan style', 'สูตรอีสาน', '东北风味'],
  ['market style', 'สูตรตลาดเช้า', '早市风味'],
  ['riverside style', 'สูตรริมน้ำ', '河畔风味'],
  ['chef’s style', 'สูตรเชฟ', '主厨特制'],
  ['late night style', 'สูตรมื้อดึก', '深夜风味'],
]

/** Price increases of the variations, in baht. */
const STEPS = [0, 5, 10, 15, 20, 30]

/**
 * The menu extended to `count` products, for benchmarks: every category gets variations of its own products,
 * deterministically. A count below the menu's own size changes nothing.
 */
export function largeMenu(menu: readonly MenuCategory[], count: number): MenuCategory[] {
  const dishes = menu.flatMap((category) => category.dishes)
  const wanted = Math.max(0, count - dishes.length)
  return menu.map((category) => ({
    ...category,
    dishes: [
      ...category.dishes,
      ...category.dishes.flatMap((dish) =>
        variations(dish, variationCount(dishes.indexOf(dish), wanted, dishes.length)),
      ),
    ],
  }))
}

/** The number of variations of the product at `index` when `wanted` variations are spread evenly. */
function variationCount(index: number, wanted: number, dishes: number): number {
  return Math.max(0, Math.ceil((wanted - index) / dishes))
}

function variations(dish: Dish, times: number): Dish[] {
  return Array.from({ length: times }, (_, index) => variation(dish, index))
}

function variation(dish: Dish, index: number): Dish {
  const style = STYLES[index % STYLES.length] ?? ['', '', '']
  const round = Math.floor(index / STYLES.length) + 1
  const more = STEPS[index % STEPS.length] ?? 0
  const facts = {
    id: `${dish.id}_v${index + 1}`,
    picture: dish.id,
    name: nameOf(dish.name, style, round),
    badge: undefined,
  }
  if ('price' in dish) return { ...dish, ...facts, price: raisePrice(dish.price, more) }
  const prices = Object.entries(dish.prices).map(([values, price]) => [values, raisePrice(price, more)] as const)
  return { ...dish, ...facts, prices: Object.fromEntries(prices) }
}

function nameOf([en, th, zh]: LocalizedText, style: LocalizedText, round: number): LocalizedText {
  const number = round > 1 ? ` ${round}` : ''
  return [`${en}, ${style[0]}${number}`, `${th} ${style[1]}${number}`, `${zh}·${style[2]}${number}`]
}

function raisePrice({ price, member, original, stock }: Price, more: number): Price {
  const raised = (baht: number | undefined) => (baht === undefined ? undefined : baht + more)
  return { price: price + more, member: raised(member), original: raised(original), stock }
}
