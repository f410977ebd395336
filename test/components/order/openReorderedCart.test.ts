import Taro from '@tarojs/taro'
import { openReorderedCart } from '@/components/order/openReorderedCart'
import type { DiningType } from '@/contract/fields'
import '../../ui/rendering'

const added = [{ goodsId: 'g1', name: 'Pad Thai', image: '', num: 1 }]

/** The page that a reordering guest reaches, with or without available dishes. */
function reorder(diningType: DiningType, some: boolean): string | undefined {
  let navigated: string | undefined
  for (const move of ['navigateTo', 'switchTab'] as const)
    jest.spyOn(Taro, move).mockImplementation((async ({ url }: { url: string }) => void (navigated = url)) as never)
  openReorderedCart({ storeId: 'ari', diningType, added: some ? added : [] })
  return navigated
}

test.each<[DiningType, string, string]>([
  ['delivery', '/pages/shop/out/pay-order?storeId=ari', '/pages/index/goods'],
  ['pickup', '/pages/shop/out/pay-order?storeId=ari', '/pages/index/goods'],
  ['fast', '/pages/shop/in/pay-order?storeId=ari&diningType=fast', '/pages/shop/in/goods?storeId=ari&diningType=fast'],
])('reordering %s opens its checkout, or its menu when nothing is available', (type, checkout, menu) => {
  expect([reorder(type, true), reorder(type, false)]).toEqual([checkout, menu])
})
