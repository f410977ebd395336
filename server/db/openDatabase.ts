import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import type { Db } from './database'
import { holdFolder } from './folderLock'
import { MIGRATION_LOCK } from './locks'

export interface OpenDatabase {
  db: Db
  /** Brings tables up to the newest migration. */
  migrate(): Promise<void>
  /** Waits for what runs and lets go of files and connections. */
  close(): Promise<void>
}

/** Where data is kept: a PostgreSQL server, a folder for the embedded database, or (for tests) an embedded one that runs already. */
export type DatabaseLocation = { url: string } | { folder: string } | { client: PGlite }

/** Columns are camelCase in code and snake_case in SQL. */
const casing = 'snake_case'
const migrations = { migrationsFolder: join(__dirname, 'migrations') }

/** Opens the database. Only one process may use a folder at a time. */
export async function openDatabase(place: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in place ? openPostgres(place.url) : openEmbedded(place)
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 10 })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = overPostgres(pool, { casing })
  return { db, migrate: () => alone(pool, () => migratePostgres(db, migrations)), close: () => pool.end() }
}

/** Several servers that start at once wait for each other here. */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query(MIGRATION_LOCK)
    await work()
  } finally {
    // What a connection holds ends with it.
    holder.release(true)
  }
}

async function openEmbedded(place: Exclude<DatabaseLocation, { url: string }>): Promise<OpenDatabase> {
  const release = 'folder' in place ? await hold(place.folder) : undefined
  const client = 'folder' in place ? await PGlite.create({ dataDir: place.folder }) : place.client
  const db = overPglite(client, { casing })
  const close = async () => {
    await client.close()
    await release?.()
  }
  return { db, migrate: () => migratePglite(db, migrations), close }
}

function hold(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  return holdFolder(folder)
}
