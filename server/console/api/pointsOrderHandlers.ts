import type { ConsoleContract } from '../../../console/contract/contract'
import { listStaffOrders, readStaffOrder } from '../pointsOrders/readStaffOrders'
import {
  completeOrder,
  handOutOrder,
  readOrderAddress,
  refundOrder,
  refuseOrder,
  setParcel,
  shipOrder,
} from '../pointsOrders/staffOrders'
import { refuseForeign } from '../people/storeAccess'
import { pageOf, type StaffHandlers } from './staffContext'

/** Orders of the points shop, which belong to the store where they are collected or that sends them. */
export const pointsOrder: StaffHandlers<ConsoleContract['pointsOrder']> = {
  list: async ({ db, staff }, asked) => ({ ...(await listStaffOrders(db, asked, staff)), ...pageOf(asked) }),
  read: ({ db, staff }, { id }) => readStaffOrder(db, id, staff),
  address: ({ db, staff }, { id }) => readOrderAddress(db, id, staff),
  ship: ({ db, staff }, asked) => shipOrder(db, asked, staff),
  setParcel: ({ db, staff }, asked) => setParcel(db, asked, staff),
  async handOut({ db, staff, session }, { code }) {
    const order = await handOutOrder(db, code, staff)
    // Of another store than those of the person, it is refused and rolled back.
    refuseForeign(session.staff.storeIds, order.storeId)
    return order
  },
  complete: ({ db, staff }, seen) => completeOrder(db, seen, staff),
  refund: ({ db, staff }, asked) => refundOrder(db, asked, staff),
  refuse: ({ db, staff }, asked) => refuseOrder(db, asked, staff),
}
