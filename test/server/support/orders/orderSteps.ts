import { feedbackContract } from '../../../../console/contract/orders/feedback'
import { orderContract, type StaffOrder } from '../../../../console/contract/orders/order'
import type { Endpoint, Input, Reply } from '../../../../src/contract/endpoint'

/** Someone who makes calls of staff, in this process or over the network. */
export interface StaffAsker {
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>>
}

/** What staff do with an order. */
export type OrderStep =
  | 'accept'
  | 'ready'
  | 'delivered'
  | 'complete'
  | 'takePayment'
  | 'approveRefund'
  | { rider: string; phone: string }
  | { refuse: string }
  | { cancel: string }
  | { decline: string }

/** What cooks and counter do with a paid order until its guest has it. */
export const HANDED_OVER = ['accept', 'ready', 'complete'] as const

/** Takes steps with an order as staff, each from the state that the one before led to; resolves to how it is then. */
export async function takeSteps(staff: StaffAsker, id: string, ...steps: readonly OrderStep[]): Promise<StaffOrder> {
  let order = await staff.ask(orderContract.read, { id })
  for (const step of steps) order = await take(staff, { id, state: order.state }, step)
  return order
}

function take(staff: StaffAsker, seen: { id: string; state: number }, step: OrderStep): Promise<StaffOrder> {
  if (step === 'takePayment') return staff.ask(orderContract.takePayment, seen)
  if (step === 'approveRefund') return staff.ask(orderContract.approveRefund, seen)
  if (typeof step === 'string') return staff.ask(orderContract.move, { ...seen, step })
  if ('rider' in step) return staff.ask(orderContract.handToRider, { ...seen, name: step.rider, phone: step.phone })
  if ('refuse' in step) return staff.ask(orderContract.refuse, { ...seen, reason: step.refuse })
  if ('cancel' in step) return staff.ask(orderContract.cancel, { ...seen, reason: step.cancel })
  return staff.ask(orderContract.declineRefund, { ...seen, answer: step.decline })
}

/** Addresses of the pictures that the guest of an order has sent with a refund request and with feedback, as staff see them. */
export async function picturesOf(staff: StaffAsker, id: string): Promise<string[]> {
  const { refundRequest } = await staff.ask(orderContract.read, { id })
  const { feedback } = await staff.ask(feedbackContract.read, { id })
  return [...(refundRequest?.images ?? []), ...(feedback?.images ?? [])].map((name) => `/media/${name}`)
}
