import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SRC = resolve(__dirname, '../../src')

it('no private field is changed by ++ or --, which Babel compiles wrongly in async methods for old phones', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.filter((file) => /(\+\+|--)\w+\.#|\.#\w+(\+\+|--)/.test(readFileSync(join(SRC, file), 'utf8')))).toEqual(
    [],
  )
})
