import type { InStoreCart } from '../../../src/contract/inStore/inStoreTable'
import type { Locale } from '../../../src/contract/fields'
import { type CartContent, cartReply } from '../carts/cart'
import type { CartView } from '../carts/cartLines'
import { cartView } from '../carts/cartView'
import type { ReadDb, Tx } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import {
  type TableCaller,
  findSeat,
  type TableSeat,
  type TableSessionRecord,
  lockSeat,
  type TableRef,
} from './tableAccess'
import { touchTableSession } from './tableSessionRepository'

type TableContext<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** The in-store cart of a call. */
export interface TableCartRequest {
  storeId: string
  diningType: 'dineIn' | 'fast'
  tableId?: string
  code: string
  scope?: 'mine' | 'all'
}

/** An in-store cart; `seat` is null for a fast order, which has no table. */
export interface InStoreView {
  view: CartView
  seat: TableSeat | null
}

/** The cart of a call, for reading. */
export function readTableCart(context: TableContext, request: TableCartRequest): Promise<InStoreView> {
  return cartAt(context, request, findSeat)
}

/** The cart of a call, locked for a change. */
export function lockTableCart(context: TableContext<Tx>, request: TableCartRequest): Promise<InStoreView> {
  return cartAt(context, request, lockSeat)
}

async function cartAt<D extends ReadDb>(
  context: TableContext<D>,
  request: TableCartRequest,
  seatFor: (db: D, table: TableRef, caller: TableCaller) => Promise<TableSeat>,
): Promise<InStoreView> {
  const ref = tableOf(request)
  const seat = ref && (await seatFor(context.db, ref, callerOf(context)))
  return { seat, view: await cartView(context, request, seat ? sharedCartOf(seat, request) : undefined) }
}

/** The table of a call; null for a fast order. */
export function tableOf({ storeId, diningType, tableId, code }: TableCartRequest): TableRef | null {
  if (diningType === 'fast') return null
  if (!tableId) throw new AppError(400, 'inStore.scanTable')
  return { storeId, tableId, code }
}

/** Default scope: own lines where each guest pays, all lines where the table pays together. */
export function sharedCartOf({ tableSession }: TableSeat, { scope }: Pick<TableCartRequest, 'scope'>) {
  return { tableSession, mine: scope ? scope === 'mine' : tableSession.payMode === 'payFirst' }
}

/** Returns a cart after a change and notifies the phones at its table. */
export async function changedReply(
  { db, now }: TableContext<Tx>,
  { view, seat }: InStoreView,
  content: CartContent,
): Promise<InStoreCart> {
  const version = seat ? await touchTableSession(db, seat.tableSession.id, now) : 0
  return inStoreReply({ view, tableSession: seat && { ...seat.tableSession, version } }, content)
}

/** An in-store cart of a reply. */
export function inStoreReply(
  { view, tableSession }: { view: CartView; tableSession: TableSessionRecord | null },
  content: CartContent,
): InStoreCart {
  return {
    ...cartReply(content),
    version: tableSession ? versionOf(tableSession, view) : '',
    packAll: content.entries.length > 0 && content.entries.every(({ row }) => row.packed),
  }
}

/** Hash of everything that a participant can see: session version, menu version and language. */
export function versionOf(
  { id, version }: TableSeat['tableSession'],
  { store, locale }: { store: { menuVersion: number }; locale: Locale },
): string {
  return [id, version, store.menuVersion, locale].join('.')
}

/** The caller and the time. */
export function callerOf({ session, now }: Pick<TableContext, 'session' | 'now'>) {
  return { userId: session.userId, now }
}
