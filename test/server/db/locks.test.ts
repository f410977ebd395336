import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../server')
const TAKES_LOCK =
  /\.for\('(?:no key update|update|key share|share)'|\bfor (?:no key )?update\b|\block table\b|pg_(?:try_)?advisory/i

test('only files of db/locks take locks', () => {
  const files = (readdirSync(root, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'))
  const taking = files.filter((file) => TAKES_LOCK.test(readFileSync(join(root, file), 'utf8')))
  expect(taking.sort()).toEqual(['db/locks/index.ts', 'db/locks/rows.ts', 'db/locks/stock.ts'])
})
