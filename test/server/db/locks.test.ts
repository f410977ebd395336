import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../server')
const TAKES_LOCK =
  /\.for\('(?:no key update|update|key share|share)'|\bfor (?:no key )?update\b|\block table\b|pg_(?:try_)?advisory/i

test('only db/locks.ts, db/rowLocks.ts and db/stockLocks.ts take locks', () => {
  const files = (readdirSync(root, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'))
  const taking = files.filter((file) => TAKES_LOCK.test(readFileSync(join(root, file), 'utf8')))
  expect(taking.sort()).toEqual(['db/locks.ts', 'db/rowLocks.ts', 'db/stockLocks.ts'])
})
