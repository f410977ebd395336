import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '@/routes'
import { fileOf } from '@/domain/navigation/pageFile'

const SRC = join(__dirname, '../../src')
const SEND_GIFT = join(SRC, 'components/gift/SendGift.tsx')

/** The file that an import names; undefined for a package or another kind of file. */
function fileOfImport(from: string, named: string): string | undefined {
  if (!/^(@\/|\.)/.test(named)) return undefined
  const base = named.startsWith('@/') ? join(SRC, named.slice(2)) : join(dirname(from), named)
  return [`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file))
}

/** Whether a module contains another one, directly or not. */
function contains(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (file === wanted) return true
  if (seen.has(file)) return false
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) '([^']+)'/g)
  return [...imports].some(([, named = '']) => {
    const next = fileOfImport(file, named)
    return next !== undefined && contains(next, wanted, seen)
  })
}

it('each page with a button that sends a link can be shared by the host of a mini-program', () => {
  // The page that chooses a place on a map is Taro's own.
  const pages = Object.keys(routes).map((path) => join(SRC, `${fileOf(path)}.tsx`))
  const sending = pages.filter((page) => existsSync(page) && contains(page, SEND_GIFT))
  expect(sending.length).toBeGreaterThan(5)
  expect(sending.filter((page) => !readFileSync(page, 'utf8').includes('shared: true'))).toEqual([])
})
