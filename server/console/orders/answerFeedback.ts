import { eq } from 'drizzle-orm'
import type { feedbackContract, StaffFeedback } from '../../../console/contract/orders/feedback'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Tx } from '../../db/database'
import { lockOrder } from '../../db/locks'
import { orderFeedbacks } from '../../db/schema/orders/feedback'
import { AppError } from '../../api/appError'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { publish } from '../../modules/events'
import { foundRow, refuseStale } from '../../modules/offers/edited'
import { readFeedback } from './feedback'

/** Answers what a guest said of an order, or changes the answer. The guest is notified of the first one. */
export async function answerFeedback(
  tx: Tx,
  { id, version, answer }: Parsed<(typeof feedbackContract)['answer']>,
  staff: Staff,
): Promise<StaffFeedback> {
  const order = await lockOrder(tx, id)
  const isIt = eq(orderFeedbacks.orderId, id)
  const row = foundRow(await tx.select().from(orderFeedbacks).where(isIt))
  const before = await readGiven(tx, id, staff)
  await refuseStale({ id, version: row.version }, { id, version }, () => before)
  const { now, name: answeredBy } = staff
  const change = { answer, answeredBy, answeredAt: row.answeredAt ?? now, version: version + 1 }
  await tx.update(orderFeedbacks).set(change).where(isIt)
  const after = await readGiven(tx, id, staff)
  await recordAudit(tx, staff, { action: 'feedback.answer', subject: 'order_feedbacks', subjectId: id, before, after })
  if (order && !row.answeredAt) await publish(tx, 'feedbackAnswered', { orderId: id, userId: order.userId, now })
  return after
}

async function readGiven(tx: Tx, id: string, { locale }: Staff): Promise<StaffFeedback> {
  const feedback = await readFeedback(tx, id, locale)
  if (!feedback) throw new AppError(400, 'staff.notFound')
  return feedback
}
