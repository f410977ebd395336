import * as v from 'valibot'
import { DINING_TYPES, type LOCALES } from './constants/common'
import { GIFT_MESSAGE_LENGTH } from './constants/coupon'

/** One of the languages of the storefront. */
export type Locale = (typeof LOCALES)[number]

/** Opaque identifier. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** A day of any year, `MM-DD`. That it exists is checked where it is written. */
export const monthDay = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** An integer, also as text from query strings and forms. */
export const int = (min = 0, max = 1_000_000_000) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/** A decimal number, also as text. */
const decimal = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,4}(\.\d{1,16})?$/), v.transform(Number))]),
    v.minValue(min),
    v.maxValue(max),
  )

/** A boolean, also as text. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((text) => text === 'true' || text === '1'),
  ),
])

/** Free text of at most `max` characters, trimmed. A NUL byte is refused because SQL text cannot hold one. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max),
    // eslint-disable-next-line no-control-regex
    v.regex(/^[^\u0000]*$/),
  )

/** The message of a gift that is sent by a link. */
export const giftMessage = v.optional(text(GIFT_MESSAGE_LENGTH), '')

/** Degrees north, WGS 84 unless the caller is WeChat (GCJ-02 there). */
export const lat = decimal(-90, 90)
/** Degrees east. */
export const lng = decimal(-180, 180)

/** Amount in satang (1/100 baht); never negative. */
export const satang = v.pipe(v.number(), v.integer(), v.minValue(0))
/** ISO 8601 date and time with offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate())
/** Wall-clock time `HH:mm` in the store's time zone. `24:00` ends a day. */
export const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/))

/** An absolute or attachurl-relative picture address; empty when there is none. */
export const picture = v.string()

/** A picture that was uploaded before: its path relative to attachurl, never an address of another host. */
export const upload = v.pipe(text(200), v.regex(/^[\w-]+(?:\/[\w.-]+)*$/))
export const uploads = v.optional(v.pipe(v.array(upload), v.maxLength(9)), [])

/** Dining types (specification §3). */
export const diningType = v.picklist(DINING_TYPES)
export type DiningType = v.InferOutput<typeof diningType>

/** Page request of a list, pages counted from 1. */
export const paging = {
  page: v.optional(int(1, 100_000), 1),
  pageSize: v.optional(int(1, 100), 20),
}

/** One page of a list. */
export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ list: v.array(item), total: v.number(), page: v.number(), pageSize: v.number() })

/** An empty reply. */
export const done = v.object({ ok: v.literal(true) })

/** The ticket with which the console's preview shows drafts; empty for guests. */
export const previewTicket = v.optional(text(64), '')
