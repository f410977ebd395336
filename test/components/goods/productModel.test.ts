import type { GoodsDetail } from '@/contract/goods/goods'
import { ProductLoader } from '@/components/goods/productLoader.model'
import { ProductModel } from '@/components/goods/product.model'
import type { Choice } from '@/stores/cart/cartChange'

const value = (id: string, isDefault = false) => ({ id, name: id.toUpperCase(), isDefault })
const soup = {
  id: 'soup',
  name: 'Soup',
  state: 'ok',
  limit: { perOrder: 4 },
  specs: [{ id: 'size', name: 'Size', values: [value('small'), value('large')] }],
  skus: [
    { id: 's', valueIds: ['small'], price: 18_900, stock: 2 },
    { id: 'l', valueIds: ['large'], price: 22_900, memberPrice: 20_900 },
  ],
  attrs: [{ id: 'broth', name: 'Broth', multiple: false, required: true, values: [value('clear'), value('creamy')] }],
  addons: [
    { id: 'more', name: 'More', min: 0, max: 3, items: [{ id: 'egg', name: 'Egg', image: '', price: 1500, max: 2 }] },
  ],
} as unknown as GoodsDetail

function setUp({ member = false, inCart = 0, agrees = true } = {}) {
  const added: [Choice, number][] = []
  const cart = {
    countOf: () => inCart,
    add: async (choice: Choice, num = 1) => {
      added.push([choice, num])
      return agrees
    },
  }
  return { dish: new ProductModel(soup, cart, () => (member ? 0 : undefined)), added, cart }
}

test('a size has the price that its total will have, for members and for others', () => {
  for (const [member, price] of [
    [false, 22_900],
    [true, 20_900],
  ] as const) {
    const { dish } = setUp({ member })
    expect([dish.priceOfValue(0, 'small'), dish.priceOfValue(0, 'large')]).toEqual([18_900, price])
    dish.chooseValue(0, 'large')
    expect(dish.total.price).toBe(price)
  }
})

test('the total follows every choice', () => {
  const { dish } = setUp()
  expect(dish.total.price).toBe(18_900)
  dish.chooseValue(0, 'large')
  dish.toggleAttr('creamy')
  const [group] = dish.detail.addons
  if (group) dish.setAddon(group, 'egg', 2)
  dish.setNum(3)
  expect(dish.total.price).toBe(3 * (22_900 + 2 * 1500))
  expect(dish.choiceText).toBe('LARGE · CREAMY · Egg ×2')
})

test('a member pays the member price', () => {
  const { dish } = setUp({ member: true })
  dish.chooseValue(0, 'large')
  expect(dish.total).toEqual({ price: 20_900, originalPrice: 22_900 })
})

test('nothing is added while a required choice is missing, and the group is named', async () => {
  const { dish, added } = setUp()
  expect(dish.wanting).toBeUndefined()
  expect(await dish.add()).toBe(false)
  expect(dish.wanting).toBe('broth')
  dish.toggleAttr('clear')
  expect(dish.wanting).toBeUndefined()
  expect(await dish.add()).toBe(true)
  expect(added).toEqual([[{ goodsId: 'soup', skuId: 's', attrIds: ['clear'], addons: [] }, 1]])
})

test('a refusal of the server leaves the choice unchanged', async () => {
  const { dish } = setUp({ agrees: false })
  dish.toggleAttr('clear')
  dish.setNum(2)
  expect(await dish.add()).toBe(false)
  expect(dish.draft.num).toBe(2)
})

test('the quantity stays within stock and the order limit', () => {
  const { dish } = setUp({ inCart: 3 })
  dish.setNum(9)
  expect(dish.draft.num).toBe(1)
  const other = setUp().dish
  other.setNum(9)
  expect(other.draft.num).toBe(2)
  other.chooseValue(0, 'large')
  other.setNum(9)
  expect(other.draft.num).toBe(4)
  other.chooseValue(0, 'small')
  expect(other.draft.num).toBe(2)
})

test('a dish that arrives in another language keeps its choice', async () => {
  const { cart } = setUp()
  let name = 'Soup'
  const loader = new ProductLoader(
    async () => ({ ...soup, name }),
    cart,
    () => undefined,
  )
  await loader.load()
  loader.dish?.chooseValue(0, 'large')
  name = 'ซุป'
  await loader.load()
  expect(loader.goods?.name).toBe('ซุป')
  expect(loader.dish?.draft.valueIds).toEqual(['large'])
})

test('a dish that fails to load can be retried', async () => {
  const { cart } = setUp()
  let down = true
  const loader = new ProductLoader(
    async () => {
      if (down) throw new Error('no network')
      return soup
    },
    cart,
    () => undefined,
  )
  await loader.load()
  expect(loader.failed).toBe(true)
  down = false
  await loader.load()
  expect([loader.failed, loader.goods?.id]).toEqual([false, 'soup'])
})
