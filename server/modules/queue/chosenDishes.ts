import type { ReadDb } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import type { QueueTicket } from '../../db/schema/inStore/queue'
import { type LineRecord, readLines } from '../carts/cartLines'

type Context = RequestContext<ReadDb, Session>

/** The lines of the caller's own cart in the store of a ticket: what a guest chooses while waiting. */
export const readChosen = (
  { db, session }: Context,
  { storeId }: Pick<QueueTicket, 'storeId'>,
): Promise<LineRecord[]> => readLines(db, { userId: session.userId, store: { id: storeId }, diningType: 'takeout' })

/** The pieces of these lines. */
export async function countChosen(context: Context, ticket: Pick<QueueTicket, 'storeId'>): Promise<number> {
  return (await readChosen(context, ticket)).reduce((sum, { num }) => sum + num, 0)
}
