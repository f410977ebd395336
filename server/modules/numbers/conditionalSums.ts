import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { whole } from '../../api/period'

/** How many rows meet a condition. */
export const countIf = (condition: SQL | undefined) => whole(sql`count(*) filter (where ${condition})`)

/** The sum over the rows that meet a condition. */
export const sumIf = (amount: SQLWrapper, condition: SQL | undefined) =>
  whole(sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`)
