import type { StaffRole } from '../../console/contract/roles'

/** The least role for a page or form of the console, by its path. */
export function roleOfPage(path: string): StaffRole {
  const [, , area = ''] = path.split('/')
  return area === 'logout' ? 'kitchen' : 'cashier'
}
