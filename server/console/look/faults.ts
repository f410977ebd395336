import { AppError } from '../../api/appError'
import type { Fault } from '../../modules/config/blockValidation'

/** The path of a fault as forms name fields. */
export const pathText = ({ path }: Fault) => path.join('.')

/** Refuses data with faults, by the paths of the fields. */
export function refuseFaults(faults: readonly Fault[]): void {
  const fields = [...new Set(faults.map(pathText))]
  if (fields.length > 0) throw new AppError(400, 'common.checkInput', { field: fields.join(', ') || '…' }, { fields })
}
