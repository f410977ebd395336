import { and, desc, eq } from 'drizzle-orm'
import type { TableView, WaiterCallType } from '../../../src/contract/inStore/inStoreTable'
import { isoText } from '../../../src/domain/time/storeClock'
import { newId } from '../../db/ids'
import type { ReadDb, Tx } from '../../db/database'
import { waiterCalls } from '../../db/schema/inStore/tables'
import { AppError } from '../../api/appError'
import type { TableSeat } from './tableAccess'
import { readInStoreSettings } from './settings'
import { touchTableSession } from './tableSessionRepository'

type Calls = NonNullable<TableView['sitting']>['calls']

/** Calls a waiter; the same kind only once per interval. Returns when the next call is allowed. Lock the table session before. */
export async function callWaiter(
  tx: Tx,
  { tableSession, no }: TableSeat,
  { type, note, now }: { type: WaiterCallType; note: string; now: Date },
): Promise<Date> {
  const { callSeconds } = await readInStoreSettings(tx)
  const latest = await latestCall(tx, tableSession.id, type)
  const wait = latest ? again(latest.at, callSeconds).getTime() - now.getTime() : 0
  if (wait > 0) throw new AppError(400, 'inStore.callAgain', { seconds: Math.ceil(wait / 1000) })
  await tx
    .insert(waiterCalls)
    .values({ id: newId(), tableSessionId: tableSession.id, participantNo: no, type, note, at: now })
  await touchTableSession(tx, tableSession.id, now)
  return again(now, callSeconds)
}

/** The newest call of each kind from a table. */
export async function readCalls(db: ReadDb, tableSessionId: string, callSeconds: number): Promise<Calls> {
  const found = await db
    .selectDistinctOn([waiterCalls.type])
    .from(waiterCalls)
    .where(eq(waiterCalls.tableSessionId, tableSessionId))
    .orderBy(waiterCalls.type, desc(waiterCalls.at))
  return found.map(({ type, at, doneAt }) => ({
    type,
    at: isoText(at),
    againAt: isoText(again(at, callSeconds)),
    done: doneAt !== null,
  }))
}

async function latestCall(db: ReadDb, tableSessionId: string, type: WaiterCallType) {
  const [call] = await db
    .select()
    .from(waiterCalls)
    .where(and(eq(waiterCalls.tableSessionId, tableSessionId), eq(waiterCalls.type, type)))
    .orderBy(desc(waiterCalls.at))
    .limit(1)
  return call
}

function again(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}
