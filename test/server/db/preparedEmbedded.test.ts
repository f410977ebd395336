import { eq, inArray, sql } from 'drizzle-orm'
import { sqlState } from '../../../server/db/databaseErrors'
import type { Db, Tx } from '../../../server/db/database'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import { secrets } from '../../../server/db/schema/account/secrets'
import { freshEmbedded } from '../support/database/embedded'

let database: OpenDatabase
let db: Db
beforeEach(async () => {
  database = await freshEmbedded()
  db = database.db
})
afterEach(() => database.close())

const write = (to: Db, name: string) => to.insert(secrets).values({ name, value: name })
const read = (name: string) => db.select().from(secrets).where(eq(secrets.name, name))

/** How often each prepared statement about secrets has run, in the order of their numbers: two may be prepared in the same millisecond. */
async function runs(): Promise<number[]> {
  const counted = sql<number>`(generic_plans + custom_plans)::int`
  const about = sql`pg_prepared_statements where statement like '%"secrets"%' order by length(name), name`
  return (await db.select({ counted }).from(about)).map((row) => row.counted)
}

test('a statement is prepared once, inside and outside transactions, whatever its values are', async () => {
  await write(db, 'a')
  await db.transaction((tx) => write(tx, 'b'))
  for (const name of ['a', 'b', 'c']) expect(await read(name)).toHaveLength(name === 'c' ? 0 : 1)
  expect(await runs()).toEqual([2, 3])
})

test('no more than 300 statements stay prepared, and further ones run without', async () => {
  await write(db, 'a')
  for (let length = 1; length <= 320; length++) {
    const names = ['a', ...Array.from({ length }, (_, index) => `none ${index}`)]
    expect(await db.select().from(secrets).where(inArray(secrets.name, names))).toHaveLength(1)
  }
  expect(await runs()).toHaveLength(300)
})

test('a statement that fails reports its SQL state, and the same statement works afterwards', async () => {
  await write(db, 'a')
  const error: unknown = await write(db, 'a').catch((thrown: unknown) => thrown)
  expect(sqlState(error)).toBe('23505')
  await write(db, 'b')
  expect(await db.$count(secrets)).toBe(2)
})

test('a failed statement undoes its transaction', async () => {
  await write(db, 'a')
  const work = db.transaction(async (tx) => {
    await write(tx, 'b')
    await write(tx, 'a')
  })
  await expect(work).rejects.toThrow()
  expect((await db.select().from(secrets)).map(({ name }) => name)).toEqual(['a'])
})

test('a statement outside waits until a transaction has ended', async () => {
  let seen: Promise<unknown[]> | undefined
  await db.transaction(async (tx) => {
    await write(tx, 'a')
    seen = read('a').execute()
    await write(tx, 'b')
  })
  expect(await seen).toHaveLength(1)
})

test('statements that a transaction sends at once are prepared one after the other', async () => {
  const found = await db.transaction((tx) =>
    Promise.all([write(tx, 'a'), tx.select().from(secrets).where(eq(secrets.name, 'a')), write(tx, 'b')]),
  )
  expect(found[1]).toHaveLength(1)
  expect(await runs()).toEqual([2, 1])
})

test('a transaction that has ended takes no more statements', async () => {
  const kept: { tx?: Tx } = {}
  await db.transaction(async (tx) => {
    kept.tx = tx
    await write(tx, 'a')
  })
  await expect(kept.tx && write(kept.tx, 'b')).rejects.toMatchObject({ cause: { message: 'Transaction is closed' } })
})
