import { asc } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { regions } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { shownStores } from './storeRepository'

type RegionRow = typeof regions.$inferSelect

/** All regions; there are few, and they form a tree of two levels. */
export function allRegions(db: ReadDb): Promise<RegionRow[]> {
  return db.select().from(regions).orderBy(asc(regions.sort), asc(regions.id))
}

/** A region of a reply. */
export function regionOf({ id, name, parentId, lat, lng }: RegionRow, locale: Locale) {
  return { id, name: inLocale(name, locale), parentId: parentId ?? undefined, lat, lng }
}

interface RegionQuery {
  /** The children of a region; without it, the top level. */
  parentId?: string | undefined
  /** All levels. */
  tree: boolean
  /** Includes regions without a store. */
  all: boolean
}

/** The regions with a store in them or below, or all. */
export async function listRegions(db: ReadDb, { parentId, tree, all }: RegionQuery, locale: Locale) {
  const rows = await allRegions(db)
  const used = new Set((await shownStores(db)).map(({ regionId }) => regionId))
  const holds = (region: RegionRow): boolean =>
    used.has(region.id) || rows.some((other) => other.parentId === region.id && holds(other))
  return rows
    .filter((region) => (tree || (region.parentId ?? undefined) === parentId) && (all || holds(region)))
    .map((region) => regionOf(region, locale))
}

/** Whether a region equals or is below another. */
export function liesIn(rows: RegionRow[], regionId: string | null, requested: string): boolean {
  if (regionId === null) return false
  if (regionId === requested) return true
  return liesIn(rows, rows.find(({ id }) => id === regionId)?.parentId ?? null, requested)
}
