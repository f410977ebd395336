import { autorun } from 'mobx'
import type { Cart } from '@/contract/cart/cart'
import type { CartLine } from '@/contract/cart/cartLine'
import { CartStore } from '@/stores/cart/cart'
import { outCart } from '@/stores/cart/cartRemote'

const PRICE = 5000

const line = (goodsId: string, num: number, given: Partial<CartLine> = {}) =>
  ({ id: `line-${goodsId}`, goodsId, num, price: PRICE, amount: PRICE * num, ...given }) as CartLine

const cartOf = (lines: CartLine[]): Cart => ({
  cart: lines,
  count: lines.reduce((sum, { num }) => sum + num, 0),
  goodsAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
  packAmount: 0,
  saveAmount: 0,
  minAmountGap: 0,
  missing: [],
})

/** A server with one cart per store that responds on demand. */
function setUp() {
  const carts = new Map<string, Map<string, CartLine>>()
  const linesOf = (storeId: string) => carts.get(storeId) ?? carts.set(storeId, new Map()).get(storeId) ?? new Map()
  const sent: { goodsId?: string; lineId?: string; num: number; storeId: string }[] = []
  const waiting: (() => void)[] = []
  const refuse = new Set<string>()
  const errors: unknown[] = []
  let reading: Promise<void> | undefined
  const owner = { storeId: 'one', diningType: 'pickup' as const }

  const remote = {
    get: async ({ storeId }: { storeId: string }) => {
      const known = cartOf([...linesOf(storeId).values()])
      await reading
      return known
    },
    change: async (input: (typeof sent)[number]) => {
      sent.push(input)
      await new Promise<void>((resolve) => waiting.push(resolve))
      const goodsId = input.goodsId ?? input.lineId?.replace('line-', '') ?? ''
      if (refuse.has(goodsId)) throw new Error(`Limit of ${goodsId}`)
      const lines = linesOf(input.storeId)
      const num = input.goodsId ? (lines.get(goodsId)?.num ?? 0) + input.num : input.num
      if (num > 0) lines.set(goodsId, line(goodsId, num))
      else lines.delete(goodsId)
      return cartOf([...lines.values()])
    },
    clear: async ({ storeId }: { storeId: string }) => {
      carts.delete(storeId)
      return cartOf([])
    },
  }
  /** Holds back responses to reads until the returned function is called. */
  const holdRead = () => {
    let arrive = () => {}
    reading = new Promise((resolve) => (arrive = resolve))
    return () => arrive()
  }
  let key = 0
  const cart = new CartStore(
    outCart(remote as never),
    () => ({ ...owner }),
    () => `key-${(key += 1)}`,
    (error) => errors.push(error),
  )
  /** Lets the server respond to everything until no change is pending. */
  const answerAll = async () => {
    const round = { over: false }
    const settled = cart.settled().finally(() => (round.over = true))
    while (!round.over) {
      waiting.shift()?.()
      await Promise.resolve()
    }
    await settled
  }
  const add = (goodsId: string, num = 1) => cart.add({ goodsId, skuId: `${goodsId}-sku` }, num)
  return { cart, add, sent, refuse, errors, owner, answerAll, linesOf, holdRead }
}

test("a tap counts at once, and the server's response stays", async () => {
  const { cart, add, answerAll } = setUp()
  void add('soup')
  expect(cart.countOf('soup')).toBe(1)
  expect(cart.content.goodsAmount).toBe(0)
  await answerAll()
  expect(cart.content.goodsAmount).toBe(PRICE)
  expect(cart.goodsCount).toBe(1)
})

test('reading the cart can ask for the loading mask', async () => {
  const get = jest.fn(async () => cartOf([]))
  const owner = { storeId: 'one', diningType: 'pickup' as const }
  const cart = new CartStore(
    outCart({ get } as never),
    () => owner,
    () => 'key',
    () => undefined,
  )
  await cart.load({ mask: true })
  expect(get.mock.calls).toEqual([[owner, { mask: true }]])
})

test('quick taps on the same dish are sent together, in the order of the taps', async () => {
  const { cart, add, sent, answerAll } = setUp()
  for (const goodsId of ['soup', 'soup', 'soup', 'rice', 'rice', 'soup']) void add(goodsId)
  expect([cart.countOf('soup'), cart.countOf('rice')]).toEqual([4, 2])
  await answerAll()
  expect(sent.map(({ goodsId, num }) => [goodsId, num])).toEqual([
    ['soup', 1],
    ['soup', 2],
    ['rice', 2],
    ['soup', 1],
  ])
  expect([cart.countOf('soup'), cart.countOf('rice')]).toEqual([4, 2])
})

