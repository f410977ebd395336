import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A short hash of files and folders, which changes with any of the files in them. */
export function fingerprint(...paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesIn(path)) hash.update(relative(path, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort()
}
