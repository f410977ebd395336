import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { CounterWay } from '../../../console/contract/orders/counterWay'
import { tableStateOf } from '../../../src/domain/table/tableState'
import type { ReadDb, Tx } from '../../db/database'
import { waiterCalls } from '../../db/schema/inStore/tables'
import { billOf } from '../../modules/inStore/tableBill'
import { isLive, readOrdersOfSessions, type SessionOrders } from '../../modules/inStore/tableSessionOrders'
import {
  answerTable,
  freeTable,
  readTables,
  renewTableCode,
  settleTable,
  type StaffTable,
} from '../../modules/inStore/staffTables'
import { factsOf } from '../../modules/inStore/tablePresenter'
import type { StoreRow } from '../../modules/store/storePresenter'

type CallRow = typeof waiterCalls.$inferSelect

/** A table as the console shows it. */
export interface ConsoleTable extends StaffTable {
  state: ReturnType<typeof tableStateOf>
  /** The orders and payments of the table's session. */
  sessionOrders: SessionOrders
  /** Unanswered waiter calls, the oldest first. */
  calls: CallRow[]
}

/** The tables of a store, sorted, or one of them. */
export async function readConsoleTables(db: ReadDb, store: StoreRow, only?: string): Promise<ConsoleTable[]> {
  const tables = (await readTables(db, store.id)).filter(({ table }) => only === undefined || table.id === only)
  const tableSessionIds = tables.flatMap(({ tableSession }) => (tableSession ? [tableSession.id] : []))
  const calls = await db
    .select()
    .from(waiterCalls)
    .where(and(inArray(waiterCalls.tableSessionId, tableSessionIds), isNull(waiterCalls.doneAt)))
    .orderBy(asc(waiterCalls.at))
  const ordersOf = await readOrdersOfSessions(db, tableSessionIds)
  return tables.map(({ table, tableSession }) => {
    const sessionOrders = ordersOf(tableSession?.id)
    return {
      ...{ table, tableSession, sessionOrders },
      state: tableStateOf(factsOf(sessionOrders, tableSession ?? undefined, store.payMode)),
      calls: calls.filter(({ tableSessionId }) => tableSessionId === tableSession?.id),
    }
  })
}

/** The bill of a table that pays at the end, in satang; undefined when there is none. */
export function billOfTable({ tableSession, sessionOrders }: ConsoleTable) {
  if (tableSession?.payMode !== 'payAfter' || sessionOrders.batches.length === 0) return undefined
  const { total, paid, pending, deposit } = billOf(sessionOrders, tableSession.peopleNum)
  return { total, paid, pending, deposit, owed: total - paid - deposit }
}

/** The same while there is something to settle at the counter. */
export function billToSettle(item: ConsoleTable) {
  const bill = billOfTable(item)
  return bill && (bill.owed !== 0 || bill.deposit !== 0) ? bill : undefined
}

/** Whether staff may close the session of a table. */
export function mayFree({ tableSession, sessionOrders }: ConsoleTable): boolean {
  return tableSession !== null && !sessionOrders.batches.some(({ order }) => isLive(order) && !order.paid)
}

/** A staff action on a table. `owed`: the satang that were taken for its bill, by `way`. */
export type TableAction =
  | { act: 'free' }
  | { act: 'renew' }
  /** `callIds`: which calls are answered; all without it. */
  | { act: 'answer'; callIds?: readonly string[] | undefined }
  | { act: 'settle'; owed: number; way?: CounterWay | undefined }

/** Applies a staff action to a table. */
export function applyTableAction(tx: Tx, tableId: string, action: TableAction, now: Date): Promise<unknown> {
  switch (action.act) {
    case 'answer':
      return answerTable(tx, tableId, now, action.callIds)
    case 'free':
      return freeTable(tx, tableId, now)
    case 'renew':
      return renewTableCode(tx, tableId, now)
    case 'settle':
      return settleTable(tx, tableId, now, action.way)
  }
}
