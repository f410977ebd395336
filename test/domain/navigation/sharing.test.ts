import { targetOfScan } from '@/domain/navigation/scan'
import { sharedAddress } from '@/domain/navigation/sharing'

test.each([
  [{ storeId: 'ari' }, 'https://shop.example/s/storeGoods?storeId=ari'],
  [{ storeId: 'ari', gid: 'a&b' }, 'https://shop.example/s/storeGoods?storeId=ari&gid=a%26b'],
])('the shared address of %j opens it in the menu', (shared, address) => {
  expect(sharedAddress('https://shop.example/', shared)).toBe(address)
  expect(targetOfScan({ text: address }, undefined)).toEqual({
    kind: 'page',
    path: '/pages/index/goods',
    query: shared,
  })
})
