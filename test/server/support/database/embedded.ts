import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fingerprint } from '../../../../config/fingerprint'
import { openDatabase, type OpenDatabase } from '../../../../server/db/openDatabase'
import { wipe } from '../inStore/tables'
import { ofWorker } from '../ofWorker'

const root = join(__dirname, '../../../..')
const migrations = join(root, 'server/db/migrations')

/** Embedded databases that no test file uses now. */
const spares = ofWorker<PGlite[]>('spare databases', () => [])

/** A migrated database in memory without a row. Starting one takes seconds: who closes it leaves it, emptied, to the next test file. */
export async function freshEmbedded(): Promise<OpenDatabase> {
  const client = spares.pop() ?? (await PGlite.create({ loadDataDir: new Blob([readFileSync(await migratedImage())]) }))
  const opened = await openDatabase({ client })
  return {
    ...opened,
    close: async () => {
      await opened.changes.close()
      await wipe(opened.db)
      await client.query('vacuum')
      // Else it notes its statistics ten seconds later, and the process waits for that.
      await client.query('select pg_stat_force_next_flush()')
      spares.push(client)
    },
  }
}

/** Makes a folder that holds an embedded database with its tables, as the first start of a server does, in a tenth of its time. */
export async function unpackDatabase(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xf', await migratedImage(), '-C', folder], { stdio: 'ignore' })
}

let image: Promise<string> | undefined

/** The migrated image, made once when several servers of a process start together. */
function migratedImage(): Promise<string> {
  return (image ??= ensureImage())
}

/** Creating a data folder takes seconds, loading its image a fraction: the migrated image, a tar, is kept between runs. */
async function ensureImage(): Promise<string> {
  const folder = join(root, '.cache/pglite')
  const file = join(folder, `${migrationsFingerprint()}.tar`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const draft = join(folder, `draft ${process.pid}`)
    await migrateInto(`${draft}.data`)
    // The embedded database wants absolute names.
    execFileSync('tar', ['-cf', draft, '-C', `${draft}.data`, '-P', '--transform', 's,^[.],,', '.'])
    rmSync(`${draft}.data`, { recursive: true })
    renameSync(draft, file)
    for (const other of readdirSync(folder).filter((name) => name.endsWith('.tar'))) {
      if (other !== basename(file)) rmSync(join(folder, other), { force: true })
    }
  }
  return file
}

/** In a folder, because only a folder's database is shut down cleanly: a copy of a running database is repaired at its next start. */
async function migrateInto(folder: string): Promise<void> {
  const database = await openDatabase({ folder })
  await database.migrate()
  await database.close()
}

/** Changes with the migrations, with the embedded database, and with what is done here. */
export const migrationsFingerprint = (): string =>
  ofWorker('migrations', () => {
    const statements = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
    const files = [...statements.sort(), 'meta/_journal.json'].map((name) => join(migrations, name))
    return fingerprint(...files, join(root, 'node_modules/@electric-sql/pglite/package.json'), __filename)
  })
