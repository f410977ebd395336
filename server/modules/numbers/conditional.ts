import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { whole } from '../../api/period'

/** How many rows meet a condition. */
export const countIf = (wanted: SQL | undefined) => whole(sql`count(*) filter (where ${wanted})`)

/** The sum over the rows that meet a condition. */
export const sumIf = (amount: SQLWrapper, wanted: SQL | undefined) =>
  whole(sql`coalesce(sum(${amount}) filter (where ${wanted}), 0)`)
