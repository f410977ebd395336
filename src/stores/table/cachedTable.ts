import type { Client } from '@/api/client'
import type { inStoreContract } from '@/contract/inStore/inStore'
import type { TableReply } from '@/contract/inStore/inStoreTable'
import type { TableCode } from '@/domain/table/tableCode'
import type { OfflineCache, OnStale } from '@/stores/cache/offlineCache'

type Api = Pick<Client<typeof inStoreContract>, 'table' | 'start' | 'callWaiter'>

/** The API client of one table. */
export interface TableRemote extends Pick<Api, 'start' | 'callWaiter'> {
  /** Fetches the changes since `version`. Without a shown table, a network failure returns the cached reply and calls `onStale`. */
  table(query: TableCode & { version: string }, onStale?: OnStale): Promise<TableReply>
}

/** Wraps a table's API client with the offline cache. */
export function cachedTable(
  api: Api,
  offlineCache: Pick<OfflineCache, 'networkFirstForUser' | 'storeForUser'>,
): TableRemote {
  const nameOf = ({ storeId, tableId }: TableCode) => `table ${storeId} ${tableId}`
  // A reply without changes contains no table to cache.
  const keep = (code: TableCode, ask: () => Promise<TableReply>) =>
    offlineCache.storeForUser(ask, ({ changed }) => (changed ? nameOf(code) : undefined))
  return {
    table(query, onStale) {
      const ask = () => api.table(query)
      return onStale ? offlineCache.networkFirstForUser(nameOf(query), ask, onStale) : keep(query, ask)
    },
    start: (input, options) => keep(input, () => api.start(input, options)),
    callWaiter: api.callWaiter,
  }
}
