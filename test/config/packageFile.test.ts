import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const json = (name: string): { [part: string]: unknown } => JSON.parse(read(name))

/** An exact version, of another package where one takes its place, or the version of a dependency above. */
const EXACT = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$|^\$[\w@/-]+$/

/** All versions in a part of package.json, however deep, as `name: version`. */
function versionsIn(part: unknown): string[] {
  return Object.entries(Object(part)).flatMap(([name, version]) =>
    typeof version === 'string' ? [`${name}: ${version}`] : versionsIn(version),
  )
}

test.each(['dependencies', 'devDependencies', 'overrides'])('all versions of the %s are exact', (part) => {
  const versions = versionsIn(json('package.json')[part])
  expect(versions.length).toBeGreaterThan(5)
  expect(versions.filter((version) => !EXACT.test(version.replace(/^.*?: /, '')))).toEqual([])
})

test('the licence that the package names has its text', () => {
  expect(json('package.json').license).toBe('MIT')
  expect(read('LICENSE')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} .+\n\nPermission is hereby granted, free of charge/,
  )
})
