import type { Path, QueryOf } from '../../../src/routes'
import { DISH, OPEN_STORE } from './guest'

/** A query with which each page shows what it is for. A route without one does not compile. */
export const queries = (orderId: string): { [P in Path]: QueryOf<P> } => ({
  '/pages/index/index': {},
  '/pages/index/goods': { storeId: OPEN_STORE },
  '/pages/index/order-index': {},
  '/pages/index/my-index': {},
  '/pages/index/goodsmethod': { storeId: OPEN_STORE },
  '/pages/shop/select/index': {},
  '/pages/shop/out/pay-order': { storeId: OPEN_STORE },
  '/pages/shop/out/bz': {},
  '/pages/shop/out/sjjs': { storeId: OPEN_STORE },
  '/pages/shop/out/goods-dl': { storeId: OPEN_STORE, gid: DISH },
  '/pages/shop/search/out': { storeId: OPEN_STORE },
  '/pages/order/detail': { orderId },
  '/pages/order/promptpay': { orderId },
  '/pages/my/addres/addresses': {},
  '/pages/my/addres/add': {},
  '/pages/other/block': {},
  '/pages/other/missing': {},
})
