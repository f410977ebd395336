import { OfflineError } from '@/api/errors'
import type { Cart } from '@/contract/cart/cart'
import type { CartLine } from '@/contract/cart/cartLine'
import { CartStore } from '@/stores/cart/cart'
import { NOTHING, type Write } from '@/stores/cart/cartChange'
import { cachedCart } from '@/stores/cart/cachedCart'
import { phoneWithCache } from '../cache/phoneWithCache'

const SOUP = { id: 'line', goodsId: 'soup', num: 2, price: 5000, amount: 10_000 } as CartLine
const cartOf = (num: number): Cart => ({ ...NOTHING, cart: [{ ...SOUP, num, amount: num * SOUP.price }], count: num })

/** A phone whose cart holds two soups, and a switchable network. */
function setUp() {
  const phone = phoneWithCache({ piece: 10_000, copy: 10_000 })
  const network = { offline: false, pieces: 2, keys: [] as string[] }
  const reached = async () => {
    if (network.offline) throw new OfflineError()
    return cartOf(network.pieces)
  }
  const remote = {
    read: reached,
    write: (_owner: unknown, write: Write, key: string) => {
      network.keys.push(key)
      if (!network.offline) network.pieces = write.kind === 'set' ? write.num : network.pieces + write.num
      return reached()
    },
    clear: reached,
  }
  const errors: unknown[] = []
  let key = 0
  const start = (stored = true) =>
    new CartStore(
      stored ? cachedCart(remote, phone.start(), 'out') : remote,
      () => ({ storeId: 'thonglor', diningType: 'pickup' as const }),
      () => `key-${(key += 1)}`,
      (error) => errors.push(error),
    )
  return { phone, network, errors, start }
}

test('a start without network shows the cached cart, marked as stale', async () => {
  const { phone, network, start } = setUp()
  phone.env.now = 1240
  await start().load()
  phone.write()
  network.offline = true
  const cart = start()
  await cart.load()
  expect([cart.goodsCount, cart.staleSince, cart.loaded]).toEqual([2, 1240, false])
  network.offline = false
  await cart.load()
  expect([cart.goodsCount, cart.staleSince, cart.loaded]).toEqual([2, undefined, true])
})

test.each([
  ['a phone with a cache', true],
  ['a phone without a cache', false],
])('on %s a tap without network is reported and reverted, and is not sent later', async (_phone, stored) => {
  const { network, errors, start } = setUp()
  const cart = start(stored)
  await cart.load()
  network.offline = true
  const [line = SOUP] = cart.goodsList
  const agreed = [cart.setLine(line, 5), cart.add({ goodsId: 'rice', skuId: 'rice' })]
  expect([cart.countOf('soup'), cart.countOf('rice')]).toEqual([5, 1])
  expect(await Promise.all(agreed)).toEqual([false, false])
  await cart.settled()
  expect(errors).toEqual([expect.any(OfflineError), expect.any(OfflineError)])
  expect([cart.goodsList[0]?.num, cart.countOf('soup'), cart.countOf('rice')]).toEqual([2, 2, 0])
  network.offline = false
  network.keys = []
  await cart.load()
  expect([cart.goodsCount, network.keys]).toEqual([2, []])
})

test('without network the last change of a cart is shown', async () => {
  const { network, start } = setUp()
  const cart = start()
  await cart.load()
  await cart.add({ goodsId: 'soup', skuId: 'soup' })
  await cart.settled()
  network.offline = true
  await cart.load()
  expect([cart.goodsCount, cart.staleSince]).toEqual([3, expect.any(Number)])
})

test('a stale cart can be ordered again as soon as the server has responded to a tap', async () => {
  const { phone, network, start } = setUp()
  await start().load()
  phone.write()
  network.offline = true
  const cart = start()
  await cart.load()
  network.offline = false
  await cart.add({ goodsId: 'soup', skuId: 'soup' })
  await cart.settled()
  expect([cart.goodsCount, cart.staleSince]).toEqual([3, undefined])
})
