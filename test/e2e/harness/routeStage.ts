import type { Path, QueryOf } from '../../../src/routes'
import { DISH, guestWithOrder, OPEN_STORE } from './guest'
import { setUpStage } from './stage'
import type { Visitor, VisitorOptions } from './visitor'

/** A query with which each page shows what it is for. A route without one does not compile. */
const queries = (orderId: string): { [P in Path]: QueryOf<P> } => ({
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

/** A stage with a guest who has an order to pay and a dish in the cart, so that every page has something to show. */
export function setUpRouteStage() {
  const stage = setUpStage()
  let guest: Awaited<ReturnType<typeof guestWithOrder>> | undefined

  beforeAll(async () => {
    guest = await guestWithOrder(stage.site.url)
  })

  return {
    /** The query to open a page with. */
    queryOf: (path: Path): Record<string, string> => queries(guest?.order.id ?? '')[path],
    /** That guest's phone. */
    visit: (who: VisitorOptions, act: (visitor: Visitor) => Promise<void>) =>
      stage.visit({ token: guest?.token, ...who }, act),
  }
}
