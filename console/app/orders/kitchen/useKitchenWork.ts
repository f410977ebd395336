import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type KitchenTicket, orderContract } from '../../../contract/orders/order'
import { useStaffParts } from '../../api/staffParts'
import { ORDERS_KEY } from '../../live/useLive'
import { useOrderFailure } from '../useOrderWork'

/** Tells that the kitchen has an order ready, once however often it is pressed. */
export function useKitchenWork({ id, state }: KitchenTicket) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const fail = useOrderFailure()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  const finish = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await client.call(orderContract.cooked, { id, state })
    } catch (error) {
      fail(error)
    } finally {
      await queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
      running.current = false
      setBusy(false)
    }
  }
  return { busy, finish }
}
