import { eq } from 'drizzle-orm'
import type { Parsed } from '../../../../src/contract/endpoint'
import type { orderCareContract } from '../../../../src/contract/order/orderCare'
import type { RefundReason } from '../../../../src/contract/order/orderRefund'
import { HOUR_MS } from '../../../../src/domain/time/duration'
import { actionsOf } from '../../../../src/domain/order/orderActions'
import { moneyFor } from '../../../../src/domain/order/orderMoney'
import { type Actor, ORDER_STATES } from '../../../../src/domain/order/orderState'
import { canTransitionRefund, REFUND_STATES, type RefundStateName } from '../../../../src/domain/order/refundState'
import { newId } from '../../../db/ids'
import { lockPurchase, lockRefund } from '../../../db/locks'
import type { Tx } from '../../../db/database'
import { orderRefunds } from '../../../db/schema/orders/orderRefunds'
import { refunds } from '../../../db/schema/payments/payments'
import { purchases } from '../../../db/schema/payments/purchases'
import { refundRequests } from '../../../db/schema/payments/refundRequests'
import { publish } from '../../events'
import { refundPurchase } from '../../purchases/refundPurchase'
import { AppError } from '../../../api/appError'
import type { OrderRecord } from '../../../db/schema/orders/orders'
import { transitionOrder, type TransitionCause } from '../transitionOrder'
import { readOrderSettings } from '../../config/orderSettings'
import { isRefundable, openRequest, reasonsFor, type RequestRecord, requestsOf } from './refundRequests'

type RefundApplication = Parsed<(typeof orderCareContract)['refundApply']>

/** Requests a refund of a locked order. Before the kitchen has accepted the order, it is refunded at once. */
export async function applyForRefund(
  tx: Tx,
  order: OrderRecord,
  application: RefundApplication,
  now: Date,
): Promise<void> {
  await refuseUnlessOffered(tx, order, now)
  if (!(reasonsFor(order) as readonly string[]).includes(application.reason))
    throw new AppError(400, 'refund.reasonWanted')
  const request = await openNew(tx, order, application, now)
  if (takesBackAtOnce(order)) await agree(tx, order, request, { actor: 'system', now })
}

/** The kitchen has not begun: refunds without the store's approval. */
export function takesBackAtOnce({ state }: OrderRecord): boolean {
  return state === ORDER_STATES.awaitingAcceptance.code
}

/** Withdraws a refund request. Refuses once the store has answered it. */
export async function withdrawRefund(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const request = await openRequest(tx, order.id, 'applied')
  if (!request) throw new AppError(400, 'refund.answered')
  await transitionRequest(tx, request, 'withdrawn', 'guest', { answeredAt: now })
}

/** Accepts a refund request and ends the order. */
export async function acceptRefund(tx: Tx, order: OrderRecord, cause: TransitionCause): Promise<void> {
  const request = await openRequest(tx, order.id, 'applied')
  if (!request) throw new AppError(400, 'refund.answered')
  await agree(tx, order, request, cause)
}

/** Refuses a refund request with a reason. */
export async function refuseRefund(tx: Tx, order: OrderRecord, answer: string, now: Date): Promise<void> {
  const request = await openRequest(tx, order.id, 'applied')
  if (!request) throw new AppError(400, 'refund.answered')
  await transitionRequest(tx, request, 'refused', 'merchant', { answer, answeredAt: now })
}

/** Refuses a paid order: it is refunded as if the guest had requested it. */
export async function refuseOrder(tx: Tx, order: OrderRecord, cause: TransitionCause): Promise<void> {
  const requested = await openRequest(tx, order.id, 'applied')
  const own = { reason: 'storeRefused' as const, remark: cause.note ?? '', images: [] }
  await agree(tx, order, requested ?? (await openNew(tx, order, own, cause.now)), cause)
}

/** Marks a refund as paid out: by staff, who cannot while the provider sends it, or by the system when it was sent. Idempotent. */
export async function completeRefund(
  tx: Tx,
  refundId: string,
  now: Date,
  actor: Extract<Actor, 'merchant' | 'system'> = 'merchant',
): Promise<void> {
  const owed = await lockRefund(tx, refundId)
  if (!owed || owed.doneAt) return
  if (owed.sending === 'sending' && actor === 'merchant') throw new AppError(400, 'refund.sending')
  await tx.update(refunds).set({ doneAt: now }).where(eq(refunds.id, refundId))
  const [request] = await tx.select().from(refundRequests).where(eq(refundRequests.refundId, refundId))
  if (request) await transitionRequest(tx, request, 'done', actor, { doneAt: now })
}

