import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { type Db, openDatabase, type OpenDatabase } from '../../server/db/open'

const root = join(__dirname, '../..')
const migrations = join(root, 'server/db/migrations')

/**
 * A fresh, migrated database: embedded in memory, or on the PostgreSQL server of `TEST_DATABASE_URL` when that is set.
 * Closing it leaves nothing behind.
 */
export function freshDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url ? freshOnPostgres(url) : freshEmbedded()
}

async function freshOnPostgres(url: string): Promise<OpenDatabase> {
  const fresh = await emptyOnPostgres(url)
  const opened = await openDatabase({ url: fresh.url })
  await opened.migrate()
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await fresh.drop()
    },
  }
}

/** An empty database of its own on a PostgreSQL server. */
export async function emptyOnPostgres(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => administer(server, `drop database ${name}`),
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function freshEmbedded(): Promise<OpenDatabase> {
  return openDatabase({ memory: true, image: new Blob([readFileSync(await migratedImage())]) })
}

/** Makes a folder that holds an embedded database with its tables, as the first start of a server does, in a tenth of its time. */
export async function unpackDatabase(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xf', await migratedImage(), '-C', folder], { stdio: 'ignore' })
}

/** Creating a data folder takes seconds, loading its image a fraction: the migrated image, a tar, is kept between runs. */
async function migratedImage(): Promise<string> {
  const folder = join(root, '.cache/pglite')
  const file = join(folder, `${fingerprint()}.tar`)
  if (!existsSync(file)) {
    const client = await PGlite.create()
    await migrate(drizzle(client), { migrationsFolder: migrations })
    const image = await client.dumpDataDir('none')
    await client.close()
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, new Uint8Array(await image.arrayBuffer()))
    renameSync(draft, file)
    for (const other of readdirSync(folder).filter((name) => name.endsWith('.tar'))) {
      if (other !== basename(file)) rmSync(join(folder, other), { force: true })
    }
  }
  return file
}

/** Changes with the migrations and with the embedded database. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return hash.digest('hex').slice(0, 20)
}

/** All rows of all tables as text, in an order that depends on nothing but the rows. */
export async function dump(db: Db): Promise<string> {
  const parts: string[] = []
  for (const name of await tableNames(db)) {
    const rows = await rowsOf<{ row: string }>(db, sql`select t::text as row from ${sql.identifier(name)} t order by 1`)
    parts.push(name, ...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

/** Empties all tables, so that each test of a file starts as the first did. Much faster than another database. */
export async function wipe(db: Db): Promise<void> {
  const tables = (await tableNames(db)).map((name) => sql.identifier(name))
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`)
}

/** Names of the tables that have a foreign key to a table. */
export async function referringTo(db: Db, table: string): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = ${table}::regclass order by 1`,
  )
  return names.map(({ name }) => name)
}

async function tableNames(db: Db): Promise<string[]> {
  const tables = sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  return (await rowsOf<{ name: string }>(db, tables)).map(({ name }) => name)
}

/** Rows of a statement; both engines answer with an object that has them. */
async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as { rows: T[] }
  return rows
}