test('a tap reverted while it waits is never sent', async () => {
  const { cart, add, sent, answerAll } = setUp()
  void add('rice')
  void add('soup')
  void add('soup', -1)
  await answerAll()
  expect(sent.map(({ goodsId }) => goodsId)).toEqual(['rice'])
  expect([cart.countOf('soup'), cart.countOf('rice')]).toEqual([0, 1])
})

test('a refused tap is reported and reverted; the taps around it stay', async () => {
  const { cart, add, refuse, errors, answerAll } = setUp()
  refuse.add('soup')
  const results = Promise.all([add('rice'), add('soup'), add('tea')])
  expect(cart.goodsCount).toBe(3)
  await answerAll()
  expect(await results).toEqual([true, false, true])
  expect(errors).toEqual([new Error('Limit of soup')])
  expect(['rice', 'soup', 'tea'].map(cart.countOf)).toEqual([1, 0, 1])
})

test('a line is set to an exact quantity and disappears at zero', async () => {
  const { cart, add, answerAll } = setUp()
  void add('soup', 3)
  void add('rice')
  await answerAll()
  const [soup] = cart.goodsList
  if (!soup) throw new Error('No line')
  void cart.setLine(soup, 2)
  expect(cart.countOf('soup')).toBe(2)
  expect(cart.goodsList[0]?.amount).toBe(2 * PRICE)
  void cart.setLine(soup, 0)
  expect(cart.goodsList.map(({ goodsId }) => goodsId)).toEqual(['rice'])
  await answerAll()
  expect(cart.goodsList.map(({ goodsId }) => goodsId)).toEqual(['rice'])
})

test('reading the cart does not revert pending taps', async () => {
  const { cart, add, answerAll } = setUp()
  await cart.load()
  void add('soup')
  await cart.load()
  expect(cart.countOf('soup')).toBe(1)
  await answerAll()
  expect(cart.countOf('soup')).toBe(1)
})

test('a cart requested before a tap and received after its response is discarded', async () => {
  const { cart, add, answerAll, holdRead } = setUp()
  const arrive = holdRead()
  const read = cart.load()
  void add('soup')
  await answerAll()
  arrive()
  await read
  expect(cart.goodsList.map(({ goodsId }) => goodsId)).toEqual(['soup'])
})

test('a cart in flight when its guest leaves is not shown to the next one', async () => {
  const { cart, add, answerAll, holdRead } = setUp()
  void add('soup')
  await answerAll()
  const arrive = holdRead()
  const read = cart.load()
  cart.forget()
  arrive()
  await read
  expect([cart.goodsList, cart.loaded]).toEqual([[], false])
})

test('the first tap of a new guest stays while the cart is first read', async () => {
  const { cart, add, answerAll } = setUp()
  void add('soup')
  const reading = cart.load()
  expect(cart.countOf('soup')).toBe(1)
  await reading
  await answerAll()
  expect(cart.countOf('soup')).toBe(1)
})

test('each store has its own cart', async () => {
  const { cart, add, owner, answerAll } = setUp()
  void add('soup')
  await answerAll()
  owner.storeId = 'two'
  await cart.load()
  expect(cart.goodsCount).toBe(0)
  void add('rice')
  await answerAll()
  owner.storeId = 'one'
  await cart.load()
  expect(cart.goodsList.map(({ goodsId }) => goodsId)).toEqual(['soup'])
})

test('a response for a store that was left is not shown', async () => {
  const { cart, add, owner, answerAll, linesOf } = setUp()
  await cart.load()
  void add('soup')
  owner.storeId = 'two'
  await cart.load()
  await answerAll()
  expect(linesOf('one').get('soup')?.num).toBe(1)
  expect(cart.goodsList).toEqual([])
  expect(cart.loaded).toBe(true)
})

test('clearing waits for pending taps and empties the cart', async () => {
  const { cart, add, answerAll } = setUp()
  void add('soup')
  const cleared = cart.clear()
  await answerAll()
  await cleared
  expect([cart.goodsCount, cart.content.goodsAmount]).toEqual([0, 0])
})

test('an observer of one dish is notified only about that dish', async () => {
  const { cart, add, answerAll } = setUp()
  const seen: number[] = []
  const stop = autorun(() => seen.push(cart.countOf('soup')))
  void add('rice')
  void add('soup')
  await answerAll()
  stop()
  expect(seen).toEqual([0, 1])
})

test('the quantity of a category sums its dishes', async () => {
  const { cart, add } = setUp()
  void add('soup', 2)
  void add('rice')
  expect(cart.countWhere((goodsId) => goodsId !== 'rice')).toBe(2)
})

test('a tap directly after a response is sent', async () => {
  const { add, sent, answerAll, cart } = setUp()
  const both = add('soup').then(() => add('rice'))
  for (let index = 0; index < 100; index += 1) await answerAll()
  expect([await both, sent.length, cart.goodsCount]).toEqual([true, 2, 2])
})
