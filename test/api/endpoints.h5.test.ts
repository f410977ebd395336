import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { contract } from '@/contract/contract'
import type { Area } from '@/contract/endpoint'

const FOLDER = resolve(__dirname, '../../src/api/endpoints')

it.each(Object.entries<Area>(contract))(
  'the table of %s matches the contract (otherwise run npm run endpoints)',
  (area, declared) => {
    const tables = jest.requireActual<Record<string, unknown>>(`${FOLDER}/${area}`)
    const wire = Object.entries(declared).map(([name, { method, path, access, json }]) => [
      name,
      { method, path, access, ...(json && { json }) },
    ])
    expect(tables[`${area}Endpoints`]).toEqual(Object.fromEntries(wire))
  },
)

it('every table belongs to an area of the contract', () => {
  expect(
    readdirSync(FOLDER)
      .map((file) => basename(file, '.ts'))
      .sort(),
  ).toEqual(Object.keys(contract).sort())
})
