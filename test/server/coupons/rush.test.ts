import { sql } from 'drizzle-orm'
import { AppError } from '../../../server/api/appError'
import { couponActivities } from '../../../server/db/schema/coupons/couponClaims'
import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import type { Db, Tx } from '../../../server/db/database'
import { sqlState } from '../../../server/db/databaseErrors'
import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase'
import { transact } from '../../../server/db/transaction'
import { claimActivity } from '../../../server/modules/coupons/claimActivity'
import { issueCoupons } from '../../../server/modules/coupons/issueCoupons'
import { addTemplate } from '../support/coupons/coupons'
import { PATIENT } from '../support/database/database'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const SERVER = process.env.TEST_DATABASE_URL
/** The embedded database has one connection. */
const { guests, total, servers } = SERVER
  ? { guests: Number(process.env.RUSH_GUESTS ?? 2000), total: 200, servers: 5 }
  : { guests: 200, total: 20, servers: 1 }
/** Connections of one server. */
const CONNECTIONS = 10

/** The database as several servers hold it. */
async function openServers(): Promise<OpenDatabase[]> {
  if (!SERVER) return []
  const name = sql<string>`current_database()`
  const [row] = await backend.db.select({ name }).from(sql`(select 1) as one`)
  const url = Object.assign(new URL(SERVER), { pathname: `/${row?.name}` }).href
  return Promise.all(Array.from({ length: servers }, () => openDatabase({ url, ...PATIENT })))
}

type Claim = (tx: Tx, no: number) => Promise<unknown>

/** SQLSTATE of a statement that waited too long, as on a busy machine: nothing has happened, and a guest tries again. */
const CANCELED = '57014'

/** Claims for one guest after the other, as many at once as there are connections. Returns how many received a coupon. */
async function claimAll(databases: readonly Db[], claim: Claim): Promise<number> {
  const waiting = Array.from({ length: guests }, (_, no) => no)
  let received = 0
  const claimFor = async (db: Db, no: number) => {
    try {
      await transact(db, (tx) => claim(tx, no))
      received++
    } catch (error) {
      if (sqlState(error) === CANCELED) waiting.push(no)
      else if (!(error instanceof AppError && error.key === 'claim.soldOut')) throw error
    }
  }
  const work = async (db: Db) => {
    for (let no = waiting.pop(); no !== undefined; no = waiting.pop()) await claimFor(db, no)
  }
  const connections = databases.flatMap((db) => Array.from({ length: CONNECTIONS }, () => db))
  await Promise.all(connections.map(work))
  return received
}

/** Lets every guest claim. Returns how many received a coupon, and how many the template and the members have. */
async function rush(claim: Claim) {
  const names = sql`select 'guest' || no, now() from generate_series(0, ${guests - 1}::int) as no`
  await backend.db.execute(sql`insert into users (id, created_at) ${names}`)
  const opened = await openServers()
  try {
    const received = await claimAll(SERVER ? opened.map(({ db }) => db) : [backend.db], claim)
    const [template] = await backend.db.select().from(couponTemplates)
    return { received, issued: template?.issued, held: await backend.db.$count(userCoupons) }
  } finally {
    await Promise.all(opened.map(({ close }) => close()))
  }
}

const ALL = { received: total, issued: total, held: total }
const moment = () => ({ now: backend.clock.now(), locale: 'en' }) as const

describe(`when ${guests} guests claim at ${servers} servers at once`, () => {
  it(`a coupon of the centre goes to ${total} of them, and no more`, async () => {
    await addTemplate(backend, { id: 'rush', inCentre: true, total, perPerson: 1 })
    const claimed = await rush((tx, no) => {
      const issue = { templateId: 'rush', userId: `guest${no}`, source: 'centre', cause: `tap${no}` } as const
      return issueCoupons(tx, issue, moment())
    })
    expect(claimed).toEqual(ALL)
  }, 120_000)

  it(`a campaign gives its coupon to ${total} of them, and no more`, async () => {
    await addTemplate(backend, { id: 'rush' })
    const campaign = { id: 'rush', coupons: [{ templateId: 'rush', num: 1 }], total, createdAt: backend.clock.now() }
    await backend.db.insert(couponActivities).values(campaign)
    const claimed = await rush((tx, no) => claimActivity(tx, { userId: `guest${no}`, ...moment() }, 'rush'))
    expect(claimed).toEqual(ALL)
    expect((await backend.db.select().from(couponActivities))[0]?.claimed).toBe(total)
  }, 120_000)
})
