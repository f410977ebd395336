import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { SECOND_MS } from '../../../src/domain/time/duration'
import { EVENTS_PATH, type StaffEventName } from '../../contract/events'
import { CONSOLE_API_PREFIX } from '../../contract/staffCall'
import { isSignedOut } from '../api/errors'
import { type FeedState, LiveFeed } from '../api/liveFeed'
import { readAgain } from './readAgain'

/** `polling`: changes are asked for instead of heard. `offline`: the server does not answer. */
export type Connection = 'connecting' | 'live' | 'polling' | 'offline'

/** How often the page is read without a stream; with one it is read as well, because a stream can break without a sign. */
const POLL_MS = 4 * SECOND_MS
const CHECK_MS = 30 * SECOND_MS

/** The first part of the keys of everything that changes with an order. */
export const ORDERS_KEY = 'orders'

/** Change events of the pages of orders. */
const ORDER_EVENTS: readonly StaffEventName[] = ['order']

/** Hears changes: what was read of orders and tables is read again. */
function useFeed(storeId: string, names: readonly StaffEventName[]): FeedState {
  const queries = useQueryClient()
  const feed = useMemo(() => {
    const query = storeId ? `?${new URLSearchParams({ storeId }).toString()}` : ''
    return new LiveFeed(
      () => new EventSource(`${CONSOLE_API_PREFIX}${EVENTS_PATH}${query}`),
      () => void readAgain(queries, [ORDERS_KEY]),
      names,
    )
  }, [storeId, queries, names])
  useEffect(() => {
    feed.start()
    return () => feed.stop()
  }, [feed])
  return useSyncExternalStore(feed.subscribe, feed.state)
}

interface Timed {
  serverTime: string
}

/** The state of what is shown of orders. */
export interface Live {
  isLoading: boolean
  connection: Connection
  retry(): void
  /** When it was read: a wire time of the server. */
  data: { readAt: string } | undefined
}

/** What is shown of orders, kept up to date by events (`names`, a constant) or, without them, by asking. */
export function useLive<T extends Timed>(
  storeId: string,
  key: QueryKey,
  read: () => Promise<T>,
  names: readonly StaffEventName[] = ORDER_EVENTS,
) {
  const feed = useFeed(storeId, names)
  const { data, isError, refetch } = useQuery({
    queryKey: [ORDERS_KEY, ...key],
    queryFn: async () => {
      const reply = await read()
      // The device's clock may be wrong: waiting times follow the server's.
      return { ...reply, clockOffset: Date.parse(reply.serverTime) - Date.now(), readAt: reply.serverTime }
    },
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : intervalOf(feed)),
    // The page may lie behind another window: it chimes and prints nevertheless.
    refetchIntervalInBackground: true,
    networkMode: 'always',
    retry: false,
  })
  return { data, isLoading: !data && !isError, connection: connectionOf(feed, isError), retry: () => void refetch() }
}

const intervalOf = (feed: FeedState) => (feed === 'live' ? CHECK_MS : POLL_MS)

function connectionOf(feed: FeedState, failed: boolean): Connection {
  if (failed) return 'offline'
  return feed === 'lost' ? 'polling' : feed
}
