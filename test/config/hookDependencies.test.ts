import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

it.each(['src', 'console'])('no effect of %s hides a dependency from the linter', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const hiding = files.filter(
    (file) =>
      /\.tsx?$/.test(file) && /-disable[^\n]*exhaustive-deps/.test(readFileSync(join(ROOT, folder, file), 'utf8')),
  )
  expect(hiding).toEqual([])
})
