import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file system in memory that Linux offers every program. */
const IN_MEMORY = '/dev/shm'

/** What a run of all tests needs at most, bytes; a container often has less there. */
const ROOM = 4 * 1024 ** 3

/** Where temporary files cost least: tests create and delete hundreds of thousands, and a disk can take a millisecond for each. */
function fastest(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Makes a new folder the temporary one of this process and of those that it starts. It is deleted when this process ends. */
export function keepTemporaryFilesInMemory(): void {
  const folder = mkdtempSync(join(fastest(), 'storefront-'))
  // PostgreSQL runs as another user, and its data lies below.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}
