import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { contract } from '../../src/contract/contract'
import type { Area } from '../../src/contract/endpoint'
import { ROOT } from './steps'

const FOLDER = join(ROOT, 'src/api/endpoints')
const CONTRACT = readdirSync(join(ROOT, 'src/contract'), { recursive: true, encoding: 'utf8' })

/** The module that declares an area, relative to `src/contract`. */
function moduleOf(area: string): string {
  // The endpoint that records page views belongs to the configuration's table.
  const file = `${area === 'visit' ? 'config' : area}.ts`
  const path = CONTRACT.find((one) => basename(one) === file && dirname(one) !== 'constants')
  if (!path) throw new Error(`No ${file} in src/contract`)
  return path.slice(0, -'.ts'.length)
}

/** The argument of `clientOf`: files are uploaded by `src/api/upload.ts`. */
function callable(area: string, endpoints: Area): string {
  const names = Object.entries(endpoints).flatMap(([name, { file }]) => (file ? [] : name))
  if (names.length === Object.keys(endpoints).length) return `${area}Endpoints`
  return `{ ${names.map((name) => `${name}: ${area}Endpoints.${name}`).join(', ')} }`
}

/** An area's module: the table of method, path and flags of each endpoint, and the client that calls by it. */
function table(area: string, endpoints: Area): string {
  const file = moduleOf(area)
  const rows = Object.entries(endpoints).map(
    ([name, { method, path, access, json }]) => `${name}: ${JSON.stringify({ method, path, access, json })},`,
  )
  return `// Written by "npm run endpoints" from src/contract/${file}.ts.
import type { ${area}Contract } from '@/contract/${file}'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const ${area}Endpoints: WireArea<typeof ${area}Contract> = { ${rows.join('\n')} }

export const ${area}Api = clientOf(${callable(area, endpoints)})
`
}

/** `npm run endpoints`: writes the modules of `src/api/endpoints` after a change to the contract. */
async function endpoints(): Promise<void> {
  const options = JSON.parse(readFileSync(join(ROOT, 'config/oxfmt.json'), 'utf8')) as FormatConfig
  mkdirSync(FOLDER, { recursive: true })
  for (const [area, declared] of Object.entries(contract)) {
    const { code } = await format(`${area}.ts`, table(area, declared), options)
    writeFileSync(join(FOLDER, `${area}.ts`), code)
  }
}

void endpoints()
