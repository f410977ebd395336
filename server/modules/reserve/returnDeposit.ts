import { eq, sql } from 'drizzle-orm'
import type { reserveContract, StaffReservation } from '../../../console/contract/tables/reserve'
import type { Parsed } from '../../../src/contract/endpoint'
import { moneyText } from '../../../src/domain/money/money'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { reservations } from '../../db/schema/inStore/reservations'
import type { Staff } from '../audit/audit'
import { publish } from '../events'
import { refundDeposit } from './transitionReservation'
import { changeBooking } from './staffBooking'

/** Gives the deposit of guests who cancelled or did not come back by hand, or a part of it. Refuses more than is left of it. */
export function returnDeposit(
  tx: Tx,
  { amount, reason, ...seen }: Parsed<typeof reserveContract.returnDeposit>,
  staff: Staff,
): Promise<StaffReservation> {
  const { now } = staff
  return changeBooking(tx, { seen, action: 'reserve.returnDeposit' }, staff, async ({ id, userId }, { returnable }) => {
    if (amount > returnable)
      throw new AppError(400, 'reserve.depositLeft', { amount: moneyText(returnable) }, { returnable })
    await refundDeposit(tx, id, { amount, actor: 'staff', now })
    await tx
      .update(reservations)
      .set({ refundReason: reason, version: sql`${reservations.version} + 1` })
      .where(eq(reservations.id, id))
    if (userId) await publish(tx, 'reservationUpdated', { reservationId: id, userId, to: 'depositReturned', now })
  })
}
