import { inArray } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import { cartLines } from '../../db/schema/orders/carts'
import type { QueueTicket } from '../../db/schema/inStore/queue'
import type { CartView, LineRecord } from '../carts/cartLines'
import { changeLines } from '../carts/changeCart'
import { touchTableSession } from '../inStore/tableSessionRepository'
import { lockTableCart } from '../inStore/tableCart'
import { readChosen } from './chosenDishes'
import { tableOf } from './presenter'

/**
 * Puts the dishes that a guest chose while waiting into the cart of the table where staff have seated the guest. A dish that cannot be
 * ordered there stays in the guest's own cart. Refuses while the guest has no open table.
 */
export async function bringDishes(context: RequestContext<Tx, Session>, ticket: QueueTicket): Promise<void> {
  const { db: tx, session, now } = context
  const table = await tableOf(context, ticket)
  if (!table?.code) throw new AppError(400, 'queue.noSeat')
  const at = {
    storeId: ticket.storeId,
    diningType: 'dineIn',
    tableId: table.id,
    code: table.code,
    scope: 'all',
  } as const
  const { view, seat } = await lockTableCart(context, at)
  await lockUser(tx, session.userId)
  const brought: string[] = []
  for (const row of await readChosen(context, ticket)) {
    if (await isAdded(tx, view, row)) brought.push(row.id)
  }
  if (!seat || brought.length === 0) return
  await tx.delete(cartLines).where(inArray(cartLines.id, brought))
  await touchTableSession(tx, seat.tableSession.id, now)
}

/** Adds a line to the table's cart; false when the cart refuses it, which writes nothing. */
async function isAdded(tx: Tx, view: CartView, { goodsId, skuId, attrIds, addons, num }: LineRecord): Promise<boolean> {
  try {
    await changeLines(tx, view, { goodsId, skuId, attrIds, addons, num })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
