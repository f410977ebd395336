import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import type { Db } from '../../../../server/db/database'
import { openDatabase, type OpenDatabase, type DatabaseLocation } from '../../../../server/db/openDatabase'
import { freshEmbedded, migrationsFingerprint, unpackDatabase } from './embedded'

/** A database that others are copied from. On a PostgreSQL server the latest version is kept. */
export interface Model {
  name: string
  version: string
  /** Fills the migrated database. */
  fill?(db: Db): Promise<void>
}

/** The tables without a row: copying them takes a tenth of the time of migrating. */
const emptyTables = (): Model => ({ name: 'tables', version: migrationsFingerprint() })

/**
 * A fresh, migrated database: embedded in memory, or on the PostgreSQL server of `TEST_DATABASE_URL` when that is set.
 * Closing it leaves nothing behind.
 */
export async function freshDatabase(model = emptyTables()): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return freshOnPostgres(url, model)
  const embedded = await freshEmbedded()
  await model.fill?.(embedded.db)
  return embedded
}

/** Twenty calls at once wait for each other: on a busy machine longer than guests should. */
export const PATIENT = { answerMs: 30_000, waitMs: 30_000 }

async function freshOnPostgres(url: string, model: Model): Promise<OpenDatabase> {
  const fresh = await copiedOnPostgres(url, model)
  const opened = await openDatabase({ url: fresh.url, ...PATIENT })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await fresh.drop()
    },
  }
}

/** The database of a single server process. */
export interface OwnPlace {
  /** Environment variables of the server. */
  env: { DATABASE_URL?: string }
  place: DatabaseLocation
  remove(): Promise<void>
}

/** A database on the PostgreSQL server of `TEST_DATABASE_URL`, copied from the model, or embedded in this folder, migrated and empty. */
export async function ownPlace(folder: string, model = emptyTables()): Promise<OwnPlace> {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const { url, drop } = await copiedOnPostgres(server, model)
    return { env: { DATABASE_URL: url }, place: { url }, remove: drop }
  }
  await unpackDatabase(folder)
  return { env: {}, place: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

interface OnPostgres {
  url: string
  drop(): Promise<void>
}

/** An empty database on a PostgreSQL server. */
export function emptyOnPostgres(server: string): Promise<OnPostgres> {
  return administer(server, (client) => createdOn(server, client, 'template1'))
}

/** A copy of a model, which the first caller makes. No other version takes its place while it is copied. */
function copiedOnPostgres(server: string, model: Model): Promise<OnPostgres> {
  const template = `test_model_${model.name}_${model.version}`
  return administer(server, async (client) => {
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (!rowCount) await makeModel(server, client, model, template)
    await client.query('select pg_advisory_lock_shared(1), pg_advisory_unlock(1)')
    return createdOn(server, client, template)
  })
}

/** Makes the template of a model in place of those of its earlier versions. */
async function makeModel(server: string, client: Client, { name, fill }: Model, template: string): Promise<void> {
  const { url } = await createdOn(server, client, 'template1')
  const made = await openDatabase({ url })
  await made.migrate(fill)
  await made.close()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`test_model_${name}_`],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.query(`alter database ${nameIn(url)} rename to ${template}`)
}

async function createdOn(server: string, client: Client, model: string): Promise<OnPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // PostgreSQL 15 and later copy through their buffers otherwise, which takes twice the time for a small database.
  await client.query(`create database ${name} template ${model} strategy file_copy`)
  // Connections of a killed server may outlive it.
  const drop = () =>
    administer(server, (again) => again.query(`drop database ${name} with (force)`)).then(() => undefined)
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, drop }
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

async function administer<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
