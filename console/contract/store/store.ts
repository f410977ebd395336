import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, int, lat, lng, pageOf, paging, text } from '../../../src/contract/fields'
import { PAY_MODES } from '../../../src/contract/inStore/inStoreTable'
import {
  calendarDay,
  keyword,
  type Meaning,
  money,
  pictureName,
  regionId,
  sort,
  storeId,
  texts,
  textsOrNone,
  version,
  weekdays,
} from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** What a store offers beside its ways of ordering. Wi-Fi is offered where a network is named. */
export const STAFF_SERVICES = ['queue', 'reserve', 'personPay', 'storedValue'] as const

const NONE: Meaning = { emptyIsNone: true }
const CLOSED: Meaning = { whenEmpty: 'closed' }
const PROMISED: Meaning = { note: 'promised' }
const GROUND: Meaning = { editor: 'ground' }
const PLACE: Meaning = { editor: 'place' }

/** `HH:mm`; an end that is not after the start lies on the next day. */
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const span = { start: time, end: time }
/** Not more spans than a day has room for. */
const spans = v.pipe(v.array(v.object(span)), v.maxLength(6), v.metadata({ ...CLOSED }))

const perWay = <S extends v.GenericSchema>(schema: S) =>
  v.object({ delivery: schema, pickup: schema, takeout: schema, dineIn: schema, fast: schema })

/** What a store is called and where guests find it. */
const named = {
  name: texts(80),
  shortName: texts(40),
  address: texts(200),
  regionId: v.nullable(regionId),
  /** Digits with spaces, dashes and brackets; empty without one. */
  tel: v.pipe(text(30), v.regex(/^(\+?[\d\s()-]{3,})?$/)),
}

const fields = {
  shown: flag,
  sort,
  ...named,
  notice: textsOrNone(300),
  intro: textsOrNone(1000),
  image: pictureName,
  images: v.pipe(v.array(pictureName), v.maxLength(9)),
  /** When guests can order, by weekday. */
  weekHours: v.pipe(v.array(v.object({ weeks: weekdays, ...span })), v.maxLength(30), v.metadata({ ...CLOSED })),
  /** Days whose hours replace those of the week; none means closed. */
  specialDays: v.pipe(
    v.array(v.object({ date: calendarDay, hours: spans })),
    v.maxLength(100),
    v.metadata({ ...PROMISED }),
  ),
  /** The ways of ordering that the store offers. */
  dining: perWay(flag),
  /** Smallest goods amount of each way, satang. */
  minAmounts: perWay(money(0, 10_000_000)),
  /** Where the store is, and the area that it delivers to: a circle of `radius` metres, or what is drawn with at least three corners. */
  ground: v.pipe(
    v.object({
      lat,
      lng,
      shape: v.picklist(['circle', 'drawn']),
      radius: int(100, 100_000),
      corners: v.pipe(v.array(v.object({ lat, lng })), v.maxLength(100)),
    }),
    v.metadata({ ...GROUND }),
  ),
  /** Fee by metres from the store: the first one that is not exceeded holds. None: it does not deliver. */
  feeSteps: v.pipe(v.array(v.object({ upTo: int(1, 100_000), fee: money(0, 1_000_000) })), v.maxLength(12)),
  /** Goods amount from which delivery is free, satang; null when it never is. */
  freeFrom: v.nullable(money(0, 10_000_000)),
  /** When a table pays. */
  payMode: v.picklist(PAY_MODES),
  services: v.pipe(v.array(v.picklist(STAFF_SERVICES)), v.maxLength(4), v.metadata({ ...NONE })),
  /** Usual minutes from an order to its hand-over. */
  minutesMin: int(0, 600),
  minutesMax: int(0, 600),
  slots: v.object({
    /** Length of a slot, minutes. */
    interval: int(5, 240),
    /** From the order to its first slot, minutes. */
    lead: int(0, 1440),
    /** Orders of a slot. */
    capacity: int(1, 1000),
    /** Calendar days that guests can choose from, today included. */
    bookableDays: int(1, 30),
  }),
  /** Name of the network for guests; empty without one. */
  wifiName: text(32),
  /** Empty for an open network. */
  wifiPassword: v.pipe(v.string(), v.maxLength(63), v.regex(/^([ -~]{8,63})?$/)),
  /** It does not tell its name by itself. */
  wifiHidden: flag,
}
const written = v.object(fields)
export type StoreFields = v.InferOutput<typeof written>

const newFields = {
  ...named,
  place: v.pipe(v.object({ lat, lng }), v.metadata({ ...PLACE })),
  /** The store that it begins like. */
  copyFrom: storeId,
}
const newStore = v.object(newFields)
export type NewStoreFields = v.InferOutput<typeof newStore>

const store = v.object({
  ...fields,
  id,
  version,
  /** `pausedNow`: closed by staff until they open it. `notOpened`: new, until an owner opens it. */
  state: v.picklist(['openNow', 'closed', 'pausedNow', 'notOpened']),
  /** Orders in progress. */
  runningOrders: v.number(),
  tablesInUse: v.number(),
  /** Orders in progress by the day that they are promised for. */
  promised: v.array(v.object({ date: v.string(), orders: v.number() })),
})
export type StaffStore = v.InferOutput<typeof store>

/** The merchant's restaurants, as guests use them. */
export const storeContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Stores in the order of the merchant, also hidden ones; those in which the caller works',
    path: 'stores',
    input: v.object({ keyword, ...paging }),
    reply: pageOf(store),
  }),
  names: endpoint({
    ...staffRead,
    summary:
      'The stores to choose from, in the order of the merchant: those in which the caller works, and all that guests see',
    path: 'stores/names',
    input: v.object({}),
    reply: v.object({ list: v.array(v.object({ id, name: fields.shortName, shown: flag })) }),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One store',
    path: 'store',
    input: v.object({ id }),
    reply: store,
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes a store like another one: its hours, ways of ordering, fees, charges, slots, menu, kinds of tables of the queue and rules of bookings. ' +
      'It has no pictures, tables, stock, Wi-Fi and PromptPay account, and stays closed and hidden from guests until `store/open`',
    path: 'store/create',
    input: newStore,
    reply: store,
  }),
  open: endpoint({
    ...staffWrite,
    summary:
      'Opens a new store: from then on guests see it, and it follows its hours. A stale version is refused with code 409 and `current`',
    path: 'store/open',
    input: v.object({ id, version }),
    reply: store,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Changes a store: all its fields. Fields that do not fit together are refused with code 400 and `fields`, a stale version with code 409 and `current`',
    path: 'store/update',
    input: v.object({ id, version, ...fields }),
    reply: store,
  }),
  setPaused: endpoint({
    ...staffWrite,
    summary: 'Closes a store regardless of its hours, or lets it follow them again. Orders in progress and bills go on',
    path: 'store/paused',
    input: v.object({ id, version, paused: flag }),
    reply: store,
  }),
}
