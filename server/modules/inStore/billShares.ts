import type { inStoreContract } from '../../../src/contract/inStore/inStore'
import type { ShareWay } from '../../../src/contract/inStore/inStoreTable'
import type { Parsed } from '../../../src/contract/endpoint'
import { equalAmount, ownAmounts } from '../../../src/domain/table/tableBill'
import type { Tx } from '../../db/database'
import { billShares } from '../../db/schema/orders/bills'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import type { MessageKey } from '../../messages/messages'
import { writeBillOrder } from '../orders/billOrder'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { partOf } from '../pricing/billQuotes'
import { type Bill, billOf, billReply } from './tableBill'
import { TableParticipants } from '../carts/tableParticipants'
import { type SessionOrders, readSessionOrders } from './tableSessionOrders'
import type { TableSeat, TableSessionRecord } from './tableAccess'
import { touchTableSession } from './tableSessionRepository'

type WriteContext = RequestContext<Tx, Session>
type ShareRequest = Pick<Parsed<(typeof inStoreContract)['share']>, 'way' | 'amount' | 'members' | 'parts' | 'take'>

/** A computed share of a bill. */
interface BillPart {
  amount: number
  covers: { no: number; amount: number }[]
  take: number
  parts: number
}

/**
 * Creates the caller's share of a bill: an order of type 3 that reserves its amount until it is paid, cancelled or expired.
 * Refuses when the amount differs from what the caller was shown. Lock the table session before.
 */
export async function takeShare(context: WriteContext, seat: TableSeat, request: ShareRequest): Promise<OrderRecord> {
  const { db: tx, session, locale, now } = context
  if (seat.tableSession.payMode === 'payFirst') throw new AppError(400, 'inStore.payFirst')
  const sessionOrders = await readSessionOrders(tx, seat.tableSession.id)
  const openOrder = openShare(sessionOrders, session.userId, request)
  if (openOrder) return openOrder
  const bill = billOf(sessionOrders, seat.tableSession.peopleNum)
  const participants = await TableParticipants.read(tx, seat.tableSession.id, { userId: session.userId, locale })
  const part = partFor(bill, request, participants)
  if (part.amount !== request.amount) {
    throw new AppError(400, 'inStore.billChanged', {}, { bill: billReply(bill, sessionOrders, participants) })
  }
  const payer = { userId: session.userId, storeId: seat.table.storeId, tableSession: seat.tableSession, no: seat.no }
  return writeShare(tx, payer, { bill, part, way: request.way, now })
}

/** The caller's pending share: the same one again, or an error that it must be finished first. */
function openShare({ shares }: SessionOrders, userId: string, { way, amount }: ShareRequest): OrderRecord | undefined {
  const ownShare = shares.find(({ order }) => order.userId === userId && !order.paid)
  if (!ownShare) return undefined
  if (ownShare.share.way === way && ownShare.order.payAmount === amount) return ownShare.order
  throw new AppError(400, 'inStore.shareOpen', {}, { orderId: ownShare.order.id })
}

/** Computes a share of the bill; refuses when nothing of that kind is left. */
function partFor(bill: Bill, request: ShareRequest, { ownNumbers }: TableParticipants): BillPart {
  const none = { covers: [], take: 0, parts: 0 }
  if (bill.left === 0) throw new AppError(400, 'inStore.nothingLeft')
  switch (request.way) {
    case 'rest':
      return { ...none, amount: bill.left }
    case 'amount':
      return { ...none, amount: Math.min(request.amount, bill.left) }
    case 'equal': {
      const parts = request.parts ?? bill.parts
      return {
        ...none,
        parts,
        take: request.take,
        amount: some(equalAmount(bill, parts, request.take), 'inStore.noPartsLeft'),
      }
    }
    case 'own': {
      const numbers = request.members.length > 0 ? [...new Set(request.members)] : ownNumbers
      const amounts = ownAmounts(bill)
      const amount = numbers.reduce((sum, each) => sum + (amounts.get(each) ?? 0), 0)
      const covers = numbers.map((each) => ({ no: each, amount: bill.uncovered.get(each) ?? 0 }))
      return { ...none, covers, amount: some(amount, 'inStore.noOwnDishes') }
    }
  }
}

function some(amount: number, otherwise: MessageKey): number {
  if (amount === 0) throw new AppError(400, otherwise)
  return amount
}

/** The payer of a share. */
interface Payer {
  userId: string
  storeId: string
  tableSession: TableSessionRecord
  /** The participant's number; 0 for a share that staff created. */
  no: number
}

/** Writes a share as an order that waits for its payment. */
export async function writeShare(
  tx: Tx,
  { userId, storeId, tableSession, no }: Payer,
  { bill, part, way, now }: { bill: Bill; part: BillPart; way: ShareWay; now: Date },
): Promise<OrderRecord> {
  const { amount, ...rest } = part
  const order = await writeBillOrder(tx, { userId, storeId, tableSession, quote: partOf(bill.quote, amount), now })
  await tx.insert(billShares).values({ orderId: order.id, participantNo: no, way, ...rest })
  await touchTableSession(tx, tableSession.id, now)
  return order
}
