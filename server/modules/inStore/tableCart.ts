import type { InStoreCart } from '../../../src/contract/inStoreTable'
import type { Locale } from '../../../src/contract/fields'
import { type CartContent, cartReply } from '../carts/cart'
import type { CartView } from '../carts/cartLines'
import { cartView } from '../carts/cartView'
import type { ReadDb, Tx } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { type Caller, findSeat, type Seat, type SittingRow, takeSeat, type TableRef } from './tableAccess'
import { touchSitting } from './sessionRepository'

type Here<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** The in-store cart of a call. */
export interface AskedCart {
  storeId: string
  diningType: 'dineIn' | 'fast'
  tableId?: string
  code: string
  scope?: 'mine' | 'all'
}

/** An in-store cart; `seat` is null for a fast order, which has no table. */
export interface InStoreView {
  view: CartView
  seat: Seat | null
}

/** The cart of a call, for reading. */
export function viewCart(context: Here, asked: AskedCart): Promise<InStoreView> {
  return cartAt(context, asked, findSeat)
}

/** The cart of a call, locked for a change. */
export function holdCart(context: Here<Tx>, asked: AskedCart): Promise<InStoreView> {
  return cartAt(context, asked, takeSeat)
}

async function cartAt<D extends ReadDb>(
  context: Here<D>,
  asked: AskedCart,
  seatFor: (db: D, table: TableRef, caller: Caller) => Promise<Seat>,
): Promise<InStoreView> {
  const ref = tableOf(asked)
  const seat = ref && (await seatFor(context.db, ref, callerOf(context)))
  return { seat, view: await cartView(context, asked, seat ? sharedBy(seat, asked) : undefined) }
}

/** The table of a call; null for a fast order. */
export function tableOf({ storeId, diningType, tableId, code }: AskedCart): TableRef | null {
  if (diningType === 'fast') return null
  if (!tableId) throw new AppError(400, 'inStore.scanTable')
  return { storeId, tableId, code }
}

/** Default scope: own lines where each guest pays, all lines where the table pays together. */
export function sharedBy({ sitting }: Seat, { scope }: Pick<AskedCart, 'scope'>) {
  return { sitting, mine: scope ? scope === 'mine' : sitting.payMode === 'payFirst' }
}

/** Returns a cart after a change and notifies the phones at its table. */
export async function changedReply(
  { db, now }: Here<Tx>,
  { view, seat }: InStoreView,
  content: CartContent,
): Promise<InStoreCart> {
  const version = seat ? await touchSitting(db, seat.sitting.id, now) : 0
  return inStoreReply({ view, sitting: seat && { ...seat.sitting, version } }, content)
}

/** An in-store cart of a reply. */
export function inStoreReply(
  { view, sitting }: { view: CartView; sitting: SittingRow | null },
  content: CartContent,
): InStoreCart {
  return {
    ...cartReply(content),
    version: sitting ? versionOf(sitting, view) : '',
    packAll: content.entries.length > 0 && content.entries.every(({ row }) => row.packed),
  }
}

/** Hash of everything that a participant can see: session version, menu version and language. */
export function versionOf(
  { id, version }: Seat['sitting'],
  { store, locale }: { store: { menuVersion: number }; locale: Locale },
): string {
  return [id, version, store.menuVersion, locale].join('.')
}

/** The caller and the time. */
export function callerOf({ session, now }: Pick<Here, 'session' | 'now'>) {
  return { userId: session.userId, now }
}
