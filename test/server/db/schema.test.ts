import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(__dirname, '../../..')

it('has a migration for every change of the schema', () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/migrations-'))
  cpSync(join(root, 'server/db/migrations'), folder, { recursive: true })
  const migrations = readdirSync(folder)
  const generate = ['generate', '--dialect=postgresql', '--casing=snake_case', '--schema=./server/db/schema/**/*.ts']
  const message = execFileSync('node_modules/.bin/drizzle-kit', [...generate, `--out=${relative(root, folder)}`], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(message).toContain('No schema changes')
  expect(readdirSync(folder)).toEqual(migrations)
  rmSync(folder, { recursive: true })
})
