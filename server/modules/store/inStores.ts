import { type AnyColumn, inArray, type SQL } from 'drizzle-orm'

/** What belongs to the stores that a person of the staff works in; undefined (no limit) for a person of all stores. */
export const inStores = (storeId: AnyColumn, storeIds: readonly string[]): SQL | undefined =>
  storeIds.length > 0 ? inArray(storeId, [...storeIds]) : undefined
