import { sql } from 'drizzle-orm'
import type { ChangeFeed } from '../../../server/db/changeFeed'
import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase'
import { freshDatabase, ownPlace } from '../support/database/database'

const notify = (database: OpenDatabase, payload: string) =>
  database.db.execute(sql`select pg_notify('order_changes', ${payload})`)

/** The next change of a feed. */
function next(feed: ChangeFeed): Promise<string | null> {
  return new Promise((done) => {
    const end = feed.subscribe('order_changes', (payload) => {
      end()
      done(payload)
    })
  })
}

it('reports to subscribers what is committed, and nothing of what is rolled back', async () => {
  const database = await freshDatabase()
  const heard: (string | null)[] = []
  const last = new Promise<void>((done) => {
    database.changes.subscribe('order_changes', (payload) => {
      heard.push(payload)
      if (payload === 'last') done()
    })
  })
  await database.changes.ready()
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('order_changes', 'lost')`)
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  await notify(database, 'first')
  await notify(database, 'last')
  await last
  expect(heard).toEqual(['first', 'last'])
  await database.close()
})

/** The embedded database has one server and no connection to lose. */
const ON_POSTGRES = process.env.TEST_DATABASE_URL !== undefined

if (ON_POSTGRES) {
  it('channels that are subscribed to at once share one connection', async () => {
    const database = await freshDatabase()
    const heard = new Set<string | null>()
    const channels = ['order_changes', 'table_changes', 'reserve_changes', 'queue_changes'] as const
    const all = new Promise<void>((done) => {
      for (const channel of channels)
        database.changes.subscribe(channel, (payload) => {
          if (heard.add(payload).size === channels.length) done()
        })
    })
    await database.changes.ready()
    for (const channel of channels) await database.db.execute(sql`select pg_notify(${channel}, ${channel})`)
    await all
    expect(heard).toEqual(new Set(channels))
    await database.close()
  })

  it('one server receives changes that another one commits', async () => {
    const { place, remove } = await ownPlace('')
    const [one, other] = await Promise.all([openDatabase(place), openDatabase(place)])
    const heard = next(other.changes)
    await other.changes.ready()
    await notify(one, 'from the other one')
    expect(await heard).toBe('from the other one')
    await Promise.all([one.close(), other.close()])
    await remove()
  })

  it('a lost connection is opened again, and subscribers hear that they may have missed changes', async () => {
    const database = await freshDatabase()
    const missed = next(database.changes)
    await database.changes.ready()
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    )
    expect(await missed).toBeNull()
    const heard = next(database.changes)
    await notify(database, 'again')
    expect(await heard).toBe('again')
    await database.close()
  })
}
