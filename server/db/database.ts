import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database, or a transaction of it. Which engine answers is known in `openDatabase.ts` only. */
export type Db = PgDatabase<PgQueryResultHKT>

/** A transaction: what writes ask for, so that they cannot run outside one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A database or transaction that only reads: handlers of GET get no more, so a write in them does not compile. */
export type ReadDb = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'>
