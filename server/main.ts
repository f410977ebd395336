import { buildApp } from './app'
import { openDatabase } from './db/open'
import { readEnvironment } from './environment'
import { serveSite } from './http/site'
import { seed } from './seed/seed'

/** Opens the database, fills it when it is empty, and serves storefront and API on one origin until it is told to stop. */
async function main(): Promise<void> {
  const { port, host, database: place, site, seedGoods, ...settings } = readEnvironment()
  const { production } = settings
  const database = await openDatabase(place)
  await database.migrate()
  await seed(database.db, { goods: seedGoods })
  const { server, sweeper } = await buildApp({ db: database.db, ...settings })
  if (production) await serveSite(server, site)
  const stop = () => void server.close().then(() => database.close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  await server.listen({ port, host })
  sweeper.start()
  console.log(production ? `Open http://localhost:${port}` : `API on http://localhost:${port}, described at /docs`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
