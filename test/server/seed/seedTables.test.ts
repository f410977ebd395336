import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { readTables } from '../../../server/modules/inStore/staffTables'
import { tableScanText } from '../../../src/domain/table/tableCode'
import { type Backend, startDemonstration } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startDemonstration({ member: true })
})
afterAll(() => backend.close())

test('the demo restaurant has tables in areas; one store pays at the end, the others first', async () => {
  const areas = async (storeId: string) => [
    ...new Set((await readTables(backend.db, storeId)).map(({ table }) => table.area.en)),
  ]
  expect(await areas('thonglor')).toEqual(['Garden', 'Main room', 'Private room'])
  expect(await areas('ari')).toEqual(['Counter'])
  expect(await areas('riverside')).toEqual(['Terrace'])
})

test('the code of a table, scanned, leads to that table', async () => {
  const token = await backend.guest()
  for (const [tableId, payMode] of [
    ['thonglor-a1', 'payAfter'],
    ['ari-c1', 'payFirst'],
  ] as const) {
    const [storeId = ''] = tableId.split('-')
    const { table } = (await readTables(backend.db, storeId)).find((each) => each.table.id === tableId) ?? {}
    const text = tableScanText('https://shop.example', { storeId, tableId, code: table?.code ?? '' })
    const query = Object.fromEntries(new URL(text).searchParams) as { storeId: string; tableId: string; code: string }
    const { view } = await backend.ask(inStoreContract.table, query, { token })
    expect(view).toMatchObject({ state: 0, payMode, table: { id: tableId }, maxPeople: 20 })
  }
})

test('docs/backend.md shows codes that work', async () => {
  const text = readFileSync(join(__dirname, '../../../docs/backend.md'), 'utf8')
  const shown = [...text.matchAll(/tableId=([a-z]+)-(\w+)&code=(\w+)/g)].map(([, storeId, name, code]) => ({
    storeId,
    name,
    code,
  }))
  expect(shown).toHaveLength(2)
  for (const { storeId = '', name, code } of shown) {
    const tables = await readTables(backend.db, storeId)
    expect(tables.find(({ table }) => table.id === `${storeId}-${name}`)?.table.code).toBe(code)
  }
})

test('codes differ from table to table', async () => {
  const tables = await readTables(backend.db, 'thonglor')
  expect(new Set(tables.map(({ table }) => table.code)).size).toBe(12)
})
