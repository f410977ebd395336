import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { openDatabase, type OpenDatabase } from '../../../../server/db/openDatabase'
import { emptyOnPostgres } from './database'

const root = join(__dirname, '../../../..')
const MIGRATIONS = join(root, 'server/db/migrations')

interface Journal {
  entries: { tag: string }[]
}

/** A database as it was before a migration (its name without number), whose `migrate` brings it up to date: on either engine, like `freshDatabase`. */
export async function databaseBefore(migration: string): Promise<OpenDatabase> {
  const migrationsFolder = migrationsBefore(migration)
  try {
    const url = process.env.TEST_DATABASE_URL
    return await (url ? onPostgres(url, migrationsFolder) : embedded(migrationsFolder))
  } finally {
    rmSync(migrationsFolder, { recursive: true })
  }
}

/** A copy of the migrations that ends before one. */
function migrationsBefore(migration: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const end = journal.entries.findIndex(({ tag }) => tag.slice(5) === migration)
  if (end < 0) throw new Error(`There is no migration ${migration}`)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

async function embedded(migrationsFolder: string): Promise<OpenDatabase> {
  const client = await PGlite.create()
  await migratePglite(overPglite(client), { migrationsFolder })
  return openDatabase({ client })
}

async function onPostgres(server: string, migrationsFolder: string): Promise<OpenDatabase> {
  const { url, drop } = await emptyOnPostgres(server)
  const client = new Client({ connectionString: url })
  await client.connect()
  await migratePostgres(overPostgres(client), { migrationsFolder })
  await client.end()
  const opened = await openDatabase({ url })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
}
