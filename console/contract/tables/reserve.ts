import * as v from 'valibot'
import { OCCASIONS_TO_CELEBRATE, RESERVE_NOTES } from '../../../src/contract/constants/reserve'
import { endpoint } from '../../../src/contract/endpoint'
import { clock, id, instant, int, satang, text } from '../../../src/contract/fields'
import { reserveStateCode } from '../../../src/contract/inStore/reserve'
import { calendarDay, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const booking = v.object({
  id,
  version,
  storeId: id,
  areaId: id,
  areaName: v.string(),
  /** What the guest shows at the door. */
  code: v.string(),
  /** Whether the guest or staff made it. */
  madeBy: v.picklist(['guest', 'staff']),
  /** Empty when the account was removed. */
  contact: v.string(),
  phone: v.string(),
  people: v.number(),
  start: instant,
  end: instant,
  tables: v.array(v.object({ id, name: v.string() })),
  celebration: v.picklist(OCCASIONS_TO_CELEBRATE),
  notes: v.string(),
  /** The deposit, and what of it went back. */
  deposit: satang,
  refunded: satang,
  /** What of it a manager can still give back by hand: that of guests who cancelled or did not come. */
  returnable: satang,
  state: reserveStateCode,
  stateFormat: v.string(),
  reason: v.string(),
  /** The words of the last return by hand. */
  refundReason: v.string(),
  createdAt: instant,
  endedAt: v.nullable(instant),
})
export type StaffReservation = v.InferOutput<typeof booking>

const plan = v.object({
  date: v.string(),
  areas: v.array(
    v.object({ id, name: v.string(), tables: v.array(v.object({ id, name: v.string(), seats: v.number() })) }),
  ),
  /** The bookings of the day by time, without those that were not paid. */
  list: v.array(booking),
  serverTime: instant,
})
export type StaffReservePlan = v.InferOutput<typeof plan>

/** When guests are seated in an area, and how many more groups like this one fit then; nine for more. */
const seating = v.object({ time: clock, left: v.number() })

const seen = { id, version }
const time = { date: calendarDay, time: clock }

/** A move of a booking. */
const move = <F extends v.ObjectEntries>(path: string, summary: string, fields: F) =>
  endpoint({
    ...staffWrite,
    summary: `${summary}. A stale version is refused with code 409 and \`current\``,
    path: `reserve/${path}`,
    input: v.object(fields),
    reply: booking,
  })

/** Reservations: the plan of a day, and what staff do with each. */
export const reserveContract = {
  plan: endpoint({
    ...staffRead,
    summary: 'The bookings of a day with the areas and their tables',
    path: 'reserve/plan',
    input: v.object({ storeId: id, date: calendarDay, areaId: v.optional(id) }),
    reply: plan,
  }),
  read: endpoint({
    ...staffRead,
    summary: 'A booking by its id',
    path: 'reserve/booking',
    input: v.object({ id }),
    reply: booking,
  }),
  find: endpoint({
    ...staffRead,
    summary: 'A booking by the code that its guest shows at the door',
    path: 'reserve/find',
    input: v.object({ storeId: id, code: text(12) }),
    reply: booking,
  }),
  times: endpoint({
    ...staffRead,
    summary:
      'The times of a day in an area for a group. Those that begin soon are among them. `exceptId` is a booking that would be moved',
    path: 'reserve/times',
    input: v.object({ storeId: id, areaId: id, date: calendarDay, people: int(1, 99), exceptId: v.optional(id) }),
    reply: v.object({ list: v.array(seating) }),
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Books a table for guests who called or stand at the door: confirmed, without a deposit',
    path: 'reserve/create',
    input: v.object({
      ...{ storeId: id, areaId: id, people: int(1, 99), tables: v.optional(int(0, 99), 0), ...time },
      contact: v.pipe(text(60), v.minLength(1)),
      phone: v.optional(text(24), ''),
      celebration: v.optional(v.picklist(OCCASIONS_TO_CELEBRATE), 'none'),
      notes: v.optional(text(RESERVE_NOTES), ''),
    }),
    reply: booking,
  }),
  process: move('process', 'Staff look after the booking: the guest sees that', seen),
  confirm: move('confirm', 'Confirms a booking; the guest is told', seen),
  refuse: move('refuse', 'Refuses or calls off a booking with a word to the guest; the whole deposit goes back', {
    ...seen,
    reason: text(120),
  }),
  move: move('move', 'Moves a booking to another time or area; the guest is told', {
    ...seen,
    ...time,
    areaId: v.optional(id),
  }),
  arrive: move(
    'arrive',
    'The guests have come: opens the session of their table, or of another one. The deposit comes off its bill. A table that is taken is refused',
    { ...seen, tableId: v.optional(id) },
  ),
  noShow: move('noShow', 'The guests did not come: the deposit is kept as the rules say', seen),
  returnDeposit: move(
    'returnDeposit',
    'Gives the deposit of guests who cancelled or did not come back by hand, or a part of it, with a word to the guest, who is told. More than `returnable` is refused',
    { ...seen, amount: int(1, 1_000_000_000), reason: v.pipe(text(120), v.minLength(1)) },
  ),
}
