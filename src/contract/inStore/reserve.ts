import * as v from 'valibot'
import {
  DEPOSIT_KINDS,
  OCCASIONS_TO_CELEBRATE,
  RESERVE_ACTIONS,
  RESERVE_ICONS,
  RESERVE_NOTES,
  RESERVE_TABS,
  SERVINGS,
} from '../constants/reserve'
import { endpoint } from '../endpoint'
import { clock, day, id, instant, int, pageOf, paging, picture, satang, text } from '../fields'
import { payType, payOffers } from '../payment/payType'

/** Wire codes of the states of a reservation; `domain/reserve/reserveState.ts` has the table. */
export const reserveStateCode = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8])

const store = v.object({
  id,
  name: v.string(),
  image: picture,
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  tel: v.string(),
})

/** A part of the store with tables to book. */
const area = v.object({
  id,
  name: v.string(),
  caption: v.string(),
  icon: v.picklist(RESERVE_ICONS),
  minPeople: v.number(),
  maxPeople: v.number(),
  /** The most tables that are booked together. */
  maxTables: v.number(),
  /** What its deposit is counted by, and the amount of one. */
  deposit: v.object({ kind: v.picklist(DEPOSIT_KINDS), amount: satang }),
})

const config = v.object({
  storeInfo: store,
  /** Whether bookings are taken. */
  open: v.boolean(),
  /** Why not; empty when they are. */
  closedText: v.string(),
  areas: v.array(area),
  maxPeople: v.number(),
  minTables: v.number(),
  maxTables: v.number(),
  /** How long a table is taken, how long before it can be booked, and how long it is kept for late guests. */
  stayMinutes: v.number(),
  advanceMinutes: v.number(),
  advanceDays: v.number(),
  keepMinutes: v.number(),
  /** Hours before the visit from which a booking is not moved any more. */
  changeHours: v.number(),
  notice: v.string(),
  /** Who booked last, for the next booking. */
  contact: v.object({ name: v.string(), phone: v.string() }),
  serverTime: instant,
})

export type ReserveConfig = v.InferOutput<typeof config>
export type ReserveAreaView = ReserveConfig['areas'][number]

const slots = v.object({
  /** Every day that can be booked. `closed`: the store takes no bookings then. */
  dates: v.array(v.object({ date: day, state: v.picklist(['open', 'full', 'closed']) })),
  date: day,
  slots: v.array(
    v.object({
      time: clock,
      serving: v.picklist(SERVINGS),
      /** How many more groups like this one fit; nine for more. */
      left: v.number(),
      /** How long the table is the group's. */
      minutes: v.number(),
    }),
  ),
  serverTime: instant,
})
export type ReserveSlots = v.InferOutput<typeof slots>

/** What comes back when the booking is cancelled before a time; without a time, later than all of them. */
const refundStep = v.object({ until: v.nullable(instant), percent: v.number(), amount: satang })

const quote = v.object({
  deposit: satang,
  depositBy: v.picklist(DEPOSIT_KINDS),
  /** The deposit of one booking, table or person. */
  depositEach: satang,
  tables: v.number(),
  refunds: v.array(refundStep),
  /** What comes back when the guests do not come. */
  noShow: satang,
  payTypes: payOffers,
  /** How long the table is held for the payment. */
  holdMinutes: v.number(),
  keepMinutes: v.number(),
  minutes: v.number(),
  serverTime: instant,
})
export type ReserveQuote = v.InferOutput<typeof quote>

const brief = {
  id,
  state: reserveStateCode,
  stateFormat: v.string(),
  start: instant,
  people: v.number(),
  areaName: v.string(),
  /** Names of the tables; empty until the booking is confirmed. */
  tableNo: v.string(),
  deposit: satang,
  refund: satang,
  actions: v.array(v.picklist(RESERVE_ACTIONS)),
}

const row = v.object({ ...brief, storeId: id, storeName: v.string() })
export type ReservationRow = v.InferOutput<typeof row>

