import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../../src/contract/fields'
import type { RefundReason, RefundRecord } from '../../../../src/contract/order/orderRefund'
import { DAY_MS } from '../../../../src/domain/time/duration'
import { ORDER_STATES } from '../../../../src/domain/order/orderState'
import { REFUND_STATES, refundStateName } from '../../../../src/domain/order/refundState'
import { isoText } from '../../../../src/domain/time/storeClock'
import type { ReadDb } from '../../../db/database'
import { refundRequests } from '../../../db/schema/payments/refundRequests'
import { translate } from '../../../messages/messages'
import type { OrderRecord } from '../../../db/schema/orders/orders'
import type { OrderSettings } from '../../config/orderSettings'
import { isOnTableBill } from '../../../../src/domain/table/tableBill'

export type RequestRecord = typeof refundRequests.$inferSelect

/** Most refusals of a store before further requests are rejected. */
const MAX_REQUESTS = 3

/** The refund requests of some orders, the latest first. */
export function requestsOf(db: ReadDb, orderIds: string[]): Promise<RequestRecord[]> {
  return db
    .select()
    .from(refundRequests)
    .where(inArray(refundRequests.orderId, orderIds))
    .orderBy(desc(refundRequests.appliedAt), desc(refundRequests.id))
}

/** The pending or accepted request of an order. */
export async function openRequest(
  db: ReadDb,
  orderId: string,
  state: 'applied' | 'agreed',
): Promise<RequestRecord | undefined> {
  const [request] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, REFUND_STATES[state].code)))
  return request
}

/** Whether a refund can be requested: the order is paid, no request is pending, and it is not too late. */
export function isRefundable(
  order: OrderRecord,
  requests: readonly RequestRecord[],
  { refundDays }: Pick<OrderSettings, 'refundDays'>,
  now: Date,
): boolean {
  const { paid, completedAt } = order
  const open = requests.some(({ state }) => isOpen(state))
  const tooLate = completedAt !== null && now.getTime() - completedAt.getTime() > refundDays * DAY_MS
  return paid && !isOnTableBill(order) && !open && !tooLate && requests.length < MAX_REQUESTS
}

function isOpen(state: number): boolean {
  const name = refundStateName(state)
  return name !== undefined && REFUND_STATES[name].open
}

const EARLY = [ORDER_STATES.awaitingAcceptance, ORDER_STATES.preparing, ORDER_STATES.ready].map(({ code }) => code)

/** The available reasons: some apply only after the food was received. */
export function reasonsFor({ state, diningType }: OrderRecord) {
  if (EARLY.includes(state)) return ['changedMind', 'wrongChoice', 'tooLate', 'other'] as const
  const common = ['missing', 'wrongDish', 'quality', 'tooLate'] as const
  return diningType === 'delivery' ? (['notReceived', ...common, 'other'] as const) : ([...common, 'other'] as const)
}

/** The text of a reason. */
export function reasonText(reason: RefundReason, locale: Locale): string {
  return translate(locale, `refund.reason.${reason}`)
}

/** A refund request of a reply. */
export function refundReply(request: RequestRecord, locale: Locale): RefundRecord {
  const { id, amount, reason, remark, images, answer, answeredAt, doneAt } = request
  const name = refundStateName(request.state)
  return {
    id,
    state: request.state as RefundRecord['state'],
    stateFormat: name ? translate(locale, `refundState.${name}`) : '',
    amount,
    reason,
    reasonText: reasonText(reason, locale),
    remark,
    images,
    answer,
    appliedAt: isoText(request.appliedAt),
    answerBy: answeredAt || name !== 'applied' ? null : isoText(request.answerBy),
    answeredAt: answeredAt && isoText(answeredAt),
    doneAt: doneAt && isoText(doneAt),
  }
}
