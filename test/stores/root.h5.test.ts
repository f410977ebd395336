import '@tarojs/taro'
import { createStores } from '@/stores/root'

test('there are three carts, `out`, `fast` and `ins`; each has a list of goods and a quantity', () => {
  const { carts } = createStores()
  expect(Object.keys(carts).sort()).toEqual(['fast', 'ins', 'out'])
  for (const { goodsList, goodsCount } of Object.values(carts))
    expect({ goodsList, goodsCount }).toEqual({ goodsList: [], goodsCount: 0 })
})

test('each cart has its own order type', () => {
  const { out, fast, ins } = createStores().carts
  expect([out, fast, ins].map(({ owner }) => owner.diningType)).toEqual(['delivery', 'fast', 'dineIn'])
})
