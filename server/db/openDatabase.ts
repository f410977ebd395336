import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { type ChangeFeed, EmbeddedChanges, PostgresChanges } from './changeFeed'
import type { Db } from './database'
import { lockFolder } from './folderLock'
import { MIGRATION_LOCK } from './locks'
import { createPool, MAX_PREPARED } from './postgresPool'
import { PreparedEmbedded } from './preparedEmbedded'

export interface OpenDatabase {
  db: Db
  /** Feed of committed changes, including those of other servers. */
  changes: ChangeFeed
  /** Brings tables up to the newest migration and then fills them, both without time limits. */
  migrate(fill?: (db: Db) => Promise<void>): Promise<void>
  /** Waits for running statements and releases files and connections. */
  close(): Promise<void>
}

/**
 * Location of the database: the URL of a PostgreSQL server, the data folder of the embedded database, or its open client (tests).
 * `answerMs` is the longest time that the server may take to answer, `waitMs` that a call may wait for a connection.
 */
export type DatabaseLocation = PostgresLocation | { folder: string } | { client: PGlite }
interface PostgresLocation {
  url: string
  answerMs?: number
  waitMs?: number
}

/** Columns are camelCase in code and snake_case in SQL. */
const casing = 'snake_case'
const migrations = { migrationsFolder: join(__dirname, 'migrations') }

/** Opens the database. Only one process may use a folder at a time. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openPostgres(location) : openEmbedded(location)
}

function openPostgres({ url, answerMs, waitMs }: PostgresLocation): OpenDatabase {
  const pool = createPool(url, answerMs, waitMs)
  const changes = new PostgresChanges(url)
  const close = async () => {
    await changes.close()
    await pool.end()
  }
  return { db: overPostgres(pool, { casing }), changes, migrate: (fill) => migrateAlone(url, fill), close }
}

/** Several servers that start at once wait for each other here. */
async function migrateAlone(connectionString: string, fill?: (db: Db) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(MIGRATION_LOCK)
    const db = overPostgres(client, { casing })
    await migratePostgres(db, migrations)
    await fill?.(db)
  } finally {
    // What a connection holds ends with it.
    await client.end()
  }
}

async function openEmbedded(location: Exclude<DatabaseLocation, { url: string }>): Promise<OpenDatabase> {
  const release = 'folder' in location ? await hold(location.folder) : undefined
  const client = 'folder' in location ? await PGlite.create({ dataDir: location.folder }) : location.client
  const prepared = await PreparedEmbedded.over(client, MAX_PREPARED)
  const db = overPglite(prepared as unknown as PGlite, { casing })
  const changes = new EmbeddedChanges(client)
  const close = async () => {
    await changes.close()
    await client.close()
    await release?.()
  }
  const migrate = async (fill?: (db: Db) => Promise<void>) => {
    await migratePglite(db, migrations)
    await fill?.(db)
  }
  return { db, changes, migrate, close }
}

function hold(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  return lockFolder(folder)
}
