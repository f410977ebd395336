import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { QueueTypeFields, StaffQueue, StaffQueueType } from '../../../console/contract/tables/queue'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockQueue } from '../../db/locks'
import { lockRow } from '../../db/locks/rows'
import { type QueueRow, queues, queueTickets, type QueueType, queueTypes } from '../../db/schema/inStore/queue'
import { recordAudit, type Staff } from '../audit/audit'
import { foundRow, recorded, refuseFields, refuseStale, type SeenVersion } from '../offers/edited'
import { findAnyStore } from '../store/storeRepository'
import { queueDisplayPath, newDoorToken } from './queueDisplay'
import { lineOf, readLine, readTypes } from './line'

/** The queue of a store for staff; one without any setting is open. */
export async function readStaffQueue(db: ReadDb, storeId: string): Promise<StaffQueue> {
  await findAnyStore(db, storeId)
  const [queue] = await db.select().from(queues).where(eq(queues.storeId, storeId))
  return presentQueue(db, queue ?? { storeId, paused: false, doorToken: null, version: 1 })
}

/** Gives no numbers in a store, or gives them again. */
export function setQueueOpen(
  tx: Tx,
  { open, ...seen }: { storeId: string; version: number; open: boolean },
  staff: Staff,
): Promise<StaffQueue> {
  return editQueue(tx, seen, { action: 'queue.open', change: { paused: !open } }, staff)
}

/** Gives the screen at the door a new path. */
export function renewDoor(tx: Tx, seen: { storeId: string; version: number }, staff: Staff): Promise<StaffQueue> {
  return editQueue(tx, seen, { action: 'queue.door', change: { doorToken: newDoorToken() } }, staff)
}

async function editQueue(
  tx: Tx,
  { storeId, version }: { storeId: string; version: number },
  { action, change }: { action: AuditAction; change: Partial<QueueRow> },
  staff: Staff,
): Promise<StaffQueue> {
  await findAnyStore(tx, storeId)
  const row = await lockQueue(tx, storeId)
  const before = await presentQueue(tx, row)
  await refuseStale({ ...row, id: storeId }, { id: storeId, version }, () => before)
  const rows = await tx
    .update(queues)
    .set({ ...change, version: sql`${queues.version} + 1` })
    .where(eq(queues.storeId, storeId))
    .returning()
  const after = await presentQueue(tx, foundRow(rows))
  const hidden = (queue: StaffQueue) => ({ ...queue, doorPath: queue.doorPath && '…' })
  await recordAudit(tx, staff, {
    ...{ action, subject: 'queues', subjectId: storeId, before: hidden(before), after: hidden(after) },
  })
  return after
}

async function presentQueue(db: ReadDb, { storeId, paused, doorToken, version }: QueueRow): Promise<StaffQueue> {
  const types = (await readTypes(db, storeId)).map(presentType)
  return { storeId, version, types, open: !paused, doorPath: doorToken && queueDisplayPath(doorToken) }
}

/** Adds a kind of table to the queue of a store. */
export async function createType(
  tx: Tx,
  { storeId, ...fields }: QueueTypeFields & { storeId: string },
  staff: Staff,
): Promise<StaffQueueType> {
  await findAnyStore(tx, storeId)
  await lockQueue(tx, storeId)
  const id = newId()
  await refuseFaults(tx, { ...fields, id, storeId }, staff.now)
  await tx.insert(queueTypes).values({ ...fields, id, storeId })
  return writtenType(tx, { id, action: 'queueType.create', before: null }, staff)
}

/** Changes a kind of table. */
export async function updateType(
  tx: Tx,
  { id, version, ...fields }: QueueTypeFields & SeenVersion,
  staff: Staff,
): Promise<StaffQueueType> {
  const before = await lockType(tx, { id, version })
  await refuseFaults(tx, { ...fields, id, storeId: before.storeId }, staff.now)
  return editType(tx, before, { action: 'queueType.update', change: fields }, staff)
}

/** Gives no numbers for a kind of table, or gives them again. */
export async function setTypeOpen(
  tx: Tx,
  { open, ...seen }: SeenVersion & { open: boolean },
  staff: Staff,
): Promise<StaffQueueType> {
  return editType(tx, await lockType(tx, seen), { action: 'queueType.open', change: { paused: !open } }, staff)
}

/** Takes a kind of table away; its tickets stay. Refused while guests wait with its numbers, or are called. */
export async function removeType(tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffQueueType> {
  const before = await lockType(tx, seen)
  const store = await findAnyStore(tx, before.storeId)
  const waiting = lineOf(await readLine(tx, store, staff.now), before.id)
  if (waiting.length > 0)
    throw new AppError(400, 'queue.typeWaiting', { numbers: waiting.map(({ number }) => number).join(', ') })
  return editType(tx, before, { action: 'queueType.remove', change: { archived: true } }, staff)
}

/** Locks the queue of a kind of table, then itself. One that was taken away is not found. */
async function lockType(tx: Tx, seen: SeenVersion): Promise<StaffQueueType> {
  const { storeId } = foundRow(await tx.select().from(queueTypes).where(eq(queueTypes.id, seen.id)))
  await lockQueue(tx, storeId)
  const row = await lockRow(tx, queueTypes, seen.id)
  return presentType(await refuseStale(row?.archived ? undefined : row, seen, presentType))
}

async function editType(
  tx: Tx,
  before: StaffQueueType,
  { action, change }: { action: AuditAction; change: Partial<QueueType> },
  staff: Staff,
): Promise<StaffQueueType> {
  await tx
    .update(queueTypes)
    .set({ ...change, version: sql`${queueTypes.version} + 1` })
    .where(eq(queueTypes.id, before.id))
  return writtenType(tx, { id: before.id, action, before }, staff)
}

async function writtenType(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffQueueType | null },
  staff: Staff,
): Promise<StaffQueueType> {
  const after = presentType(foundRow(await tx.select().from(queueTypes).where(eq(queueTypes.id, id))))
  return recorded(tx, staff, { action, subject: 'queue_types', before, after })
}

async function refuseFaults(
  db: ReadDb,
  { id, storeId, prefix, minPeople, maxPeople }: QueueTypeFields & { id: string; storeId: string },
  now: Date,
): Promise<void> {
  refuseFields('staff.notTogether', [['maxPeople', minPeople > maxPeople]])
  const others = and(eq(queueTypes.storeId, storeId), eq(queueTypes.archived, false), ne(queueTypes.id, id))
  const same = and(others, eq(queueTypes.prefix, prefix))
  // Letters that another kind had today are on numbers that guests hold: the same number would be called twice.
  const held = and(
    ...[eq(queueTickets.storeId, storeId), ne(queueTickets.typeId, id)],
    ...[gt(queueTickets.takenAt, new Date(now.getTime() - DAY_MS)), sql`${queueTickets.number} ~ ${`^${prefix}[0-9]`}`],
  )
  const isTaken = (await db.$count(queueTypes, same)) > 0 || (await db.$count(queueTickets, held)) > 0
  refuseFields('staff.taken', [['prefix', isTaken]])
}

function presentType({ paused, archived: _archived, ...rest }: QueueType): StaffQueueType {
  return { ...rest, open: !paused }
}
