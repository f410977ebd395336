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
  list: async ({ db, staff }, requested) => ({
    ...(await listStaffOrders(db, requested, staff)),
    ...pageOf(requested),
  }),
  read: ({ db, staff }, { id }) => readStaffOrder(db, id, staff),
  address: ({ db, staff }, { id }) => readOrderAddress(db, id, staff),
  ship: ({ db, staff }, requested) => shipOrder(db, requested, staff),
  setParcel: ({ db, staff }, requested) => setParcel(db, requested, staff),
  async handOut({ db, staff, session }, { code }) {
    const order = await handOutOrder(db, code, staff)
    // Of another store than those of the person, it is refused and rolled back.
    refuseForeign(session.staff.storeIds, order.storeId)
    return order
  },
  complete: ({ db, staff }, seen) => completeOrder(db, seen, staff),
  refund: ({ db, staff }, requested) => refundOrder(db, requested, staff),
  refuse: ({ db, staff }, requested) => refuseOrder(db, requested, staff),
}
