import type { PayMode } from '../../../src/contract/inStore/inStoreTable'
import type { Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockTableSession } from '../../db/locks'
import { tableParticipants, tableSessions } from '../../db/schema/inStore/tables'
import { AppError } from '../../api/appError'
import { findStore } from '../store/storeRepository'
import type { TableRow } from './tableAccess'

interface Group {
  /** The guest who joins the table; null for a group without an account. */
  userId: string | null
  people: number
  /** When the table pays; as usual in the store when absent. */
  payMode?: PayMode
  now: Date
}

/** Opens a session at a table for a group that staff seat there, and returns its id. Refuses a table that is taken. */
export async function seatGuests(tx: Tx, { id: tableId, storeId, name }: TableRow, group: Group): Promise<string> {
  const { userId, people: peopleNum, now } = group
  const payMode = group.payMode ?? (await findStore(tx, storeId)).payMode
  const id = newId()
  await tx
    .insert(tableSessions)
    .values({ id, tableId, payMode, peopleNum, openedAt: now, activeAt: now })
    .onConflictDoNothing()
  const open = await lockTableSession(tx, tableId)
  if (open?.id !== id) throw new AppError(400, 'inStore.tableTaken', { table: name })
  if (userId) await tx.insert(tableParticipants).values({ tableSessionId: id, no: 1, userId, joinedAt: now })
  return id
}
