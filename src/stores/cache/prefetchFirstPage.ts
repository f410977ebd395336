import { goodsEndpoints } from '@/api/endpoints/goods'
import { prefetch } from '@/api/prefetch'
import type { Path } from '@/routes'
import type { Stores } from '@/stores/root'

type Prefetch = (stores: Stores, query: Partial<Record<string, string>>) => void

/** The most frequent landing pages. */
const FIRST_PAGES: Partial<Record<Path, Prefetch>> = {
  '/pages/index/index': ({ shop }) => void shop.start(),
  '/pages/index/goods': ({ shop }, { storeId }) => {
    void shop.start(storeId)
    if (shop.id) prefetch(goodsEndpoints.menu, { storeId: shop.id, diningType: shop.outType })
  },
}

/** Prefetches the data of the landing page while its code is loading. */
export function prefetchFirstPage(stores: Stores, path: string, query: Partial<Record<string, string>>): void {
  FIRST_PAGES[path as Path]?.(stores, query)
}
