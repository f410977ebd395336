import type { ConsoleContract } from '../../../console/contract/contract'
import { dayFileOf } from '../../modules/payments/dayFile'
import { readDayTotals } from '../../modules/payments/dayTotals'
import type { StaffHandlers } from './staffContext'

/** The money of the restaurant. */
export const money: StaffHandlers<ConsoleContract['money']> = {
  day: ({ db, staff }, asked) => readDayTotals(db, asked, staff),
  dayFile: async ({ db, staff }, asked) => dayFileOf(await readDayTotals(db, asked, staff)),
}
