import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import { pickupNo } from '../../../server/modules/orders/orderNumbers'
import { freshDatabase } from '../support/database/database'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** The pickup numbers of the first 30,000 orders of a day. */
async function pickupNumbers(): Promise<string[]> {
  const counts = sql<{ count: number }>`generate_series(1, 30000) as counts (count)`
  const rows = await database.db.select({ no: pickupNo(sql`count`) }).from(counts)
  return rows.map(({ no }) => no)
}

test('pickup numbers of a day have a letter and at least three digits, and are unique', async () => {
  const numbers = await pickupNumbers()
  expect([1, 47, 999, 1000, 1998, 25_974, 25_975].map((count) => numbers[count - 1])).toEqual([
    ...['A001', 'A047', 'A999', 'B001', 'B999'],
    ...['Z999', 'Z1000'],
  ])
  expect(new Set(numbers).size).toBe(30_000)
})
