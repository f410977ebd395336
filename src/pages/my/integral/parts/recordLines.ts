import type { PointsMonth, PointsRecord } from '@/contract/points'

/** A record, with the sums of its month where it is the first of it in the list. */
export interface RecordLine {
  record: PointsRecord
  /** `2026-11` */
  month: string
  head: PointsMonth | undefined
}

/** The records of a page as lines, after the last line of the page before. */
export function linesOf(
  { list, months }: { list: readonly PointsRecord[]; months: readonly PointsMonth[] },
  last: RecordLine | undefined,
): RecordLine[] {
  let before = last?.month
  return list.map((record) => {
    const month = record.createdAt.slice(0, 7)
    const head = month === before ? undefined : months.find((each) => each.month === month)
    before = month
    return { record, month, head }
  })
}
