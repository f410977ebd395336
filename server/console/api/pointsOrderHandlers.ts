import type { ConsoleContract } from '../../../console/contract/contract'
import type { StaffPointsOrder } from '../../../console/contract/pointsOrder'
import {
  completeOrder,
  handOutOrder,
  listStaffOrders,
  refundOrder,
  refuseOrder,
  shipOrder,
} from '../../modules/points/staffOrders'
import { refuseForeign } from '../people/storeAccess'
import { pageOf, type StaffHandlers } from './staffContext'

/** What was done with an order; of another store than those of the person, it is refused and rolled back. */
async function inOwnStore(
  { session }: { session: { staff: { storeIds: string[] } } },
  moved: Promise<StaffPointsOrder>,
) {
  const order = await moved
  refuseForeign(session.staff.storeIds, order.storeId)
  return order
}

/** Orders of the points shop, which belong to the store where they are collected or that sends them. */
export const pointsOrder: StaffHandlers<ConsoleContract['pointsOrder']> = {
  list: async ({ db, staff }, asked) => ({ ...(await listStaffOrders(db, asked, staff)), ...pageOf(asked) }),
  ship: (context, asked) => inOwnStore(context, shipOrder(context.db, asked, context.staff)),
  handOut: (context, { code }) => inOwnStore(context, handOutOrder(context.db, code, context.staff)),
  complete: (context, { id }) => inOwnStore(context, completeOrder(context.db, id, context.staff)),
  refund: (context, asked) => inOwnStore(context, refundOrder(context.db, asked, context.staff)),
  refuse: (context, asked) => inOwnStore(context, refuseOrder(context.db, asked, context.staff)),
}
