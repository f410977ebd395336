import type { StaffTable, StaffTableSession, TableRound } from '../../../console/contract/tables/table'
import type { Locale } from '../../../src/contract/fields'
import { tableScanText } from '../../../src/domain/table/tableCode'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import { TableParticipants } from '../../modules/carts/tableParticipants'
import type { TableSessionRecord } from '../../modules/inStore/tableAccess'
import { isLive, type OrderBatch } from '../../modules/inStore/tableSessionOrders'
import { orderStateText } from '../../modules/orders/orderTexts'
import { isDueAtCounter } from '../orders/orderActions'
import { presentLine } from '../orders/presentOrder'
import { billOfTable, billToSettle, type ConsoleTable, mayFree } from './tables'
import { floorStateOf } from './floorState'

/** Tables as staff see them. */
export async function presentTables(db: ReadDb, items: readonly ConsoleTable[], locale: Locale): Promise<StaffTable[]> {
  const sessionIds = items.flatMap(({ tableSession }) => (tableSession ? [tableSession.id] : []))
  const participantsOf = await TableParticipants.readEach(db, sessionIds, { userId: '', locale })
  return items.map((item) => presentTable(item, participantsOf, locale))
}

type ParticipantsOf = (tableSessionId: string) => TableParticipants

function presentTable(item: ConsoleTable, participantsOf: ParticipantsOf, locale: Locale): StaffTable {
  const { table, tableSession } = item
  const { id, storeId, name, area, seats, code } = table
  return {
    ...{ id, storeId, name, seats },
    area: inLocale(area, locale),
    state: floorStateOf(item),
    session: tableSession && presentSession(item, tableSession, participantsOf(tableSession.id), locale),
    codePath: tableScanText('', { storeId, tableId: id, code }),
  }
}

function presentSession(
  item: ConsoleTable,
  { id, peopleNum, openedAt, payMode }: TableSessionRecord,
  participants: TableParticipants,
  locale: Locale,
): StaffTableSession {
  const rounds = item.sessionOrders.batches.filter(({ order }) => isLive(order))
  return {
    ...{ id, peopleNum, payMode },
    openedAt: isoText(openedAt),
    guests: participants.all.map(({ no, name }) => ({ no, name })),
    calls: item.calls.map(({ id, type, note, participantNo, at }) => ({
      ...{ id, type, note },
      by: participants.byNumber(participantNo).name,
      at: isoText(at),
    })),
    rounds: rounds.map((batch) => presentRound(batch, participants, locale)),
    total: rounds.reduce((sum, { order }) => sum + order.payAmount, 0),
    bill: billOfTable(item) ?? null,
    maySettle: billToSettle(item) !== undefined,
    mayFree: mayFree(item),
  }
}

function presentRound({ order, lines }: OrderBatch, participants: TableParticipants, locale: Locale): TableRound {
  const { id, batchNo, pickupNo, orderNo, userId, createdAt, state, payAmount, paid } = order
  return {
    orderId: id,
    no: batchNo ?? 0,
    number: pickupNo ?? orderNo,
    by: participants.byNumber(participants.numberOf(userId)).name,
    at: isoText(createdAt),
    ...{ state, payAmount, paid },
    stateText: orderStateText(state, locale),
    lines: lines.map((line) => presentLine(line, locale)),
    dueAtCounter: isDueAtCounter(order),
  }
}
