import type { CounterWay } from '../../contract/orders/counterWay'
import { orderContract, type OrderStep, type StaffOrder } from '../../contract/orders/order'
import type { StaffClient } from '../api/staffClient'

/** What of an order is refunded: pieces of its lines, and with `fees` packaging, delivery and tip. */
export interface PartRefund {
  lines: { lineId: string; num: number }[]
  fees: boolean
  reason: string
}

/** What staff do with an order. */
export type OrderRequest =
  | { kind: 'accept' | 'ready' | 'delivered' | 'complete' | 'approve' }
  | { kind: 'takePayment'; way: CounterWay }
  | { kind: 'handToRider'; name: string; phone: string }
  | ({ kind: 'refundPart' } & PartRefund)
  | { kind: 'cancel' | 'refuse' | 'decline'; reason: string }

/** Sends a request about an order as staff saw it; resolves to how it is then. */
export function sendRequest(
  client: StaffClient,
  { id, state, refunded }: StaffOrder,
  request: OrderRequest,
): Promise<StaffOrder> {
  const seen = { id, state }
  switch (request.kind) {
    case 'takePayment':
      return client.call(orderContract.takePayment, { ...seen, way: request.way })
    case 'approve':
      return client.call(orderContract.approveRefund, seen)
    case 'handToRider':
      return client.call(orderContract.handToRider, { ...seen, name: request.name, phone: request.phone })
    case 'refundPart': {
      const { lines, fees, reason } = request
      return client.call(orderContract.refund, { id, refunded, lines, fees, reason })
    }
    case 'cancel':
      return client.call(orderContract.cancel, { ...seen, reason: request.reason })
    case 'refuse':
      return client.call(orderContract.refuse, { ...seen, reason: request.reason })
    case 'decline':
      return client.call(orderContract.declineRefund, { ...seen, answer: request.reason })
    default:
      return client.call(orderContract.move, { ...seen, step: request.kind })
  }
}

/** Steps that need nothing typed or chosen. */
export type PlainStep = Exclude<OrderStep, 'handToRider' | 'takePayment'>
export const isPlainStep = (step: OrderStep): step is PlainStep => step !== 'handToRider' && step !== 'takePayment'
