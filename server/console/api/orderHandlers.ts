import type { ConsoleContract } from '../../../console/contract/contract'
import type { StaffOrder } from '../../../console/contract/orders/order'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Tx } from '../../db/database'
import { documentsFile } from '../../modules/documents/documentsFile'
import { issueForGuest, listDocuments } from '../../modules/documents/staffDocuments'
import type { OrderAction } from '../orders/orderActions'
import { actOnOrder, type SeenOrder } from '../orders/actOnOrder'
import { readOrderRefunds } from '../../modules/orders/refunds/orderRefundReply'
import { refundLinesByStaff } from '../orders/refundLines'
import { answerFeedback } from '../orders/answerFeedback'
import { listFeedback, readFeedback } from '../orders/feedback'
import { presentOrder, presentTicket } from '../orders/presentOrder'
import { readReceipt } from '../orders/orderReceipt'
import { openSandboxPayments } from '../orders/sandboxPayments'
import { countWaiting } from '../orders/waitingCounts'
import { findOrder, readBoard, readKitchen, searchOrders } from '../orders/staffOrders'
import type { StaffDependencies } from './memberHandlers'
import { pageOf, type StaffContext, type StaffHandlers } from './staffContext'

/** Receipts and tax invoices of orders. */
const documentHandlers = ({ documents: links }: StaffDependencies): StaffHandlers<ConsoleContract['document']> => ({
  list: async ({ db, staff }, requested) => ({
    ...(await listDocuments(db, requested, { ...staff, links })),
    ...pageOf(requested),
  }),
  file: ({ db, staff }, requested) => documentsFile(db, requested, staff),
  requestTaxInvoice: ({ db, staff }, request) => issueForGuest(db, request, { ...staff, links }),
})

/** The states that steps lead to. */
const TARGETS = { accept: 'preparing', ready: 'ready', delivered: 'delivered', complete: 'completed' } as const

/** Orders, as staff work on them. */
const orderCalls = ({ payments }: StaffDependencies): StaffHandlers<ConsoleContract['order']> => ({
  board: async ({ db, staff }, { storeId }) => ({
    orders: await readBoard(db, storeId, staff.locale),
    serverTime: isoText(staff.now),
  }),
  waiting: ({ db }, { storeId }) => countWaiting(db, storeId),
  list: async ({ db, staff }, requested) => ({ ...(await searchOrders(db, requested, staff)), ...pageOf(requested) }),
  read: async ({ db, staff }, { id }) => presentOrder(await findOrder(db, id), staff.locale),
  receipt: ({ db, staff }, { id }) => readReceipt(db, id, staff.locale),
  kitchen: async ({ db, staff }, { storeId }) => ({
    tickets: await readKitchen(db, storeId, staff.locale),
    serverTime: isoText(staff.now),
  }),

  cooked: async ({ db, staff }, seen) =>
    presentTicket(await actOnOrder(db, seen, { act: 'ready' }, staff, presentTicket), staff.locale),
  move: (context, { step, ...seen }) => act(context, seen, { act: TARGETS[step] }),
  handToRider: (context, { name, phone, ...seen }) => act(context, seen, { act: 'delivering', rider: name, phone }),
  takePayment: (context, { way, ...seen }) => act(context, seen, { act: 'takeMoney', way }),
  cancel: (context, { reason, ...seen }) => act(context, seen, { act: 'cancelled', why: reason }),
  refuse: (context, { reason, ...seen }) => act(context, seen, { act: 'refunded', why: reason }),
  refunds: async ({ db, staff }, { id }) => ({
    list: await readOrderRefunds(db, (await findOrder(db, id)).order, staff.locale),
  }),
  refund: async ({ db, staff }, requested) =>
    presentOrder(await refundLinesByStaff(db, requested, staff), staff.locale),
  approveRefund: (context, seen) => act(context, seen, { act: 'agree' }),
  declineRefund: (context, { answer, ...seen }) => act(context, seen, { act: 'refuse', answer }),
  sandboxPayments: async ({ db, staff }, { id }) => ({
    list: payments.sandbox ? await openSandboxPayments(db, (await findOrder(db, id)).order.orderNo, staff.now) : [],
  }),
})

/** Handlers of guests' feedback and the answers of staff. */
const feedback: StaffHandlers<ConsoleContract['feedback']> = {
  list: async ({ db, staff }, requested) => ({
    ...(await listFeedback(db, requested, staff.locale)),
    ...pageOf(requested),
  }),
  read: async ({ db, staff }, { id }) => ({ feedback: await readFeedback(db, id, staff.locale) }),
  answer: ({ db, staff }, requested) => answerFeedback(db, requested, staff),
}

/** Orders, what guests say of them, and their documents. */
export const orderHandlers = (dependencies: StaffDependencies) => ({
  order: orderCalls(dependencies),
  feedback,
  document: documentHandlers(dependencies),
})

async function act({ db, staff }: StaffContext<Tx>, seen: SeenOrder, action: OrderAction): Promise<StaffOrder> {
  return presentOrder(await actOnOrder(db, seen, action, staff), staff.locale)
}
