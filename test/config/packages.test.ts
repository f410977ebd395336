import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const read = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, Record<string, unknown>>

it('Preact is not installed', () => {
  const installed = Object.keys(read('package-lock.json').packages ?? {})
  expect(installed.filter((name) => /(^|\/)node_modules\/preact/.test(name))).toEqual([])
})

it.each(['react', 'react-dom', 'i18next'])('%s is installed once', (library) => {
  const installed = Object.keys(read('package-lock.json').packages ?? {})
  expect(installed.filter((name) => name.endsWith(`node_modules/${library}`))).toEqual([`node_modules/${library}`])
})
