import { eq, inArray, sql } from 'drizzle-orm'
import { type Postgres, startPostgres } from '../../../config/tasks/postgres'
import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase'
import { regions } from '../../../server/db/schema/store/stores'
import { emptyOnPostgres } from '../support/database/database'

let postgres: Postgres | undefined
let emptied: Awaited<ReturnType<typeof emptyOnPostgres>>
let database: OpenDatabase
beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) postgres = await startPostgres()
  emptied = await emptyOnPostgres(process.env.TEST_DATABASE_URL ?? postgres?.url ?? '')
  database = await openDatabase({ url: emptied.url })
  await database.migrate()
}, 60_000)
afterAll(async () => {
  await database.close()
  await emptied.drop()
  await postgres?.stop()
})

/** How often the prepared statements about regions have run on the connection that runs `work`. */
const runs = (work: (tx: Parameters<Parameters<OpenDatabase['db']['transaction']>[0]>[0]) => Promise<unknown>) =>
  database.db.transaction(async (tx) => {
    await work(tx)
    const counted = sql<number>`(generic_plans + custom_plans)::int`
    const about = sql`pg_prepared_statements where statement like '%from "regions"%' and name <> ''`
    return (await tx.select({ counted }).from(about)).map((row) => row.counted)
  })

test('a statement is prepared once on a connection, whatever its values are', async () => {
  const counts = await runs(async (tx) => {
    for (const id of ['bkk', 'ari', 'silom']) await tx.select().from(regions).where(eq(regions.id, id))
  })
  expect(counts).toEqual([3])
})

test('a connection keeps no more than 300 prepared statements', async () => {
  const counts = await runs(async (tx) => {
    for (let length = 1; length <= 320; length++) {
      const ids = Array.from({ length }, (_, index) => `region ${index}`)
      await tx.select().from(regions).where(inArray(regions.id, ids))
    }
  })
  expect(counts.length).toBeLessThanOrEqual(300)
})
