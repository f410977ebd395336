import { useEffect, useState } from 'react'
import type { OrderDetail } from '@/contract/order/order'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName } from '@/domain/order/orderState'
import { SECOND_MS } from '@/domain/time/duration'

/** Maximum age of a payment that is celebrated when the guest returns from its page. */
const RECENT_MS = 30 * SECOND_MS
const MOMENT_MS = 3.2 * SECOND_MS

/** The orders whose payment was shown. */
const celebrated = new Set<string>()

/** Whether nothing has happened to an order since it was paid, a short time ago. */
function isRecent(order: OrderDetail): boolean {
  const { paid, paidAt, serverTime, state } = order
  const untouched = orderStateName(state) === (isBill(order) ? 'completed' : 'awaitingAcceptance')
  return untouched && paid && paidAt !== null && Date.parse(serverTime) - Date.parse(paidAt) < RECENT_MS
}

/** Whether the order was paid a moment ago; once for each order, for as long as the moment lasts and nothing else happens. */
export function useJustPaid(order: OrderDetail): boolean {
  const { id } = order
  const [moment, setMoment] = useState('')
  const recent = isRecent(order)
  useEffect(() => {
    if (!recent || celebrated.has(id)) return
    celebrated.add(id)
    setMoment(id)
  }, [recent, id])
  useEffect(() => {
    if (!moment) return undefined
    const timer = setTimeout(() => setMoment(''), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [moment])
  return recent && moment === id
}
