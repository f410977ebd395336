import { usePermissions } from 'react-admin'
import type { Endpoint } from '../../../../src/contract/endpoint'
import type { StaffRole } from '../../../contract/staff/roles'
import { mayCall } from '../../areas/areasOf'

/** Whether the person who is signed in may make a call. */
export function useMayCall(endpoint: Endpoint): boolean {
  const { permissions } = usePermissions<StaffRole>()
  return permissions !== undefined && mayCall(permissions, endpoint)
}
