import { and, asc, eq, notInArray } from 'drizzle-orm'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import {
  type FeatureFlags,
  isFeatureOn,
  SERVICE_FEATURES,
  enabledInStore,
} from '../../../src/domain/config/featureFlags'
import { MEMBER_MONEY_CONFIGS } from '../ledger/readMemberMoney'
import { storedConfigs, type StoredConfigs } from '../config/settings'
import { FUNCTION_CONFIGS, functionsOf } from '../config/systemConfig'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { stores } from '../../db/schema/store/stores'
import type { RequestContext } from '../../api/context'
import { AppError } from '../../api/appError'
import { favouritesOf } from './favouriteRepository'
import type { StoreRow, StoreViewer } from './storePresenter'

/** All visible stores, in the merchant's order. A merchant has tens of them, so callers filter in memory. */
export async function shownStores(db: ReadDb): Promise<StoreRow[]> {
  const rows = await db
    .select({ store: stores, configs: storedConfigs(FUNCTION_CONFIGS) })
    .from(stores)
    .where(eq(stores.shown, true))
    .orderBy(asc(stores.sort), asc(stores.id))
  return rows.map(({ store, configs }) => withoutDisabledFeatures(store, functionsOf(configs)))
}

const ORDER_CONFIGS = [...FUNCTION_CONFIGS, ...MEMBER_MONEY_CONFIGS, 'vipset', 'orderSetting']

const selectShop = compiled((db: ReadDb, { id }: Values<{ id: string }>) =>
  db
    .select({ store: stores, configs: storedConfigs(ORDER_CONFIGS) })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.shown, true))),
)

/** A store, and the configurations that ordering there depends on. */
export interface Shop {
  store: StoreRow
  configs: StoredConfigs
}

/** A visible store, with only those of its services that the merchant has enabled. Refuses when it does not exist. */
export async function findStore(db: ReadDb, storeId: string): Promise<StoreRow> {
  return (await findShop(db, storeId)).store
}

/** The same for staff, who also set up a store that guests do not see. */
export async function findAnyStore(db: ReadDb, storeId: string): Promise<StoreRow> {
  const [row] = await db
    .select({ store: stores, configs: storedConfigs(FUNCTION_CONFIGS) })
    .from(stores)
    .where(eq(stores.id, storeId))
  if (!row) throw new AppError(400, 'store.notFound')
  return withoutDisabledFeatures(row.store, functionsOf(row.configs))
}

/** A visible store with the configurations for ordering there, in one statement. */
export async function findShop(db: ReadDb, storeId: string): Promise<Shop> {
  const [row] = await selectShop(db, { id: storeId })
  if (!row) throw new AppError(400, 'store.notFound')
  return { ...row, store: withoutDisabledFeatures(row.store, functionsOf(row.configs)) }
}

/** Removes services that the merchant has disabled. */
function withoutDisabledFeatures(row: StoreRow, functions: FeatureFlags): StoreRow {
  const wifi = isFeatureOn(functions, SERVICE_FEATURES.wifi) ? row.wifi : null
  return { ...row, ...enabledInStore(functions, row), wifi }
}

/** The caller's location; both degrees are required. */
export async function readStoreViewer(
  context: RequestContext,
  coordinates: { lat?: number; lng?: number },
): Promise<StoreViewer> {
  const { db, session, locale, now } = context
  const { lat, lng } = coordinates
  return {
    locale,
    now,
    place: lat === undefined || lng === undefined ? undefined : { lat, lng },
    collected: session ? await favouritesOf(db, session.userId) : new Set(),
    frequent: session ? await frequentStores(db, session.userId) : new Set(),
  }
}

async function frequentStores(db: ReadDb, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: orders.storeId })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.state, VOID_CODES)))
  return new Set(rows.map(({ id }) => id))
}
