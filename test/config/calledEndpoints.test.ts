import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '../../src/contract/contract'
import type { Area } from '../../src/contract/endpoint'

const SRC = join(__dirname, '../../src')

/** The storefront's sources without the contract and the tables of its endpoints. */
const sources = readdirSync(SRC, { encoding: 'utf8', recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/^(contract|api\/endpoints)\//.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))

/** Whether a file that knows the client of an area calls one of its endpoints, or passes its function on. */
function isCalled(area: string, name: string): boolean {
  const client = new RegExp(`\\b${area}(Api|Contract|Endpoints)\\b`)
  const call = new RegExp(`\\.${name}(\\(|[,)\\s](?!\\s*=[^=>]))`)
  return sources.some((text) => client.test(text) && call.test(text))
}

const endpoints = Object.entries<Area>(contract).flatMap(([area, declared]) =>
  Object.entries(declared).map(([name, { otherClients = false }]) => ({ area, name, otherClients })),
)
const fullName = ({ area, name }: { area: string; name: string }) => `${area}.${name}`

test('the storefront calls every endpoint that is not marked as one for other clients', () => {
  const uncalled = endpoints.filter(({ area, name }) => !isCalled(area, name))
  const marked = endpoints.filter(({ otherClients }) => otherClients)
  expect(uncalled.map(fullName)).toEqual(marked.map(fullName))
})

test('a name that no file calls is found', () => {
  expect([isCalled('order', 'close'), isCalled('order', 'unheard')]).toEqual([true, false])
})
