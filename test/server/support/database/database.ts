import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { openDatabase, type OpenDatabase, type DatabaseLocation } from '../../../../server/db/openDatabase'
import { freshEmbedded, migrationsFingerprint, unpackDatabase } from './embedded'

/**
 * A fresh, migrated database: embedded in memory, or on the PostgreSQL server of `TEST_DATABASE_URL` when that is set.
 * Closing it leaves nothing behind.
 */
export function freshDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url ? freshOnPostgres(url) : freshEmbedded()
}

async function freshOnPostgres(url: string): Promise<OpenDatabase> {
  const fresh = await migratedOnPostgres(url)
  const opened = await openDatabase({ url: fresh.url })
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

/** A database on the PostgreSQL server of `TEST_DATABASE_URL`, or embedded in this folder, migrated. */
export async function ownPlace(folder: string): Promise<OwnPlace> {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const { url, drop } = await migratedOnPostgres(server)
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

/** A migrated database, copied from a template that is created once per server and kept: ten times faster than migrating. */
function migratedOnPostgres(server: string): Promise<OnPostgres> {
  const model = `test_model_${migrationsFingerprint()}`
  return administer(server, async (client) => {
    // The first caller creates the template.
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [model])
    if (!rowCount) {
      const { url } = await createdOn(server, client, 'template1')
      const made = await openDatabase({ url })
      await made.migrate()
      await made.close()
      await client.query(`alter database ${nameIn(url)} rename to ${model}`)
    }
    await client.query('select pg_advisory_unlock(1)')
    return createdOn(server, client, model)
  })
}

async function createdOn(server: string, client: Client, model: string): Promise<OnPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await client.query(`create database ${name} template ${model}`)
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
