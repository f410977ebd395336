import { goodsEndpoints } from '@/api/endpoints/goods'
import { prefetch } from '@/api/prefetch'
import type { Path } from '@/routes'
import type { Stores } from '@/stores/root'

type Prefetch = (stores: Stores, query: Partial<Record<string, string>>) => void

/** The pages that most guests meet first. */
const FIRST_PAGES: Partial<Record<Path, Prefetch>> = {
  '/pages/index/index': ({ shop }) => void shop.start(),
  '/pages/index/goods': ({ shop }, { storeId }) => {
    void shop.start(storeId)
    if (shop.id) prefetch(goodsEndpoints.menu, { storeId: shop.id, diningType: shop.outType })
  },
}

/** Asks for what the page that a guest arrives at will show, while its code is still on its way. */
export function prefetchFirstPage(stores: Stores, path: string, query: Partial<Record<string, string>>): void {
  FIRST_PAGES[path as Path]?.(stores, query)
}
