import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads what is shown of some queries again after a change. React Query takes a first read that is in flight for the newest, although the server may
 * have made its reply before the change: it is awaited, and another follows.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstReads = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await Promise.allSettled(firstReads.map((query) => query.fetch()))
  await queries.invalidateQueries({ queryKey })
}
