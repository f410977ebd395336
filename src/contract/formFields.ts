import * as v from 'valibot'

/** Fields of configuration blocks: a missing or invalid value has its default. */
export const off = v.fallback(v.boolean(), false)
export const on = v.fallback(v.boolean(), true)
export const whole = (least: number, usual: number, most = 1_000_000_000) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual)

/** Amounts of satang or counts, none below 0. */
export const amounts = v.fallback(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), [])

/** A duration in minutes, hours or days that dates can represent. */
export const atLeastOne = (usual: number) => v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)), usual)

/** A colour of three or six hexadecimal digits. */
export const colour = (usual: string) => v.fallback(v.pipe(v.string(), v.regex(/^#([\da-f]{3}|[\da-f]{6})$/i)), usual)
