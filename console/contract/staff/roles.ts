import type { Area } from '../../../src/contract/endpoint'

/** Roles of staff, each with all that the ones before it may do. The kitchen sees no money. */
export const STAFF_ROLES = ['kitchen', 'cashier', 'manager', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role may do what needs another one. */
export const mayActAs = (role: StaffRole, needed: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed)

/** The least role for the calls of an area: one for all, or `others` and those that differ. */
export type AreaRoles<A extends Area> =
  | StaffRole
  | ({ others: StaffRole } & { [K in Exclude<keyof A, 'others'>]?: StaffRole })

/** The least role for a call of an area. */
export function roleOfCall(roles: AreaRoles<Area>, call: string): StaffRole {
  if (typeof roles === 'string') return roles
  return roles[call] ?? roles.others
}
