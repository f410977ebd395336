import { MAX_DAYS } from '../../../console/contract/numbers/numbers'
import { AppError } from '../../api/appError'
import { type RequestedPeriod, lengthOf, type Period, periodOf } from '../../api/period'

/** The days that are counted; refuses too many, and an end before the start. */
export function spanOf(requested: RequestedPeriod, now: Date): Period {
  const period = periodOf(requested, now)
  if (lengthOf(requested) > MAX_DAYS)
    throw new AppError(400, 'staff.spanTooLong', { count: MAX_DAYS }, { fields: ['to'] })
  return period
}
