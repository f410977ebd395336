import type { InStoreCart } from '../../../src/contract/inStoreTable'
import type { Locale } from '../../../src/contract/fields'
import { type CartContent, cartReply } from '../carts/cart'
import type { CartView } from '../carts/cartLines'
import { cartView } from '../carts/cartView'
import type { Db, Tx } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { type Caller, findSeat, type Seat, type SittingRow, takeSeat, type TableRef } from './tableAccess'
import { touchSitting } from './sessionRepository'

type Here<D extends Db = Db> = RequestContext<D, Session>

/** Which in-store cart a call means. */
export interface AskedCart {
  storeId: string
  diningType: 'dineIn' | 'fast'
  tableId?: string
  code: string
  scope?: 'mine' | 'all'
}

/** An in-store cart; `seat` is null for a fast order, which no table shares. */
export interface InStoreView {
  view: CartView
  seat: Seat | null
}

/** The cart a call means, for reading. */
export function viewCart(context: Here, asked: AskedCart): Promise<InStoreView> {
  return cartAt(context, asked, findSeat)
}

/** The cart a call means, held for a change. */
export function holdCart(context: Here<Tx>, asked: AskedCart): Promise<InStoreView> {
  return cartAt(context, asked, takeSeat)
}

async function cartAt<D extends Db>(
  context: Here<D>,
  asked: AskedCart,
  seatFor: (db: D, table: TableRef, caller: Caller) => Promise<Seat>,
): Promise<InStoreView> {
  const ref = tableOf(asked)
  const seat = ref && (await seatFor(context.db, ref, callerOf(context)))
  return { seat, view: await cartView(context, asked, seat ? sharedBy(seat, asked) : undefined) }
}

/** The table a call is for; null for a fast order, which needs none. */
export function tableOf({ storeId, diningType, tableId, code }: AskedCart): TableRef | null {
  if (diningType === 'fast') return null
  if (!tableId) throw new AppError(400, 'inStore.scanTable')
  return { storeId, tableId, code }
}

/** Without a scope each orders their own where each pays, and the table orders together where it pays together. */
export function sharedBy({ sitting }: Seat, { scope }: Pick<AskedCart, 'scope'>) {
  return { sitting, mine: scope ? scope === 'mine' : sitting.payMode === 'payFirst' }
}

/** A cart after a change: the phones at its table are told. */
export async function changedReply(
  { db, now }: Here<Tx>,
  { view, seat }: InStoreView,
  content: CartContent,
): Promise<InStoreCart> {
  const version = seat ? await touchSitting(db, seat.sitting.id, now) : 0
  return inStoreReply({ view, sitting: seat && { ...seat.sitting, version } }, content)
}

/** An in-store cart as it travels. */
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

/** Stands for all that a guest at a table can see: what happens there, what the menu says, and in which words. */
export function versionOf(
  { id, version }: Seat['sitting'],
  { store, locale }: { store: { menuVersion: number }; locale: Locale },
): string {
  return [id, version, store.menuVersion, locale].join('.')
}

/** Who calls, and when. */
export function callerOf({ session, now }: Pick<Here, 'session' | 'now'>) {
  return { userId: session.userId, now }
}
