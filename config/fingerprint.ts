import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A short hash of the files in a folder and those below it, which changes with any of them. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
