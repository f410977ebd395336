import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A short hash of a folder's files, which changes with any of them. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
