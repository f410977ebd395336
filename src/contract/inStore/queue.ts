import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, int, instant, paging, pageOf, text } from '../fields'

/** Wire codes of the states of a queue ticket: 1 in queue, 2 dined, 3 passed, 4 cancelled, 5 called; `domain/queue/queueState.ts` has the table. */
export const queueStateCode = v.picklist([1, 2, 3, 4, 5])

/** What a guest can do with a ticket: give it up, say that they stand at the door, take a passed number again. */
export const QUEUE_ACTIONS = ['cancel', 'arrive', 'again'] as const
export type QueueAction = (typeof QUEUE_ACTIONS)[number]

/** A kind of table that guests queue for. */
const tableType = v.object({
  id,
  name: v.string(),
  /** The letters that its numbers begin with. */
  prefix: v.string(),
  minPeople: v.number(),
  maxPeople: v.number(),
  /** Groups in its line, with those that are called. */
  waiting: v.number(),
  /** The number called last today; empty when none was. */
  currentNo: v.string(),
  /** About how many minutes a group waits that takes a number now, from the last seatings; 0 when no group waits. */
  estMinutes: v.number(),
  /** Whether numbers are given for it. */
  on: v.boolean(),
})
export type QueueTableType = v.InferOutput<typeof tableType>

const queue = v.object({
  storeId: id,
  /** Whether numbers are given. */
  open: v.boolean(),
  /** Why not; empty when they are. */
  closedText: v.string(),
  /** The fewest and the most people of one group. */
  minPeople: v.number(),
  maxPeople: v.number(),
  types: v.array(tableType),
  /** The caller's ticket in this line; null when there is none. */
  ticket: v.nullable(v.object({ id, number: v.string(), people: v.number() })),
  serverTime: instant,
})
export type QueueReply = v.InferOutput<typeof queue>

const store = v.object({
  id,
  name: v.string(),
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  tel: v.string(),
})

const brief = {
  id,
  /** For example `A012`. */
  number: v.string(),
  typeId: id,
  typeName: v.string(),
  people: v.number(),
  state: queueStateCode,
  stateFormat: v.string(),
  createdAt: instant,
}

const ticketRow = v.object({ ...brief, storeName: v.string() })
export type QueueTicketRow = v.InferOutput<typeof ticketRow>

const ticket = v.object({
  ...brief,
  storeInfo: store,
  phone: v.string(),
  /** Groups of the same line before this one; 0 for the next one. */
  ahead: v.number(),
  /** About how many minutes are left. */
  estMinutes: v.number(),
  /** The numbers before this one, with its own at the end; the first ones are left out. */
  line: v.array(v.object({ number: v.string(), called: v.boolean() })),
  /** Groups in the other lines of the store. */
  others: v.number(),
  /** When the number was called for the first time and last. */
  calledAt: v.array(instant),
  /** When the number is passed unless the guest comes; null while it is not called. */
  graceUntil: v.nullable(instant),
  graceMinutes: v.number(),
  /** How long staff waited for the guest of a passed number; 0 for others. */
  waitedMinutes: v.number(),
  /** The guest has said that they stand at the door. */
  arrived: v.boolean(),
  /** The table that staff chose; `code` opens it, null until the guest sits there. */
  table: v.nullable(v.object({ id, name: v.string(), area: v.string(), code: v.nullable(v.string()) })),
  /** Pieces in the guest's own cart of the store, chosen while waiting: `queuingUp/bring` puts them into the cart of the table. */
  dishes: v.number(),
  actions: v.array(v.picklist(QUEUE_ACTIONS)),
  /** The number and the place that the guest gets by taking the number again; null when that is not possible. */
  again: v.nullable(v.object({ number: v.string(), ahead: v.number(), estMinutes: v.number() })),
  /** The rule of the store for passed numbers, as a text. */
  passRule: v.string(),
})
export type QueueTicketView = v.InferOutput<typeof ticket>

/** A ticket, or that it is unchanged since the caller's version. */
const ticketReply = v.object({
  version: v.string(),
  /** False when the given version is still the newest; `view` is null then. */
  changed: v.boolean(),
  view: v.nullable(ticket),
  serverTime: instant,
})
export type QueueTicketReply = v.InferOutput<typeof ticketReply>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Queue numbers (specification §4): taken before or at the store, called by staff. */
export const queueContract = {
  tables: endpoint({
    summary: 'The kinds of tables of a store with the groups that wait and about how long; whether numbers are given',
    path: 'queuingUp/table',
    access: 'guest',
    input: v.object({ storeId: id }),
    reply: queue,
  }),
  mine: endpoint({
    summary: "The caller's queue tickets, newest first",
    path: 'queuingUp',
    access: 'member',
    input: v.object(paging),
    reply: pageOf(ticketRow),
  }),
  detail: endpoint({
    summary: 'A queue ticket of the caller with its place now. With the version of an earlier reply, only what changed',
    path: 'queuingUp/detail',
    access: 'member',
    input: v.object({ id, version: v.optional(text(64), '') }),
    reply: ticketReply,
  }),
  take: endpoint({
    ...write,
    summary:
      'Takes a number. Without `typeId` the smallest kind of table for the people is chosen; without `phone` the bound number of the caller is used. One live ticket per guest and store: another one is refused with `ticketId`',
    path: 'queuingUp',
    input: v.object({ storeId: id, people: int(1, 99), typeId: v.optional(id), phone: v.optional(text(24)) }),
    reply: ticketReply,
  }),
  cancel: endpoint({
    ...write,
    summary: 'Gives up a number of the caller',
    path: 'queuingUp/cancel',
    input: v.object({ id }),
    reply: ticketReply,
  }),
  arrive: endpoint({
    ...write,
    summary: 'Says that the caller, who was called, stands at the door: the number is not passed any more by itself',
    path: 'queuingUp/arrive',
    input: v.object({ id }),
    reply: ticketReply,
  }),
  bring: endpoint({
    ...write,
    summary:
      "Puts the dishes of the caller's own cart into the cart of the table where staff have seated the caller. Those that cannot be ordered there stay: `dishes` of `view`",
    path: 'queuingUp/bring',
    input: v.object({ id }),
    reply: ticketReply,
  }),
  again: endpoint({
    ...write,
    summary: 'Takes a passed number again, as the rule of the store allows: a new ticket with its place, in `view`',
    path: 'queuingUp/again',
    input: v.object({ id }),
    reply: ticketReply,
  }),
}
