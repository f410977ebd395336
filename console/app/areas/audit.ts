import { auditContract } from '../../contract/staff/audit'
import { listArea } from './area'

/** What staff have written. */
export const audit = listArea({
  name: 'audit',
  group: 'team',
  list: auditContract.list,
  columns: ['at', 'staffName', 'action', 'after'],
})
