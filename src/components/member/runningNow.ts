import { drinksApi } from '@/api/endpoints/drinks'
import { queueApi } from '@/api/endpoints/queue'
import { reserveApi } from '@/api/endpoints/reserve'
import type { QueueTicketView } from '@/contract/inStore/queue'
import type { ReservationRow } from '@/contract/inStore/reserve'
import { type FeatureFlags, isFeatureOn } from '@/domain/config/featureFlags'
import { QUEUE_STATES } from '@/domain/queue/queueState'

/** Active items of a member; each is absent when there is none. */
export interface RunningNow {
  ticket?: QueueTicketView | undefined
  booking?: ReservationRow | undefined
  bottles?: { kept: number; endsSoon: number } | undefined
}

const FIRST = { page: 1, pageSize: 1 }

/** Requests the live queue ticket, the next booking and the stored bottles, for enabled features. A failed request is omitted. */
export async function readRunning(on: FeatureFlags): Promise<RunningNow> {
  const part = <V>(feature: string, read: () => Promise<V>) =>
    isFeatureOn(on, feature) ? read().catch(() => undefined) : undefined
  const [ticket, booking, bottles] = await Promise.all([
    part('queuing', readTicket),
    part('reserve', async () => (await reserveApi.mine({ ...FIRST, tab: 'coming' })).list[0]),
    part('drinks', readBottles),
  ])
  return { ticket, booking, bottles }
}

async function readTicket(): Promise<QueueTicketView | undefined> {
  const [newest] = (await queueApi.mine(FIRST)).list
  const { waiting, called } = QUEUE_STATES
  if (!newest || ![waiting.code, called.code].some((code) => code === newest.state)) return undefined
  return (await queueApi.detail({ id: newest.id })).view ?? undefined
}

async function readBottles(): Promise<RunningNow['bottles']> {
  const { counts } = await drinksApi.list({ ...FIRST, tab: 'kept' })
  return counts.kept > 0 ? counts : undefined
}