async function refuseUnlessOffered(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const requests = await requestsOf(tx, [order.id])
  const refundable = isRefundable(order, requests, await readOrderSettings(tx), now)
  if (!actionsOf(order.state, { ...order, refundable, rated: true }).includes('refund')) {
    throw new AppError(400, 'order.notNow')
  }
}

async function openNew(
  tx: Tx,
  order: OrderRecord,
  { reason, remark, images }: { reason: RefundReason; remark: string; images: string[] },
  now: Date,
): Promise<RequestRecord> {
  const { refundAnswerHours } = await readOrderSettings(tx)
  const [request] = await tx
    .insert(refundRequests)
    .values({
      id: newId(),
      orderId: order.id,
      state: REFUND_STATES.applied.code,
      amount: moneyFor(order) - (await refundedOf(tx, order.id)),
      reason,
      remark,
      images,
      appliedAt: now,
      answerBy: new Date(now.getTime() + refundAnswerHours * HOUR_MS),
    })
    .returning()
  if (!request) throw new Error('a refund request was not written')
  return request
}

/** Ends the order; the refund is owed until it is paid out. What was free or paid from the balance is done at once. */
async function agree(tx: Tx, order: OrderRecord, request: RequestRecord, cause: TransitionCause): Promise<void> {
  const { now, actor } = cause
  const refundId = await giveBack(tx, order, cause)
  const agreed = await transitionRequest(tx, request, 'agreed', actor, { answeredAt: now, refundId })
  if (!refundId) await transitionRequest(tx, agreed, 'done', 'system', { doneAt: now })
}

/** Answers an open request of the guest by a refund that staff have made of their own. */
export async function answerByRefund(
  tx: Tx,
  order: OrderRecord,
  { amount, refundId, cause }: { amount: number; refundId: string | null; cause: TransitionCause },
): Promise<void> {
  const { now, actor } = cause
  const request = await openRequest(tx, order.id, 'applied')
  if (!request) return publish(tx, 'refundAnswered', { orderId: order.id, to: 'agreed', now })
  const agreed = await transitionRequest(tx, request, 'agreed', actor, { answeredAt: now, amount, refundId })
  if (!refundId) await transitionRequest(tx, agreed, 'done', 'system', { doneAt: now })
}

/** Refunds what is left of an order's purchase. An order on a table's bill has none, and nothing of its own to refund. */
async function giveBack(tx: Tx, order: OrderRecord, cause: TransitionCause): Promise<string | null> {
  const purchase = await lockPurchase(tx, order.id)
  if (purchase) {
    const amount = purchase.amount - purchase.refunded
    const orderRefundId = newId()
    const written = { id: orderRefundId, orderId: order.id, amount, whole: true, createdAt: cause.now }
    await tx.insert(orderRefunds).values(written)
    return refundPurchase(tx, { purchase, bought: order }, { ...cause, amount, orderRefundId })
  }
  await transitionOrder(tx, order, 'refunded', cause)
  return null
}

async function transitionRequest(
  tx: Tx,
  request: RequestRecord,
  to: RefundStateName,
  actor: Actor,
  with_: Partial<RequestRecord>,
): Promise<RequestRecord> {
  if (!canTransitionRefund(request.state, to, actor)) throw new AppError(400, 'refund.answered')
  const [moved] = await tx
    .update(refundRequests)
    .set({ ...with_, state: REFUND_STATES[to].code })
    .where(eq(refundRequests.id, request.id))
    .returning()
  if (!moved) throw new Error(`refund request ${request.id} is gone`)
  if (with_.answeredAt && to !== 'withdrawn') {
    await publish(tx, 'refundAnswered', { orderId: moved.orderId, to, now: with_.answeredAt })
  }
  return moved
}

/** What of an order has gone back already, satang. */
async function refundedOf(tx: Tx, orderId: string): Promise<number> {
  const [purchase] = await tx.select({ refunded: purchases.refunded }).from(purchases).where(eq(purchases.id, orderId))
  return purchase?.refunded ?? 0
}
