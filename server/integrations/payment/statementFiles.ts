import { DAY_MS, HOUR_MS } from '../../../src/domain/time/duration'
import { satangOf } from '../../../src/domain/money/typedAmount'
import { ProviderError } from '../providerError'
import type { StatementEntry, StatementPeriod } from './paymentProvider'

/** WeChat Pay and Alipay count their days in UTC+8. */
const CHINA_MS = 8 * HOUR_MS
/** How long after its end the list of a day is made, at the latest; both name an hour of the morning. */
const MADE_AFTER_MS = 10 * HOUR_MS
/** A day without a list so long after its end had no payments. Both answer in the same way while a list is late. */
const EMPTY_AFTER_MS = DAY_MS
/** Largest list, bytes, without its compression. */
export const LARGEST_STATEMENT = 64 * 1024 * 1024

/** A list of a day: its entries; `none` where there is none; `later` while it is being made. */
export type DayStatement = StatementEntry[] | 'none' | 'later'

/** Reads the lists of the days in UTC+8 that a period touches. Null while one of them is not made. */
export async function readStatements(
  { from, until }: StatementPeriod,
  now: Date,
  readDay: (day: string) => Promise<DayStatement>,
): Promise<StatementEntry[] | null> {
  const entries: StatementEntry[] = []
  const first = Math.floor((from.getTime() + CHINA_MS) / DAY_MS)
  const last = Math.floor((until.getTime() - 1 + CHINA_MS) / DAY_MS)
  for (let day = first; day <= last; day += 1) {
    const since = now.getTime() - ((day + 1) * DAY_MS - CHINA_MS)
    if (since < MADE_AFTER_MS) return null
    const listed = await readDay(new Date(day * DAY_MS).toISOString().slice(0, 10))
    if (listed === 'later' || (listed === 'none' && since < EMPTY_AFTER_MS)) return null
    if (listed !== 'none') entries.push(...listed)
  }
  return entries.filter(({ at }) => at >= from && at < until)
}

/** A row of a list by the names of its columns. */
export class StatementRow {
  constructor(
    private readonly provider: string,
    private readonly cells: ReadonlyMap<string, string>,
  ) {}

  /** The text of a column. Throws when the list has no such column. */
  text(column: string): string {
    const text = this.cells.get(column)
    if (text === undefined) throw this.broken(`the list has no column ${column}`)
    return text
  }

  /** An amount in the main unit, as hundredths. */
  amount(column: string): number {
    const text = this.text(column)
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw this.broken(`${column} of the list is no amount`)
    return satangOf(text)
  }

  /** A moment in UTC+8, `2026-11-21 13:00:30`. */
  moment(column: string): Date {
    const at = new Date(`${this.text(column).replace(' ', 'T')}+08:00`)
    if (Number.isNaN(at.getTime())) throw this.broken(`${column} of the list is no time`)
    return at
  }

  private broken(reason: string): ProviderError {
    return new ProviderError(this.provider, 'down', reason)
  }
}
