import { and, eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { ReadDb, Tx } from '../../db/database'
import { stores } from '../../db/schema/store/stores'
import { share } from '../../api/sharedReply'
import { AppError } from '../../api/appError'
import { type Menu, type MenuRequest, readMenu } from './menuRepository'

/** How long browsers and proxies show a menu without asking again, seconds. */
const MAX_AGE = 5

/** Cache policy of menus: fresh for seconds, and stale-while-revalidate for another minute. */
const cacheControl = (maxAge: number) =>
  maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}, stale-while-revalidate=60`

/** Increments the menu version of a store. Call it in the transaction of the change. */
export async function touchMenu(tx: Tx, storeId: string): Promise<void> {
  await tx
    .update(stores)
    .set({ menuVersion: sql`${stores.menuVersion} + 1` })
    .where(eq(stores.id, storeId))
}

/**
 * Cached menus by store, language and dining type. An entry is valid until the store's menu version changes, and for at most one
 * minute, because of sale times. The version is read at every call, so that several servers agree.
 */
export class MenuCache {
  private readonly cache = new Map<string, { stamp: string; menu: Promise<Menu> }>()
  private readonly policy: string

  /** `maxAge`: how long browsers keep a menu, seconds; 0 has them ask each time. */
  constructor(maxAge = MAX_AGE) {
    this.policy = cacheControl(maxAge)
  }

  /** The menu; the same object while it has not changed. Refuses when the store does not exist. */
  async read(db: ReadDb, request: MenuRequest): Promise<Menu> {
    const version = await menuVersion(db, request.storeId)
    const key = [request.storeId, request.locale, request.diningType].join(' ')
    const stamp = `${version} ${Math.floor(request.now.getTime() / MINUTE_MS)}`
    const cached = this.cache.get(key)
    if (cached?.stamp === stamp) return cached.menu
    const menu = readMenu(db, request).then((built) => share(built, this.policy))
    this.cache.set(key, { stamp, menu })
    menu.catch(() => this.cache.delete(key))
    return menu
  }
}

/** Reads the menu version only, because it runs at every call. Refuses when the store does not exist. */
async function menuVersion(db: ReadDb, storeId: string): Promise<number> {
  const [row] = await db
    .select({ version: stores.menuVersion })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.shown, true)))
  if (!row) throw new AppError(400, 'store.notFound')
  return row.version
}
