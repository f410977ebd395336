import { sql } from 'drizzle-orm'
import { type Postgres, startPostgres } from '../../../config/tasks/postgres'
import { sessionContract } from '../../../src/contract/account/session'
import { buildApp, type App } from '../../../server/app'
import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase'
import { DatabaseProxy } from '../support/database/databaseProxy'
import { emptyOnPostgres } from '../support/database/database'
import { injection } from '../support/harness'

/** Time without an answer after which the impatient server gives up, ms: short, because a frozen database never answers. */
const IMPATIENT_MS = 400
/** Longest time to answer calls while the database is frozen, ms. */
const FROZEN_MS = 10_000
/** Most attempts to write after the database is back: on a busy machine the impatient server may give up on some. */
const ATTEMPTS = 20

let postgres: Postgres | undefined
let emptied: Awaited<ReturnType<typeof emptyOnPostgres>>
let proxy: DatabaseProxy
let database: OpenDatabase
let app: App
let impatient: { database: OpenDatabase; app: App }
beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) postgres = await startPostgres()
  emptied = await emptyOnPostgres(process.env.TEST_DATABASE_URL ?? postgres?.url ?? '')
  proxy = await DatabaseProxy.open(emptied.url)
  database = await openDatabase({ url: proxy.url })
  await database.migrate()
  app = await serve(database)
  const hasty = await openDatabase({ url: proxy.url, answerMs: IMPATIENT_MS })
  impatient = { database: hasty, app: await serve(hasty) }
}, 60_000)
afterAll(async () => {
  for (const { server } of [app, impatient.app]) await server.close()
  for (const opened of [database, impatient.database]) await opened.close()
  await proxy.close()
  await emptied.drop()
  await postgres?.stop()
})

const serve = ({ db }: OpenDatabase) =>
  buildApp({ db, logLevel: 'silent', limits: { guestsFromAddress: { max: 10_000, minutes: 1 } } })

/** The replies to forty guests who open a session at once. */
async function fortyGuests({ server } = app): Promise<{ statuses: number[]; messages: string[] }> {
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => server.inject(injection(sessionContract.guest, {}))),
  )
  return {
    statuses: [...new Set(replies.map(({ statusCode }) => statusCode))],
    messages: [...new Set(replies.map((reply) => reply.json<{ msg: string }>().msg))],
  }
}

test('a connection that is lost in a transaction fails this transaction only', async () => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    proxy.cut()
    await tx.execute(sql`select 2`)
  })
  await expect(lost).rejects.toThrow()
  expect((await fortyGuests()).statuses).toEqual([200])
})

test('a connection that is lost between the statements of a transaction does not end the process', async () => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`)
    await database.db.execute(sql`select pg_terminate_backend(${row?.pid}, 1000)`)
  })
  await expect(lost).rejects.toThrow()
  expect((await fortyGuests()).statuses).toEqual([200])
})

test('forty calls are answered while the database is frozen, and the server writes again afterwards', async () => {
  // Statements fail on open connections, and then new connections fail.
  await fortyGuests(impatient.app)
  proxy.freeze(true)
  const since = Date.now()
  for (const start of ['on open connections', 'on new connections']) {
    expect({ start, ...(await fortyGuests(impatient.app)) }).toEqual({
      start,
      statuses: [503],
      messages: ['The restaurant is not reachable at the moment. Please try again in a minute'],
    })
  }
  expect(Date.now() - since).toBeLessThan(FROZEN_MS)
  proxy.freeze(false)
  // One guest: the impatient server cannot answer forty at once on a busy machine.
  let status = 0
  for (let attempt = 0; attempt < ATTEMPTS && status !== 200; attempt += 1)
    status = (await impatient.app.server.inject(injection(sessionContract.guest, {}))).statusCode
  expect(status).toBe(200)
  expect((await fortyGuests()).statuses).toEqual([200])
}, 60_000)

test('an idle connection stays open for longer than an answer may take', async () => {
  const short = await openDatabase({ url: proxy.url, answerMs: 2000 })
  const connection = () => short.db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`)
  const before = await connection()
  await database.db.execute(sql`select pg_sleep(2.5)`)
  expect(await connection()).toEqual(before)
  await short.close()
})
