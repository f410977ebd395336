import { scanText } from '@/domain/table/tableCode'

/** What a guest shares: a store, or with `gid` one of its dishes. */
export interface Shared {
  storeId: string
  gid?: string | undefined
}

/**
 * The address of what is shared, on the web: the server answers with a card (Open Graph) and leads on to the store's menu, with `gid` to the dish.
 * `site` is the storefront's address.
 */
export function sharedAddress(site: string, { storeId, gid }: Shared): string {
  return scanText(site, 'storeGoods', gid ? { storeId, gid } : { storeId })
}
