import { and, eq, sql } from 'drizzle-orm'
import { canTransition } from '../../../../src/domain/order/orderState'
import { AppError } from '../../../api/appError'
import type { ReadDb, Tx } from '../../../db/database'
import { newId } from '../../../db/ids'
import { lockPurchase } from '../../../db/locks'
import { orderRefundLines, orderRefunds } from '../../../db/schema/orders/orderRefunds'
import { type OrderRecord, orderLines } from '../../../db/schema/orders/orders'
import { feesShare, paidShares, pieceShare } from '../../pricing/paidShares'
import { refundPurchase } from '../../purchases/refundPurchase'
import { type TransitionCause, releasePieces } from '../transitionOrder'
import { type LineRow, linesOf } from '../orderLines'
import { answerByRefund } from './transitionRefund'

/** Pieces of the lines of an order that staff refund, and whether packaging, delivery and tip go back too. */
export interface LinesToRefund {
  lines: readonly { lineId: string; num: number }[]
  fees: boolean
  /** Words to the guest. */
  reason: string
}

/** Pieces of a line, and what they cost. Satang. */
export interface RefundedPieces {
  line: LineRow
  num: number
  amount: number
}

/**
 * Refunds pieces of the lines of a locked, paid order: what they cost in the end, to the payments that brought it. An open request of the guest
 * is answered by it. Refuses pieces that are refunded already.
 */
export async function refundOrderLines(
  tx: Tx,
  order: OrderRecord,
  requested: LinesToRefund,
  cause: TransitionCause,
): Promise<void> {
  const purchase = await lockPurchase(tx, order.id)
  if (!purchase) throw new AppError(400, 'order.notNow')
  const { amount, orderRefundId } = await takePiecesBack(tx, order, requested, cause)
  const held = { purchase, bought: order }
  const refundId = await refundPurchase(tx, held, { ...cause, amount, orderRefundId })
  await answerByRefund(tx, order, { amount, refundId, cause })
}

/** What pieces of an order cost together, satang, and which refund of the order they are. */
export interface PiecesBack {
  amount: number
  orderRefundId: string
  pieces: RefundedPieces[]
}

/** Writes which pieces of a locked, paid order go back, and releases their stock. Their money is refunded by the caller. */
export async function takePiecesBack(
  tx: Tx,
  order: OrderRecord,
  requested: LinesToRefund,
  cause: TransitionCause,
): Promise<PiecesBack> {
  if (!canTransition(order.state, 'refunded', 'merchant', order)) throw new AppError(400, 'order.notNow')
  const all = await linesOf(tx, order.id)
  const pieces = piecesOf(order, all, requested)
  const fees = requested.fees ? feesShare(sharesOf(order, all)).amount : 0
  const amount = pieces.reduce((sum, piece) => sum + piece.amount, fees)
  if (amount === 0) throw new AppError(400, 'refund.nothing')
  const orderRefundId = await writeOrderRefund(tx, order, { ...requested, pieces, amount, now: cause.now })
  await releasePieces(tx, order, pieces, cause.now)
  return { amount, orderRefundId, pieces }
}

const sharesOf = (order: OrderRecord, all: readonly LineRow[]) => paidShares(all, order.quote)

function piecesOf(order: OrderRecord, all: readonly LineRow[], { lines }: LinesToRefund): RefundedPieces[] {
  const { lines: shares } = sharesOf(order, all)
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw new AppError(400, 'refund.linesGone')
  return lines.map(({ lineId, num }) => {
    const at = all.findIndex(({ id }) => id === lineId)
    const line = all[at]
    if (!line || num > line.num - line.refundedNum) throw new AppError(400, 'refund.linesGone')
    const share = shares[at]?.amount ?? 0
    return { line, num, amount: pieceShare(share, { num: line.num, before: line.refundedNum, pieces: num }) }
  })
}

/** Whether packaging, delivery and tip of an order went back by themselves. */
export async function wereFeesRefunded(db: ReadDb, orderId: string): Promise<boolean> {
  return (await db.$count(orderRefunds, and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.fees, true)))) > 0
}

/** The database refuses more pieces than were ordered, and the fees a second time. */
async function writeOrderRefund(
  tx: Tx,
  order: OrderRecord,
  { pieces, fees, reason, amount, now }: LinesToRefund & { pieces: RefundedPieces[]; amount: number; now: Date },
): Promise<string> {
  const id = newId()
  if (fees && (await wereFeesRefunded(tx, order.id))) throw new AppError(400, 'refund.linesGone')
  await tx.insert(orderRefunds).values({ id, orderId: order.id, amount, fees, reason, createdAt: now })
  for (const { line, num, amount: part } of pieces) {
    await tx
      .update(orderLines)
      .set({ refundedNum: sql`${orderLines.refundedNum} + ${num}` })
      .where(eq(orderLines.id, line.id))
    await tx.insert(orderRefundLines).values({ orderRefundId: id, orderLineId: line.id, num, amount: part })
  }
  return id
}
