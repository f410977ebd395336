import type { Stores } from '@/stores/root'

/** Enters the store of the landing page; the document has requested its content already (api/prefetch.h5.ts). */
export function prefetchFirstPage({ shop }: Stores, path: string, { storeId }: Partial<Record<string, string>>): void {
  if (path === '/pages/index/goods') void shop.start(storeId)
  if (path === '/pages/index/index') void shop.start()
}
