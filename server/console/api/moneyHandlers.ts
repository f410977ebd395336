import type { ConsoleContract } from '../../../console/contract/contract'
import { dayFileOf } from '../../modules/payments/dayFile'
import { readDaySales } from '../../modules/payments/daySales'
import { readDayTotals } from '../../modules/payments/dayTotals'
import {
  differencesFile,
  listComparisons,
  listDifferences,
  readDifference,
  repeatDay,
  settleDifference,
} from '../../modules/payments/reconciliation/staffReconciliation'
import { membershipFileOf } from '../../modules/numbers/membershipFile'
import { readMembershipNumbers } from '../../modules/numbers/membershipNumbers'
import { numbersFileOf } from '../../modules/numbers/numbersFile'
import { readSpanNumbers } from '../../modules/numbers/spanNumbers'
import { pageOf, type StaffHandlers } from './staffContext'

/** The money of the restaurant. */
export const money: StaffHandlers<ConsoleContract['money']> = {
  day: ({ db, staff }, asked) => readDayTotals(db, asked, staff),
  sales: ({ db, staff }, asked) => readDaySales(db, asked, staff.now),
  dayFile: async ({ db, staff }, asked) => dayFileOf(await readDayTotals(db, asked, staff)),
}

/** What the restaurant did in some days. */
export const numbers: StaffHandlers<ConsoleContract['numbers']> = {
  span: ({ db, staff }, asked) => readSpanNumbers(db, asked, staff),
  file: async ({ db, staff }, asked) => numbersFileOf(await readSpanNumbers(db, asked, staff)),
  membership: ({ db, staff }, asked) => readMembershipNumbers(db, asked, staff),
  membershipFile: async ({ db, staff }, asked) => membershipFileOf(await readMembershipNumbers(db, asked, staff)),
}

/** The comparison of our payments with the lists of the providers. */
export const reconciliation: StaffHandlers<ConsoleContract['reconciliation']> = {
  list: async ({ db }, asked) => ({ ...(await listComparisons(db, asked)), ...pageOf(asked) }),
  differences: async ({ db }, asked) => ({ ...(await listDifferences(db, asked)), ...pageOf(asked) }),
  readDifference: ({ db }, { id }) => readDifference(db, id),
  file: ({ db }, asked) => differencesFile(db, asked),
  settle: ({ db, staff }, asked) => settleDifference(db, asked, staff),
  repeat: async ({ db, staff }, { day }) => ({ asked: await repeatDay(db, day, staff) }),
}
