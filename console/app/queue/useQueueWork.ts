import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { queueContract, type StaffQueue, type StaffQueueTicket } from '../../contract/tables/queue'
import { useStaffParts } from '../api/staffParts'
import { useFailure } from '../live/useFailure'
import { ORDERS_KEY } from '../live/useLive'
import { useOneAtATime } from '../live/useOneAtATime'
import { type QueueStep, stateOf } from './queueSteps'

/** The first part of the keys of queues, within those of orders. */
export const QUEUE = 'queue'

/** Works on the queue of a store, on each number one thing at a time. Each resolves to whether it was done. */
export interface QueueWork {
  isBusy(id: string): boolean
  /** Moves a number as it was seen; a group that is seated may get a table. */
  act(ticket: StaffQueueTicket, step: QueueStep, tableId?: string): Promise<boolean>
  take(people: number, phone: string): Promise<boolean>
  setOpen(queue: StaffQueue, open: boolean): Promise<boolean>
  /** A new address for the screen at the door. */
  renewDoor(queue: StaffQueue): Promise<boolean>
  /** The last action, for screen readers. */
  announcement: string
}

export function useQueueWork(storeId: string): QueueWork {
  const { client } = useStaffParts()
  const translate = useTranslate()
  const queries = useQueryClient()
  const { isBusy, run } = useOneAtATime()
  const [announcement, setAnnouncement] = useState('')
  const argsOf = (changed: StaffQueueTicket | StaffQueue) =>
    'number' in changed
      ? { number: changed.number, state: translate(`queue.states.${stateOf(changed)}`) }
      : { number: translate('screens.queue'), state: translate(changed.open ? 'queue.isOpen' : 'queue.isClosed') }
  const fail = useFailure<StaffQueueTicket | StaffQueue>('queue.changed', argsOf)
  const work = (id: string, send: () => Promise<StaffQueueTicket | StaffQueue>) =>
    run(id, async () => {
      try {
        const done = await send()
        setAnnouncement(translate('queue.moved', argsOf(done)))
        return true
      } catch (error) {
        fail(error)
        return false
      } finally {
        await queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
      }
    })
  return {
    isBusy,
    announcement,
    act: ({ id, version }, step, tableId) =>
      work(id, () => client.call(queueContract[step], { id, version, ...(tableId && { tableId }) })),
    take: (people, phone) => work(storeId, () => client.call(queueContract.take, { storeId, people, phone })),
    setOpen: ({ version }, open) => work(storeId, () => client.call(queueContract.setOpen, { storeId, version, open })),
    renewDoor: ({ version }) => work(storeId, () => client.call(queueContract.door, { storeId, version })),
  }
}
