import { asc, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { databaseBefore } from '../support/database/oldDatabase'

/** Users as they were stored before the ledger: id, points, growth, balance. */
const USERS = [
  ['nok', 130, 40, 5000],
  ['ploy', 7, 0, 0],
  ['som', 0, 0, 0],
] as const

/** Entries: user, account, kind, change, the balance after it as it was written. `som` has spent without an entry. */
const ENTRIES = [
  ['nok', 'points', 'order', 50, 150],
  ['nok', 'growth', 'order', 40, 40],
  ['nok', 'points', 'refund', -20, 130],
  ['ploy', 'points', 'order', 10, 10],
  ['ploy', 'points', 'refund', -3, 7],
  ['som', 'points', 'order', 9, 9],
] as const

let database: OpenDatabase
beforeAll(async () => {
  database = await databaseBefore('ledger')
  const { db } = database
  for (const [id, points, growth, balance] of USERS)
    await db.execute(sql`insert into users (id, created_at, points, growth, balance)
      values (${id}, '2026-11-01T00:00Z', ${points}, ${growth}, ${balance})`)
  await db.execute(
    sql`insert into stores (id, name, short_name, address, lat, lng, hours, dining, slots)
      values ('ari', '{"en":"Ari"}', '{"en":"Ari"}', '{"en":"Ari"}', 13, 100, '[]', '[]', '{}')`,
  )
  for (const [user] of ENTRIES)
    await db.execute(sql`insert into orders
      (id, order_no, user_id, store_id, type, dining_type, state, business_day, goods_num, goods_amount, pack_amount, delivery_amount,
       service_amount, vat_amount, save_amount, pay_amount, quote, created_at)
      values (${`of ${user}`}, ${`SB ${user}`}, ${user}, 'ari', 1, 'pickup', 7, '2026-11-21', 1, 100, 0, 0, 0, 0, 0, 100, '{}', now())
      on conflict do nothing`)
  for (const [user, asset, kind, change, balance] of ENTRIES)
    await db.execute(sql`insert into ledger_entries (user_id, asset, kind, change, balance, order_id, at)
      values (${user}, ${asset}, ${kind}, ${change}, ${balance}, ${`of ${user}`}, '2026-11-21T05:00Z')`)
  await database.migrate()
})
afterAll(() => database.close())

test('what a user had becomes opening entries, before the entries that exist', async () => {
  const rows = await database.db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id))
  const shown = rows.map(({ userId, account, kind, cause, amount, balanceAfter }) => {
    return [userId, account, kind, cause, amount, balanceAfter] as const
  })
  expect(shown).toEqual([
    ['nok', 'paidIn', 'opening', 'nok', 5000, 5000],
    ['nok', 'points', 'opening', 'nok', 100, 100],
    ['nok', 'points', 'earned', 'of nok', 50, 150],
    ['nok', 'growth', 'earned', 'of nok', 40, 40],
    ['nok', 'points', 'earnedBack', 'of nok', -20, 130],
    ['ploy', 'points', 'earned', 'of ploy', 10, 10],
    ['ploy', 'points', 'earnedBack', 'of ploy', -3, 7],
    ['som', 'points', 'earned', 'of som', 9, 9],
    ['som', 'points', 'adjustment', 'opening of som', -9, 0],
  ])
})

test('every balance is what it was, and the sum of its entries', async () => {
  const { db } = database
  for (const [id, points, growth, paidIn] of USERS)
    expect(await balancesOf(db, id)).toMatchObject({ points, growth, paidIn, bonus: 0 })
  expect(await checkLedger(db)).toEqual([])
})
