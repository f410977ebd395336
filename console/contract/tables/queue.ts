import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, text } from '../../../src/contract/fields'
import { queueStateCode } from '../../../src/contract/inStore/queue'
import { textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const typeFields = {
  /** What guests call it, where its size does not say enough; may be empty. */
  name: textsOrNone(40),
  /** One or two capital letters, of one kind of table in a store. */
  prefix: v.pipe(text(2), v.regex(/^[A-Z]{1,2}$/)),
  minPeople: int(1, 99),
  maxPeople: int(1, 99),
  /** Minutes until the line moves by one group, as long as too few were seated to tell. */
  minutes: int(1, 60),
}
const writtenType = v.object(typeFields)
export type QueueTypeFields = v.InferOutput<typeof writtenType>

const type = v.object({
  ...typeFields,
  id,
  version,
  storeId: id,
  /** Whether numbers are given for it. */
  open: v.boolean(),
})
export type StaffQueueType = v.InferOutput<typeof type>

const queue = v.object({
  storeId: id,
  /** Whether staff give numbers. */
  open: v.boolean(),
  version,
  /** The path of the screen at the door; null until it is asked for. */
  doorPath: v.nullable(v.string()),
  types: v.array(type),
})
export type StaffQueue = v.InferOutput<typeof queue>

const ticket = v.object({
  id,
  version,
  storeId: id,
  typeId: id,
  number: v.string(),
  people: v.number(),
  /** Where to call the guest; empty when the account was removed. */
  phone: v.string(),
  state: queueStateCode,
  stateFormat: v.string(),
  takenAt: instant,
  calledAt: v.nullable(instant),
  graceUntil: v.nullable(instant),
  /** When the guest said that they stand at the door. */
  arrivedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  tableId: v.nullable(id),
  /** Groups before it in its line; 0 for one that is not in line. */
  ahead: v.number(),
})
export type StaffQueueTicket = v.InferOutput<typeof ticket>

const seen = { id, version }
const atTable = { ...seen, tableId: v.optional(id) }

/** A move of a ticket. */
const move = <F extends v.ObjectEntries>(path: string, summary: string, fields: F) =>
  endpoint({
    ...staffWrite,
    summary: `${summary}. A stale version is refused with code 409 and \`current\``,
    path: `queue/${path}`,
    input: v.object(fields),
    reply: ticket,
  })

/** Queue numbers at the door: who waits, who is called, who is seated. */
export const queueContract = {
  read: endpoint({
    ...staffRead,
    summary: 'The queue of a store with its kinds of tables, the smallest first',
    path: 'queue',
    input: v.object({ storeId: id }),
    reply: queue,
  }),
  tickets: endpoint({
    ...staffRead,
    summary:
      'The tickets of a store: those in line in their order, or the ones of the business day that were passed, seated or cancelled, newest first',
    path: 'queue/tickets',
    input: v.object({
      storeId: id,
      typeId: v.optional(id),
      state: v.optional(v.picklist(['live', 'passed', 'dined', 'cancelled']), 'live'),
    }),
    reply: v.object({ list: v.array(ticket), serverTime: instant }),
  }),
  ticket: endpoint({
    ...staffRead,
    summary: 'A ticket by the code that its guest shows at the door, which is its id',
    path: 'queue/ticket',
    input: v.object({ id }),
    reply: ticket,
  }),
  take: endpoint({
    ...staffWrite,
    summary:
      'Takes a number at the door for guests without a phone of their own. Refused where no numbers are given, or for a size that there is no table for',
    path: 'queue/take',
    input: v.object({ storeId: id, people: int(1, 99), phone: v.optional(text(20), '') }),
    reply: ticket,
  }),
  call: move('call', 'Calls a number, or calls it again: the guest is told, and the grace begins', atTable),
  seat: move(
    'seat',
    'Seats a group; with a table, its session is opened for the guest. A table that is taken is refused',
    atTable,
  ),
  pass: move('pass', 'Passes a called number whose guest did not come', seen),
  requeue: move('requeue', 'Puts a called or passed number back to its place in line', seen),
  cancel: move('cancel', 'Takes a number out of the line', seen),
  setOpen: endpoint({
    ...staffWrite,
    summary: 'Gives no numbers in a store, or gives them again. Those in line stay',
    path: 'queue/open',
    input: v.object({ storeId: id, version, open: flag }),
    reply: queue,
  }),
  door: endpoint({
    ...staffWrite,
    summary: 'A new path of the screen at the door; the one before stops working',
    path: 'queue/door',
    input: v.object({ storeId: id, version }),
    reply: queue,
  }),
  createType: endpoint({
    ...staffWrite,
    summary:
      'Adds a kind of table that guests queue for. Fields that do not fit are refused with code 400 and `fields`',
    path: 'queue/type/create',
    input: v.object({ ...typeFields, storeId: id }),
    reply: type,
  }),
  updateType: endpoint({
    ...staffWrite,
    summary:
      'Changes a kind of table. Numbers that were given stay. A stale version is refused with code 409 and `current`',
    path: 'queue/type/update',
    input: v.object({ ...typeFields, id, version }),
    reply: type,
  }),
  setTypeOpen: endpoint({
    ...staffWrite,
    summary: 'Gives no numbers for a kind of table, or gives them again. Those in line stay',
    path: 'queue/type/open',
    input: v.object({ id, version, open: flag }),
    reply: type,
  }),
  removeType: endpoint({
    ...staffWrite,
    summary:
      'Takes a kind of table away; the numbers of guests who were seated or passed stay. Refused while guests wait with it. A stale version is refused with code 409 and `current`',
    path: 'queue/type/remove',
    input: v.object({ id, version }),
    reply: type,
  }),
}
