import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffOrder } from '../../contract/orders/order'
import { useStaffParts } from '../api/staffParts'
import { type OrderRequest, sendRequest } from './orderSteps'
import { useChange } from '../live/useChange'
import { useFailure } from '../live/useFailure'
import { ORDERS_KEY } from '../live/useLive'

/** Works on orders: each one step at a time. */
export interface OrderWork {
  isBusy(id: string): boolean
  /** Resolves to whether it was done. */
  act(order: StaffOrder, request: OrderRequest): Promise<boolean>
  /** The last action, for screen readers. */
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
  const fail = useOrderFailure()
  const [announcement, setAnnouncement] = useState('')

  const show = (order: StaffOrder) => {
    setAnnouncement(translate('orders.moved', { number: shortName(order), state: order.stateText }))
    const replace = (board?: Board) =>
      board?.orders && { ...board, orders: board.orders.map((each) => (each.id === order.id ? order : each)) }
    queries.setQueriesData<Board>({ queryKey: [ORDERS_KEY, 'board'] }, replace)
    queries.setQueryData([ORDERS_KEY, 'one', order.id], order)
    void queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
  }
  const { isBusy, change } = useChange({ show, fail })
  const act = (order: StaffOrder, request: OrderRequest) => change(order.id, () => sendRequest(client, order, request))
  return { isBusy, act, announcement }
}

/** Shows why a step was not taken; returns how the order is now, if someone else was faster. */
export const useOrderFailure = () =>
  useFailure<StaffOrder>('orders.changed', (current) => ({ number: shortName(current), state: current.stateText }))
