import type { ConsoleContract } from '../../../console/contract/contract'
import { isoText } from '../../../src/domain/time/storeClock'
import { actOnOrder } from '../orders/orderMoves'
import { presentOrder, presentTicket } from '../orders/presentOrder'
import { findOrder, readBoard, readKitchen, searchOrders } from '../orders/staffOrders'
import { pageOf, type StaffHandlers } from './staffContext'

/** The states that steps lead to. */
const TARGETS = { accept: 'preparing', ready: 'ready', delivered: 'delivered', complete: 'completed' } as const

/** Orders, as staff work on them. */
export const order: StaffHandlers<ConsoleContract['order']> = {
  board: async ({ db, staff }, { storeId }) => ({
    orders: await readBoard(db, storeId, staff.locale),
    serverTime: isoText(staff.now),
  }),
  list: async ({ db, staff }, asked) => ({ ...(await searchOrders(db, asked, staff)), ...pageOf(asked) }),
  read: async ({ db, staff }, { id }) => presentOrder(await findOrder(db, id), staff.locale),
  kitchen: async ({ db, staff }, { storeId }) => ({
    tickets: await readKitchen(db, storeId, staff.locale),
    serverTime: isoText(staff.now),
  }),

  async cooked({ db, staff }, seen) {
    await actOnOrder(db, seen, { act: 'ready' }, staff)
    return presentTicket(await findOrder(db, seen.id), staff.locale)
  },

  move: ({ db, staff }, { step, ...seen }) => actOnOrder(db, seen, { act: TARGETS[step] }, staff),
  handToRider: ({ db, staff }, { name, phone, ...seen }) =>
    actOnOrder(db, seen, { act: 'delivering', rider: name, phone }, staff),
  takePayment: ({ db, staff }, seen) => actOnOrder(db, seen, { act: 'takeMoney' }, staff),
  cancel: ({ db, staff }, { reason, ...seen }) => actOnOrder(db, seen, { act: 'cancelled', why: reason }, staff),
  refuse: ({ db, staff }, { reason, ...seen }) => actOnOrder(db, seen, { act: 'refunded', why: reason }, staff),
  approveRefund: ({ db, staff }, seen) => actOnOrder(db, seen, { act: 'agree' }, staff),
  declineRefund: ({ db, staff }, { answer, ...seen }) => actOnOrder(db, seen, { act: 'refuse', answer }, staff),
}
