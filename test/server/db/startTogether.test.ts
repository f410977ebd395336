import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase'
import { stores } from '../../../server/db/schema/store/stores'
import { seed } from '../../../server/seed/seed'
import { emptyOnPostgres, freshDatabase } from '../support/database/database'

/** An empty database that several servers open; the embedded one allows only one. */
async function opened(): Promise<{ servers: OpenDatabase[]; drop: () => Promise<void> }> {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return { servers: [await freshDatabase()], drop: async () => undefined }
  const { url, drop } = await emptyOnPostgres(postgres)
  return { servers: await Promise.all([1, 2, 3].map(() => openDatabase({ url }))), drop }
}

test('servers that start at once on an empty database create its tables and its seed once', async () => {
  const { servers, drop } = await opened()
  await Promise.all(servers.map((each) => each.migrate()))
  await Promise.all([...servers, ...servers].map(({ db }) => seed(db)))
  const [first] = servers
  expect(await first?.db.$count(stores)).toBe(3)
  for (const each of servers) await each.close()
  await drop()
})
