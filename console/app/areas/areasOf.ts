import type { Area as Calls, Endpoint } from '../../../src/contract/endpoint'
import { CALL_ROLES } from '../../contract/callRoles'
import { consoleContract } from '../../contract/contract'
import { mayActAs, roleOfCall, type StaffRole } from '../../contract/staff/roles'
import type { Area, Details } from './area'
import { AREAS } from './areas'

/** The areas that a role may read, with the calls that it may make. */
export function areasOf(role: StaffRole): Area[] {
  return AREAS.filter(({ list }) => mayCall(role, list)).map((area) => allowedPart(area, role))
}

function allowedPart({ create, update, sale, actions, files, details, ...area }: Area, role: StaffRole): Area {
  return {
    ...area,
    ...(create && mayCall(role, create) && { create }),
    ...(update && mayCall(role, update) && { update }),
    ...(sale && mayCall(role, sale.call) && { sale }),
    ...(actions && { actions: actions.filter(({ call }) => mayCall(role, call)) }),
    ...(files && { files: files.filter(({ call }) => mayCall(role, call)) }),
    ...(details && { details: allowedDetails(details, role) }),
  }
}

const allowedDetails = ({ lists, actionForms, hidden = [] }: Details, role: StaffRole): Details => ({
  lists: lists.filter(({ list }) => mayCall(role, list)),
  actionForms: actionForms.filter(({ call }) => mayCall(role, call)),
  hidden: hidden.filter(({ call }) => mayCall(role, call)),
})

/** Whether a role may make a call of the contract. */
export function mayCall(role: StaffRole, endpoint: Endpoint): boolean {
  return Object.entries<Calls>(consoleContract).some(([area, calls]) =>
    Object.entries(calls).some(([call, each]) => each === endpoint && mayActAs(role, roleOf(area, call))),
  )
}

const roleOf = (area: string, call: string): StaffRole => roleOfCall(CALL_ROLES[area as keyof typeof CALL_ROLES], call)
