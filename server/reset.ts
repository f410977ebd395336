import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from './db/openDatabase'
import { readEnvironment } from './environment'
import { seed } from './seed/seed'

/** Deletes all data and seeds the demo restaurant. */
async function reset(): Promise<void> {
  const { database: location, seedGoods, loginSandbox } = readEnvironment()
  const used = await openDatabase(location)
  if ('url' in location) {
    await used.db.execute(sql`drop schema if exists public, drizzle cascade`)
    await used.db.execute(sql`create schema public`)
  }
  await used.close()
  if ('folder' in location) await rm(location.folder, { recursive: true })
  const opened = await openDatabase(location)
  await opened.migrate((db) => seed(db, { goods: seedGoods, member: loginSandbox }))
  await opened.close()
  console.log('The database was reset to the demo restaurant.')
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
