import { amountTyped, satangOf } from '../../../src/domain/money/typedAmount'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Unit } from './field'

/** How many of the unit of the wire make one of what is typed: baht, percent. Both have two decimals. */
const HUNDREDTHS = 100

/** A number as it is typed: `129.50` of 12950 satang, `12.5` of 1250 basis points; empty without one. */
export function numberTyped(value: number | null | undefined, unit: Unit | undefined): string {
  if (value === null || value === undefined) return ''
  if (!unit) return String(value)
  if (unit === 'decimal') return String(Math.round(value * HUNDREDTHS) / HUNDREDTHS)
  const text = (Math.abs(value) / HUNDREDTHS).toFixed(2)
  const short = text.replace(/\.00$/, '').replace(/(\.\d)0$/, unit === 'satang' ? '$10' : '$1')
  return value < 0 ? `-${short}` : short
}

/** The number of what was typed, null of nothing. What is no number stays a text, which the schema refuses. */
export function numberOf(typed: string, unit: Unit | undefined): number | string | null {
  const sign = /^\s*[-−]/.test(typed) ? -1 : 1
  const clean = amountTyped(typed)
  if (clean === '') return typed.trim() === '' ? null : typed
  if (unit === 'decimal') return sign * Number(clean)
  if (unit) return sign * satangOf(clean)
  return clean.includes('.') ? typed : sign * Number(clean)
}

/** The degrees that were typed, null of nothing. What is no number stays a text, which the schema refuses. */
export function degreesOf(typed: string): number | string | null {
  const plain = typed.trim().replace(/[−–]/, '-').replace(',', '.')
  if (plain === '') return null
  return /^-?\d{1,3}(\.\d{1,16})?$/.test(plain) ? Number(plain) : typed
}

/** `2026-11-21T22:05` in the restaurant's zone of a moment, as the field for date and time takes it; empty without one. */
export function momentTyped(moment: string | null | undefined): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return ''
  return isoText(new Date(moment)).slice(0, 16)
}

/** The moment of a date and time in the restaurant's zone, with its offset; null of nothing. */
export function momentOf(typed: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed)) return null
  return isoText(new Date(`${typed.slice(0, 16)}:00+07:00`))
}
