import { and, eq, notInArray } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { openingAt } from '../../../src/domain/store/openingHours'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import { readMerchantTexts } from '../config/merchantTexts'
import { newId } from '../../db/ids'
import { lockTableSession } from '../../db/locks'
import type { Tx } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { tableParticipants, tableSessions } from '../../db/schema/inStore/tables'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { hoursOf } from '../store/businessDay'
import { closedReason } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { lockTable, latestSession, type TableSessionRecord, type TableRow } from './tableAccess'
import { type InStoreSettings, readInStoreSettings } from './settings'
import { closeTableSession, touchTableSession } from './tableSessionRepository'

type WriteContext = RequestContext<Tx, Session>

/**
 * Joins the caller to a table: starts a session at a free table, joins an open one, or changes the number of people. Two guests
 * who scan a free table at once join the same session.
 */
export async function joinTable(context: WriteContext, table: TableRow, peopleNum: number | undefined): Promise<void> {
  const { db: tx, now, session } = context
  const settings = await readInStoreSettings(tx)
  if (peopleNum && peopleNum > settings.maxPeople)
    throw new AppError(400, 'inStore.tooMany', { max: settings.maxPeople })
  const open = (await lockedSession(context, table, settings)) ?? (await openTable(context, table, peopleNum, settings))
  const { no = null } = (await latestSession(tx, table, session.userId)) ?? {}
  if (no === null) await join(tx, open, session.userId, now)
  else if (peopleNum) await tx.update(tableSessions).set({ peopleNum }).where(eq(tableSessions.id, open.id))
  await touchTableSession(tx, open.id, now)
}

/** The open table session; an abandoned one is closed first. */
async function lockedSession(
  { db: tx, session, now }: WriteContext,
  table: TableRow,
  { idleMinutes }: InStoreSettings,
) {
  const open = await lockTableSession(tx, table.id)
  if (!open) return undefined
  const idle = now.getTime() - open.activeAt.getTime() > idleMinutes * MINUTE_MS
  if (!idle) return open
  const latest = await latestSession(tx, table, session.userId)
  if (latest?.no || (await hasUnpaidOrders(tx, open.id))) return open
  await closeTableSession(tx, open.id, now)
  return undefined
}

/** Whether an order of a table session is not paid. */
export async function hasUnpaidOrders(tx: Tx, tableSessionId: string): Promise<boolean> {
  const live = and(
    eq(orders.tableSessionId, tableSessionId),
    eq(orders.paid, false),
    notInArray(orders.state, VOID_CODES),
  )
  return (await tx.$count(orders, live)) > 0
}

async function openTable(
  { db: tx, now, locale }: WriteContext,
  table: TableRow,
  peopleNum: number | undefined,
  { needPeople }: InStoreSettings,
): Promise<TableSessionRecord> {
  const store = await findStore(tx, table.storeId)
  if (!store.dining.some(({ type }) => type === 'dineIn')) {
    const { way } = await readMerchantTexts(tx, locale)
    throw new AppError(400, 'checkout.noDining', { type: way('dineIn') })
  }
  if (!openingAt(now, hoursOf(store)).isOpen) {
    const { key, params } = closedReason(store, now, locale)
    throw new AppError(400, key, params)
  }
  if (!peopleNum && needPeople) throw new AppError(400, 'inStore.peopleWanted')
  await lockTable(tx, table)
  const { payMode } = store
  const values = { id: newId(), tableId: table.id, payMode, peopleNum: peopleNum ?? 1, openedAt: now, activeAt: now }
  await tx.insert(tableSessions).values(values).onConflictDoNothing()
  const open = await lockTableSession(tx, table.id)
  if (!open) throw new Error(`table ${table.id} was not started`)
  return open
}

async function join(tx: Tx, { id }: TableSessionRecord, userId: string, now: Date): Promise<void> {
  const no = (await tx.$count(tableParticipants, eq(tableParticipants.tableSessionId, id))) + 1
  await tx.insert(tableParticipants).values({ tableSessionId: id, no, userId, joinedAt: now })
}
