import type { StaffRole } from '../../console/contract/roles'

/** Pages of the console that managers work with. */
const OF_MANAGERS = ['codes']

/** The least role for a page or form of the console, by its path. */
export function roleOfPage(path: string): StaffRole {
  const [, , area = ''] = path.split('/')
  if (area === 'logout') return 'kitchen'
  return OF_MANAGERS.includes(area) ? 'manager' : 'cashier'
}
