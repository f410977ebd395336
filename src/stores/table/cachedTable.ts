import type { Client } from '@/api/client'
import type { inStoreContract } from '@/contract/inStore'
import type { TableReply } from '@/contract/inStoreTable'
import type { TableCode } from '@/domain/table/tableCode'
import type { OfflineCache, OnStale } from '@/stores/cache/offlineCache'

type Api = Pick<Client<typeof inStoreContract>, 'table' | 'start' | 'callWaiter'>

/** The way to the server of one table. */
export interface TableRemote extends Pick<Api, 'start' | 'callWaiter'> {
  /** What has happened since `version`. Where nothing is shown yet, `old` takes what a copy says instead of no answer. */
  table(asked: TableCode & { version: string }, onStale?: OnStale): Promise<TableReply>
}

/** A way to the server that keeps the table as it was last on the phone: what is on it, and what was ordered. */
export function cachedTable(
  api: Api,
  offlineCache: Pick<OfflineCache, 'networkFirstForUser' | 'storeForUser'>,
): TableRemote {
  const nameOf = ({ storeId, tableId }: TableCode) => `table ${storeId} ${tableId}`
  // An answer that nothing has changed says nothing of the table.
  const keep = (code: TableCode, ask: () => Promise<TableReply>) =>
    offlineCache.storeForUser(ask, ({ changed }) => (changed ? nameOf(code) : undefined))
  return {
    table(asked, onStale) {
      const ask = () => api.table(asked)
      return onStale ? offlineCache.networkFirstForUser(nameOf(asked), ask, onStale) : keep(asked, ask)
    },
    start: (input, options) => keep(input, () => api.start(input, options)),
    callWaiter: api.callWaiter,
  }
}
