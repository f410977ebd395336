import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SECOND_MS } from '../../../src/domain/time/duration'
import { orderContract } from '../../contract/orders/order'
import { isSignedOut } from '../api/errors'
import { useStaffParts } from '../api/staffParts'
import { useMayCall } from '../form/calls/useMayCall'
import { ORDERS_KEY } from '../live/useLive'
import { useStoreChoice } from '../store/useStoreChoice'

/** Pages of orders and tables hear changes, which count anew at once; others ask. */
const POLL_MS = 15 * SECOND_MS
const TITLE = document.title

/** How much waits for staff, by the name of the page where it does; also in the title, for those who look at another window. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { client } = useStaffParts()
  const { storeId } = useStoreChoice()
  const mayCount = useMayCall(orderContract.waiting)
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, 'waiting', storeId],
    queryFn: () => client.call(orderContract.waiting, storeId ? { storeId } : {}),
    enabled: mayCount && storeId !== undefined,
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : POLL_MS),
    retry: false,
  })
  const sum = data ? data.orders + data.tables + data.transfer : 0
  useEffect(() => {
    document.title = sum > 0 ? `(${sum}) ${TITLE}` : TITLE
    return () => {
      document.title = TITLE
    }
  }, [sum])
  return data ?? NONE
}

const NONE = {}