const reservation = v.object({
  ...brief,
  orderNo: v.string(),
  /** What the guest shows at the door. */
  code: v.string(),
  storeInfo: store,
  areaId: id,
  areaIcon: v.picklist(RESERVE_ICONS),
  contact: v.string(),
  phone: v.string(),
  end: instant,
  tables: v.number(),
  celebration: v.picklist(OCCASIONS_TO_CELEBRATE),
  notes: v.string(),
  keepMinutes: v.number(),
  /** 1 contacting the merchant, 2 merchant processing, 3 result; 0 while the deposit is not paid. */
  progress: v.picklist([0, 1, 2, 3]),
  /** When the booking was sent, and came to each step; null for those that did not happen. */
  steps: v.array(v.nullable(instant)),
  /** 1 confirmed, 2 refused, 3 cancelled, 4 arrived, 5 no-show. */
  result: v.nullable(v.picklist([1, 2, 3, 4, 5])),
  title: v.string(),
  /** What the guest should know now. */
  message: v.string(),
  /** The words of who refused or cancelled it; may be empty. */
  reason: v.string(),
  /** The words with which the store gave the deposit, or a part of it, back by hand; may be empty. */
  refundReason: v.string(),
  payState: v.picklist(['none', 'unpaid', 'paid', 'refunded', 'closed']),
  /** How the deposit was paid, and goes back, as a text; empty when it was not paid. */
  payWay: v.string(),
  /** Until when the deposit can be paid. */
  payUntil: v.nullable(instant),
  /** What a cancelling brings back now, and later. */
  refundNow: satang,
  refunds: v.array(refundStep),
  /** A calendar file (RFC 5545). */
  calendar: v.string(),
})
export type ReservationView = v.InferOutput<typeof reservation>

const reply = v.object({ reservation, serverTime: instant })

const wanted = { storeId: id, areaId: id, people: int(1, 99), tables: v.optional(int(0, 99), 0) }
const time = { date: day, time: clock }
const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Reservations with a deposit (specification §4). */
export const reserveContract = {
  config: endpoint({
    summary: 'How a store takes bookings: its areas, limits and the deposit of each area; whether bookings are taken',
    path: 'tableReserve',
    access: 'guest',
    input: v.object({ storeId: id }),
    reply: config,
  }),
  slots: endpoint({
    summary:
      'The days that can be booked, and the times of one with how many groups like this one still fit. `exceptId` is a booking of the caller that would be moved',
    path: 'tableReserve/slots',
    access: 'guest',
    input: v.object({ ...wanted, date: v.optional(day), exceptId: v.optional(id) }),
    reply: slots,
  }),
  checkout: endpoint({
    summary: 'What a booking costs as a deposit, what comes back when it is cancelled, and the ways to pay',
    path: 'tableReserve/checkout',
    access: 'guest',
    input: v.object({ ...wanted, ...time }),
    reply: quote,
  }),
  order: endpoint({
    ...write,
    summary:
      'Books a table. With a deposit the tables are held until it is paid by `pay` with this id; `deposit` is what the guest was shown, another one is refused',
    path: 'tableReserveOrder',
    input: v.object({
      ...wanted,
      ...time,
      contact: v.optional(text(60), ''),
      phone: v.optional(text(24), ''),
      celebration: v.optional(v.picklist(OCCASIONS_TO_CELEBRATE), 'none'),
      notes: v.optional(text(RESERVE_NOTES), ''),
      deposit: satang,
      payType: v.optional(payType),
    }),
    reply: v.object({ id, deposit: satang, expireAt: v.nullable(instant) }),
  }),
  mine: endpoint({
    summary: 'Bookings of the caller: those to come, the next one first, or the past ones, newest first',
    path: 'tableReserveOrder',
    access: 'member',
    input: v.object({ ...paging, tab: v.optional(v.picklist(RESERVE_TABS), 'coming') }),
    reply: v.object({ ...pageOf(row).entries, coming: v.number() }),
  }),
  detail: endpoint({
    summary: 'A booking of the caller',
    path: 'tableReserveOrder/detail',
    access: 'member',
    input: v.object({ id }),
    reply,
  }),
  cancel: endpoint({
    ...write,
    summary:
      'Cancels a booking of the caller; `refund` is what the guest was shown to get back, another amount is refused with code 400',
    path: 'tableReserveOrder/cancel',
    input: v.object({ id, refund: satang, reason: v.optional(text(120), '') }),
    reply,
  }),
  change: endpoint({
    ...write,
    summary: 'Moves a booking of the caller to another time in the same area',
    path: 'tableReserveOrder/change',
    input: v.object({ id, ...time }),
    reply,
  }),
}
