import type { SaleSpan } from '../../../db/columnTypes'
import type { MessageKey, MessageParams } from '../../../messages/messages'
import { satangOf } from '../../../../src/domain/money/typedAmount'

/** What is wrong with a cell, as a message. */
export interface CellFault {
  reason: MessageKey
  params?: MessageParams
}

/** The value of a cell, or what is wrong with it. */
export type Reading<T> = { value: T } | { fault: CellFault }

const fault = (reason: MessageKey, params: MessageParams = {}): { fault: CellFault } => ({ fault: { reason, params } })

const THAI_ZERO = '๐'.charCodeAt(0)
const latinDigits = (text: string) =>
  text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO)).replaceAll(/[\s฿]/g, '')

/** An amount in baht, with a point or a comma for its decimals, in satang. */
export function readAmount(text: string): Reading<number> {
  const typed = latinDigits(text)
  if (/^[-−]/.test(typed)) return fault('sheet.negative')
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  const [, baht, decimals = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(plain) ?? []
  if (baht === undefined) return fault('sheet.notAmount')
  if (/[1-9]/.test(decimals.slice(2))) return fault('sheet.decimals')
  return { value: satangOf(`${baht}.${decimals.slice(0, 2)}`) }
}

/** A whole number that is not negative. */
export function readCount(text: string): Reading<number> {
  const typed = latinDigits(text)
  if (/^[-−]/.test(typed)) return fault('sheet.negative')
  return /^\d{1,15}$/.test(typed) ? { value: Number(typed) } : fault('sheet.notWhole')
}

const sameChoice = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()

/** One of some codes. */
export function readChoice<C extends string>(text: string, choices: readonly C[]): Reading<C> {
  const value = choices.find((choice) => sameChoice(choice, text))
  return value === undefined ? fault('sheet.oneOf', { choices: choices.join(', ') }) : { value }
}

/** Some of the codes, each once, in the order of the cell. */
export function readChoices<C extends string>(text: string, choices: readonly C[]): Reading<C[]> {
  const parts = text.split(/[,;\n]/).filter((word) => word.trim())
  const found = parts.map((word) => choices.find((choice) => sameChoice(choice, word)))
  const value = found.flatMap((choice) => choice ?? [])
  if (value.length < parts.length) return fault('sheet.oneOf', { choices: choices.join(', ') })
  return { value: [...new Set(value)] }
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const DAILY = 'daily'

/** Hours of sale as `mon,tue 11:00-14:00; daily 17:00-21:00`. */
export const printHours = (spans: readonly Required<SaleSpan>[]) =>
  spans.map(({ weeks, start, end }) => `${printDays(weeks)} ${start}-${end}`).join('; ')

function printDays(weeks: readonly number[]): string {
  if (weeks.join('') === '0123456') return DAILY
  return weeks.map((week) => DAYS[week]).join(',')
}

/** Reads hours of sale as `printHours` writes them. */
export function readHours(text: string): Reading<Required<SaleSpan>[]> {
  const spans = text.split(/[;\n]/).filter((span) => span.trim())
  const value = spans.map(readSpan).flatMap((span) => span ?? [])
  return value.length < spans.length ? fault('sheet.notHours') : { value }
}

function readSpan(text: string): Required<SaleSpan> | undefined {
  const [, days = '', start = '', end = ''] =
    /^\s*([a-z, ]+?)\s*(\d\d?:\d\d)\s*[-–]\s*(\d\d?:\d\d)\s*$/i.exec(text) ?? []
  const weeks = readDays(days)
  if (!weeks) return undefined
  return { weeks, start: start.padStart(5, '0'), end: end.padStart(5, '0') }
}

function readDays(text: string): number[] | undefined {
  if (sameChoice(DAILY, text)) return [0, 1, 2, 3, 4, 5, 6]
  const weeks = text.split(/[, ]+/).map((day) => DAYS.findIndex((each) => sameChoice(each, day)))
  return weeks.includes(-1) || new Set(weeks).size < weeks.length ? undefined : weeks
}

/** A text as it arrives from a spreadsheet: with plain line ends, without blanks around it and signs that no file holds. */
export const plainText = (text: string) => (ODD.test(text) ? plainLines(text) : text).trim()

// eslint-disable-next-line no-control-regex
const ODD = /[\u0000-\u001f\p{Surrogate}]/u
const plainLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
