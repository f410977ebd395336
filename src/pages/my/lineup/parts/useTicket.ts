import { useRef } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import type { QueueTicketReply, QueueTicketView } from '@/contract/inStore/queue'
import { withServerClock } from '@/stores/cache/offlineCache'
import type { Resource } from '@/stores/cache/resource'

/** A ticket as the page shows it. */
export interface ShownTicket {
  version: string
  view: QueueTicketView
  serverTime: string
}

/** A ticket of the user: kept for when there is no network, because its number is needed at the door. */
export function useTicket(id: string): {
  ticket: Resource<ShownTicket>
  show: (reply: QueueTicketReply) => void
} {
  const { offlineCache } = useStores()
  const known = useRef<ShownTicket>()
  const keep = ({ view, version, serverTime }: QueueTicketReply): ShownTicket | undefined => {
    const shown = view ?? known.current?.view
    if (shown) known.current = { view: shown, version, serverTime }
    return known.current
  }
  const ask = async (): Promise<ShownTicket> => {
    const shown = keep(await queueApi.detail({ id, version: known.current?.version ?? '' }))
    if (!shown) throw new Error('an unknown ticket is unchanged')
    return shown
  }
  const ticket = useResource((onStale) =>
    withServerClock((stale) => offlineCache.networkFirstForUser(`queue ${id}`, ask, stale), onStale),
  )
  const show = (reply: QueueTicketReply) => {
    const shown = keep(reply)
    if (shown) ticket.set(shown)
  }
  return { ticket, show }
}
