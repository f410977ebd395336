import type { Dish, MenuCategory, Price, Words } from './notation'

/** Ways in which a dish of the large menu differs from the one it is made from. */
const STYLES: readonly Words[] = [
  ['house style', 'สูตรบ้านศาลา', '家常风味'],
  ['northern style', 'สูตรเหนือ', '泰北风味'],
  ['southern style', 'สูตรใต้', '泰南风味'],
  ['Isan style', 'สูตรอีสาน', '东北风味'],
  ['market style', 'สูตรตลาดเช้า', '早市风味'],
  ['riverside style', 'สูตรริมน้ำ', '河畔风味'],
  ['chef’s style', 'สูตรเชฟ', '主厨特制'],
  ['late night style', 'สูตรมื้อดึก', '深夜风味'],
]

/** Baht by which the price of a variation may rise. */
const STEPS = [0, 5, 10, 15, 20, 30]

/**
 * The menu with `count` dishes, for measuring: after its own dishes every category gets variations of them, always the
 * same ones. A count below that of the menu leaves the menu as it is.
 */
export function largeMenu(menu: readonly MenuCategory[], count: number): MenuCategory[] {
  const dishes = menu.flatMap((category) => category.dishes)
  const wanted = Math.max(0, count - dishes.length)
  return menu.map((category) => ({
    ...category,
    dishes: [
      ...category.dishes,
      ...category.dishes.flatMap((dish) => variations(dish, timesOf(dishes.indexOf(dish), wanted, dishes.length))),
    ],
  }))
}

/** How many of `wanted` variations fall to the dish at an index when all take turns. */
function timesOf(index: number, wanted: number, dishes: number): number {
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
  if ('price' in dish) return { ...dish, ...facts, price: dearer(dish.price, more) }
  const prices = Object.entries(dish.prices).map(([values, price]) => [values, dearer(price, more)] as const)
  return { ...dish, ...facts, prices: Object.fromEntries(prices) }
}

function nameOf([en, th, zh]: Words, style: Words, round: number): Words {
  const number = round > 1 ? ` ${round}` : ''
  return [`${en}, ${style[0]}${number}`, `${th} ${style[1]}${number}`, `${zh}·${style[2]}${number}`]
}

function dearer({ price, member, original, stock }: Price, more: number): Price {
  const raised = (baht: number | undefined) => (baht === undefined ? undefined : baht + more)
  return { price: price + more, member: raised(member), original: raised(original), stock }
}
