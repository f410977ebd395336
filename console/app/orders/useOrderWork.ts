import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { StaffOrder } from '../../contract/order'
import { NoReplyError, StaffReplyError } from '../api/errors'
import { useStaffParts } from '../api/staffParts'
import { type OrderRequest, sendRequest } from './orderSteps'
import { ORDERS_KEY } from './useLive'

/** Works on orders: each one step at a time. */
export interface OrderWork {
  isBusy(id: string): boolean
  /** Resolves to whether it was done. */
  act(order: StaffOrder, request: OrderRequest): Promise<boolean>
  /** What was done last, for those who hear the page. */
  announcement: string
}

/** The short name of an order: what is called out, else its number. */
export const shortName = ({ pickupNo, orderNo }: Pick<StaffOrder, 'pickupNo' | 'orderNo'>) => pickupNo ?? orderNo

interface Board {
  orders?: StaffOrder[]
}

export function useOrderWork(): OrderWork {
  const { client } = useStaffParts()
  const translate = useTranslate()
  const queries = useQueryClient()
  const fail = useFailure()
  // At once, not with the next drawing: a second press may come before that.
  const running = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')

  const show = (order: StaffOrder) => {
    setAnnouncement(translate('orders.moved', { number: shortName(order), state: order.stateText }))
    const replace = (board?: Board) =>
      board?.orders && { ...board, orders: board.orders.map((each) => (each.id === order.id ? order : each)) }
    queries.setQueriesData<Board>({ queryKey: [ORDERS_KEY, 'board'] }, replace)
    queries.setQueryData([ORDERS_KEY, 'one', order.id], order)
    void queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
  }
  const act = async (order: StaffOrder, request: OrderRequest) => {
    if (running.current.has(order.id)) return false
    running.current.add(order.id)
    setBusy(new Set(running.current))
    try {
      show(await sendRequest(client, order, request))
      return true
    } catch (error) {
      const current = fail(error)
      if (current) show(current)
      return false
    } finally {
      running.current.delete(order.id)
      setBusy(new Set(running.current))
    }
  }
  return { isBusy: (id) => busy.has(id), act, announcement }
}

/** Shows why a step was not taken; returns how the order is now, if someone else was faster. */
export function useFailure() {
  const notify = useNotify()
  return (error: unknown): StaffOrder | undefined => {
    if (error instanceof NoReplyError) {
      notify('orders.noReply', { type: 'warning' })
      return undefined
    }
    if (!(error instanceof StaffReplyError)) throw error
    const current = error.current as StaffOrder | undefined
    if (!current) notify(error.msg, { type: 'error' })
    else
      notify('orders.changed', {
        type: 'warning',
        messageArgs: { number: shortName(current), state: current.stateText },
      })
    return current
  }
}
