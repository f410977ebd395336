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

/** Handlers of payments, refunds and daily totals. */
export const money: StaffHandlers<ConsoleContract['money']> = {
  day: ({ db, staff }, requested) => readDayTotals(db, requested, staff),
  sales: ({ db, staff }, requested) => readDaySales(db, requested, staff.now),
  dayFile: async ({ db, staff }, requested) => dayFileOf(await readDayTotals(db, requested, staff)),
}

/** Handlers of the statistics of a period. */
export const numbers: StaffHandlers<ConsoleContract['numbers']> = {
  span: ({ db, staff }, requested) => readSpanNumbers(db, requested, staff),
  file: async ({ db, staff }, requested) => numbersFileOf(await readSpanNumbers(db, requested, staff)),
  membership: ({ db, staff }, requested) => readMembershipNumbers(db, requested, staff),
  membershipFile: async ({ db, staff }, requested) =>
    membershipFileOf(await readMembershipNumbers(db, requested, staff)),
}

/** The comparison of our payments with the lists of the providers. */
export const reconciliation: StaffHandlers<ConsoleContract['reconciliation']> = {
  list: async ({ db }, requested) => ({ ...(await listComparisons(db, requested)), ...pageOf(requested) }),
  differences: async ({ db }, requested) => ({ ...(await listDifferences(db, requested)), ...pageOf(requested) }),
  readDifference: ({ db }, { id }) => readDifference(db, id),
  file: ({ db }, requested) => differencesFile(db, requested),
  settle: ({ db, staff }, requested) => settleDifference(db, requested, staff),
  repeat: async ({ db, staff }, { day }) => ({ asked: await repeatDay(db, day, staff) }),
}
