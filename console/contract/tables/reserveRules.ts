import * as v from 'valibot'
import { DEPOSIT_KINDS, RESERVE_ICONS, SERVINGS } from '../../../src/contract/constants/reserve'
import { endpoint } from '../../../src/contract/endpoint'
import { clock, flag, id, int, satang } from '../../../src/contract/fields'
import { calendarDay, diningTableId, type Meaning, sort, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** `HH:mm` at a quarter of an hour. */
const quarter = v.pipe(clock, v.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/))
/** Minutes in quarters of an hour. */
const quarters = (max: number) => v.pipe(int(15, max), v.multipleOf(15))

/** Guests are seated from the first time to the last one. */
const serving = v.object({ name: v.picklist(SERVINGS), from: quarter, last: quarter })
const servings = v.pipe(v.array(serving), v.maxLength(6))

const CLOSED: Meaning = { whenEmpty: 'closed' }

const fields = {
  slots: v.object({
    slotMinutes: quarters(240),
    stayMinutes: quarters(720),
    leastMinutes: int(0, 720),
    advanceMinutes: int(0, 43_200),
    advanceDays: int(0, 90),
    servings,
    specialDays: v.pipe(
      v.array(v.object({ date: calendarDay, servings: v.pipe(servings, v.metadata({ ...CLOSED })) })),
      v.maxLength(100),
    ),
  }),
  minTables: int(1, 9),
  maxTables: int(1, 9),
  maxPeople: int(1, 99),
  keepMinutes: int(0, 240),
  refundSteps: v.pipe(v.array(v.object({ hours: int(0, 720), percent: int(0, 100) })), v.maxLength(5)),
  noShowPercent: int(0, 100),
  autoConfirm: flag,
  notice: textsOrNone(300),
}
const written = v.object(fields)
export type ReserveRuleFields = v.InferOutput<typeof written>

const areaFields = {
  sort,
  name: texts(40),
  caption: textsOrNone(60),
  icon: v.picklist(RESERVE_ICONS),
  minPeople: int(1, 99),
  maxPeople: int(1, 99),
  joinTables: int(1, 9),
  depositKind: v.picklist(DEPOSIT_KINDS),
  depositAmount: satang,
  /** Takes no bookings. */
  closed: flag,
  /** Its tables; a table is in one area at most. */
  tableIds: v.pipe(v.array(diningTableId), v.maxLength(200)),
}
const writtenArea = v.object(areaFields)
export type ReserveAreaFields = v.InferOutput<typeof writtenArea>

const area = v.object({ ...areaFields, id, version, storeId: id })
export type StaffReserveArea = v.InferOutput<typeof area>

const rules = v.object({ ...fields, storeId: id, version, open: v.boolean(), areas: v.array(area) })
export type StaffReserveRules = v.InferOutput<typeof rules>

/** How a store takes bookings. */
export const reserveRulesContract = {
  read: endpoint({
    ...staffRead,
    summary: 'How a store takes bookings, with its areas; null when it takes none yet',
    path: 'reserve/rules',
    input: v.object({ storeId: id }),
    reply: v.object({ rules: v.nullable(rules) }),
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Sets how a store takes bookings; version 1 makes it. Bookings that were made stay. A stale version is refused with code 409 and `current`',
    path: 'reserve/rules/update',
    input: v.object({ ...fields, storeId: id, version }),
    reply: rules,
  }),
  setOpen: endpoint({
    ...staffWrite,
    summary: 'Takes no bookings, or takes them again. Those that were made stay',
    path: 'reserve/rules/open',
    input: v.object({ storeId: id, version, open: flag }),
    reply: rules,
  }),
  createArea: endpoint({
    ...staffWrite,
    summary: 'Adds an area with tables to book. Fields that do not fit are refused with code 400 and `fields`',
    path: 'reserve/area/create',
    input: v.object({ ...areaFields, storeId: id }),
    reply: area,
  }),
  updateArea: endpoint({
    ...staffWrite,
    summary: 'Changes an area. A stale version is refused with code 409 and `current`',
    path: 'reserve/area/update',
    input: v.object({ ...areaFields, id, version }),
    reply: area,
  }),
}
