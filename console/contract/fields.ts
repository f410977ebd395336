import * as v from 'valibot'
import { clock, day, id, int, type Locale, text } from '../../src/contract/fields'

/** What staff choose from where an id is entered. */
export type ReferenceKind =
  | 'couponTemplate'
  | 'pointsCategory'
  | 'store'
  | 'region'
  | 'goods'
  | 'menuCategory'
  | 'diningTable'
  | 'staff'

/** Metadata of a schema: what a number or an id stands for. The forms and lists of the console are made from it. */
export interface Meaning {
  /** `satang`: shown as baht. `basisPoints`: shown as percent. `weekday`: 0 is Sunday. `decimal`: it may have two decimals. */
  unit?: 'satang' | 'basisPoints' | 'weekday' | 'decimal'
  /** The field that decides on the unit, and the unit for each of its values; a value without one has no field. */
  unitBy?: { field: string; units: Readonly<Record<string, 'satang' | 'basisPoints' | 'one'>> }
  of?: ReferenceKind
  /** An input of its own: the sizes of a dish by their spec groups; the key of a part, which is never shown; where a link leads; the address of a page; a place with its area on a map; a place alone; a photo that staff take. */
  editor?: 'variants' | 'key' | 'link' | 'address' | 'ground' | 'place' | 'photo'
  /** An empty list is none, not all. */
  emptyIsNone?: boolean
  /** What an empty list of hours means. */
  whenEmpty?: 'closed'
  /** What the form shows beside an item of the list: the orders that are promised for its day. */
  note?: 'promised'
  /** Typed without being shown. */
  secret?: boolean
}

const SATANG: Meaning = { unit: 'satang' }
const SHARE: Meaning = { unit: 'basisPoints' }
const TEMPLATE: Meaning = { of: 'couponTemplate' }
const STORE: Meaning = { of: 'store' }
const REGION: Meaning = { of: 'region' }
const GOODS: Meaning = { of: 'goods' }
const WEEKDAY: Meaning = { unit: 'weekday' }
const KEY: Meaning = { editor: 'key' }
const TABLE: Meaning = { of: 'diningTable' }
const STAFF: Meaning = { of: 'staff' }
const PHOTO: Meaning = { editor: 'photo' }
const SECRET: Meaning = { secret: true }

/** An amount in satang. */
export const money = (min: number, max: number) => v.pipe(int(min, max), v.metadata({ ...SATANG }))

/** A share in basis points. */
export const share = (min: number, max: number) => v.pipe(int(min, max), v.metadata({ ...SHARE }))

/** The id of a coupon template. */
export const templateId = v.pipe(id, v.metadata({ ...TEMPLATE }))

/** The id of a store. */
export const storeId = v.pipe(id, v.metadata({ ...STORE }))

/** The id of a city or district. */
export const regionId = v.pipe(id, v.metadata({ ...REGION }))

/** The id of a dish. */
export const goodsId = v.pipe(id, v.metadata({ ...GOODS }))

/** The id of a table. */
export const diningTableId = v.pipe(id, v.metadata({ ...TABLE }))

/** What names a part of a record: its id, or a name of the caller's own for a new one. */
export const partKey = v.pipe(id, v.metadata({ ...KEY }))

/** Ids in the order that they are put in, each once. */
export const ordered = v.pipe(
  v.array(id),
  v.maxLength(2000),
  v.check((ids) => new Set(ids).size === ids.length),
)

const inLanguages = (max: number, least: number) =>
  v.object({
    en: v.pipe(text(max), v.minLength(least)),
    th: v.exactOptional(text(max)),
    zh: v.exactOptional(text(max)),
  } satisfies Record<Locale, v.GenericSchema<string> | v.ExactOptionalSchema<v.GenericSchema<string>, undefined>>)

/** The id of a person of the console. */
export const staffId = v.pipe(id, v.metadata({ ...STAFF }))

/** A password: typed without being shown. */
export const secret = <S extends v.GenericSchema<string>>(schema: S) => v.pipe(schema, v.metadata({ ...SECRET }))

/** A text in the languages of the storefront, each at most `max` characters; English is needed, and shown where another is empty. */
export const texts = (max: number) => inLanguages(max, 1)

/** The same, which may be empty. */
export const textsOrNone = (max: number) => inLanguages(max, 0)

/** Weekdays; 0 is Sunday. */
export const weekdays = v.pipe(v.array(v.pipe(int(0, 6), v.metadata({ ...WEEKDAY }))), v.minLength(1), v.maxLength(7))

/** Weekdays and a span of the day; an end that is not after the start lies on the next day. */
export const daySpan = v.object({
  weeks: weekdays,
  start: clock,
  end: clock,
})

/** The version of what is edited, counted up with each edit. An update names the one it saw; a stale one is refused with code 409 and `current`. */
export const version = int(1)

/** A picture as pages and settings name it: relative to attachurl, or an https address; empty when there is none. */
export const pictureName = v.pipe(text(300), v.regex(/^(https:\/\/[^\s"'<>]+|[\w-]+(?:\/[\w.-]+)*)?$/))

/** A picture that staff take of something in front of them, by its name. */
export const photo = v.pipe(pictureName, v.metadata({ ...PHOTO }))

/** Maximum size of an uploaded file, bytes: in base64 it fits into `fileContent`. */
export const MAX_FILE_BYTES = 700_000

/** A small file, in base64: with its call less than the server takes. */
export const fileContent = v.pipe(v.string(), v.minLength(4), v.maxLength(1_000_000), v.base64())

/** ISO 8601 date and time with offset, of this century. */
export const moment = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((at) => /^20\d\d-/.test(at) && !Number.isNaN(Date.parse(at))),
)

/** A calendar day of the restaurant, of this century. */
export const calendarDay = v.pipe(day, v.regex(/^20/))

/** What is looked for in a name, in any language. */
export const keyword = v.optional(text(60), '')

/** The place in the merchant's order: the least comes first, then the least id. */
export const sort = int(-1_000_000, 1_000_000)

/** Pieces of a coupon template that something gives. */
export const pieces = int(1, 20)

/** A limit in pieces; null without one. */
export const limit = v.nullable(int(1, 10_000_000))
