import { sql } from 'drizzle-orm'
import { AppError } from '../../../server/api/appError'
import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons'
import type { Db } from '../../../server/db/database'
import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase'
import { transact } from '../../../server/db/transaction'
import { issueCoupons } from '../../../server/modules/coupons/issueCoupons'
import { addTemplate } from '../support/coupons'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const SERVER = process.env.TEST_DATABASE_URL
/** What the issue asks for, on PostgreSQL; the embedded database has one connection. */
const { guests, total, servers } = SERVER
  ? { guests: 10_000, total: 1000, servers: 5 }
  : { guests: 200, total: 20, servers: 1 }
/** Connections of one server. */
const CONNECTIONS = 10

/** The database as several servers hold it. */
async function openServers(): Promise<OpenDatabase[]> {
  if (!SERVER) return []
  const name = sql<string>`current_database()`
  const [row] = await backend.db.select({ name }).from(sql`(select 1) as one`)
  const url = Object.assign(new URL(SERVER), { pathname: `/${row?.name}` }).href
  return Promise.all(Array.from({ length: servers }, () => openDatabase({ url })))
}

/** Claims for one guest after the other, as many at once as there are connections. Returns how many received a coupon. */
async function claimAll(databases: readonly Db[]): Promise<number> {
  const now = backend.clock.now()
  const waiting = Array.from({ length: guests }, (_, no) => no)
  let received = 0
  const claimFor = async (db: Db, no: number) => {
    const issue = { templateId: 'rush', userId: `guest${no}`, source: 'centre', cause: `tap${no}` } as const
    try {
      await transact(db, (tx) => issueCoupons(tx, issue, { now, locale: 'en' }))
      received++
    } catch (error) {
      if (!(error instanceof AppError && error.key === 'claim.soldOut')) throw error
    }
  }
  const work = async (db: Db) => {
    for (let no = waiting.pop(); no !== undefined; no = waiting.pop()) await claimFor(db, no)
  }
  const connections = databases.flatMap((db) => Array.from({ length: CONNECTIONS }, () => db))
  await Promise.all(connections.map(work))
  return received
}

it(`gives ${total} of ${guests} guests who claim at ${servers} servers at once a coupon, and no more`, async () => {
  await addTemplate(backend, { id: 'rush', inCentre: true, total, perPerson: 1 })
  const names = sql`select 'guest' || no, now() from generate_series(0, ${guests - 1}::int) as no`
  await backend.db.execute(sql`insert into users (id, created_at) ${names}`)
  const opened = await openServers()
  try {
    expect(await claimAll(SERVER ? opened.map(({ db }) => db) : [backend.db])).toBe(total)
  } finally {
    await Promise.all(opened.map(({ close }) => close()))
  }
  expect(await backend.db.$count(userCoupons)).toBe(total)
  const [template] = await backend.db.select().from(couponTemplates)
  expect(template?.issued).toBe(total)
}, 120_000)
