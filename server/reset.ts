import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from './db/openDatabase'
import { readEnvironment } from './environment'
import { seed } from './seed/seed'

/** Deletes all data and seeds the demo restaurant. */
async function reset(): Promise<void> {
  const { database: place, seedGoods, loginSandbox } = readEnvironment()
  const used = await openDatabase(place)
  if ('url' in place) {
    await used.db.execute(sql`drop schema if exists public, drizzle cascade`)
    await used.db.execute(sql`create schema public`)
  }
  await used.close()
  if ('folder' in place) await rm(place.folder, { recursive: true })
  const fresh = await openDatabase(place)
  await fresh.migrate((db) => seed(db, { goods: seedGoods, member: loginSandbox }))
  await fresh.close()
  console.log('The database was reset to the demo restaurant.')
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
