import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A temporary database server for one test run. */
export interface Postgres {
  url: string
  stop(): Promise<void>
}

/** The data need not survive a crash. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
]

/** Longest wait for the first connection, ms: long, because the machine may be busy. */
const START_TIMEOUT_MS = 60_000

/** The folder of initdb and postgres: on the PATH, or in Debian's folder of any version. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (!found)
    throw new Error('No PostgreSQL found: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL')
  return found
}

/** PostgreSQL refuses to run as root: uses Debian's postgres user, or else an unprivileged one. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) =>
    Number(execFileSync('sh', ['-c', `id ${flag} postgres 2>/dev/null || id ${flag} nobody`]).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Whether the server accepts a connection now. */
async function accepts(url: string): Promise<boolean> {
  const client = new Client(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (const until = Date.now() + START_TIMEOUT_MS; Date.now() < until; await pause(50)) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
    if (await accepts(url)) return
  }
  throw new Error(`PostgreSQL did not become ready within ${START_TIMEOUT_MS / 1000} s`)
}

/** Starts PostgreSQL in a temporary folder, which `stop` removes. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  const user = unprivileged()
  const data = mkdtempSync(join(tmpdir(), 'storefront-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  const options = { ...user, cwd: data, stdio: 'ignore' as const }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  // Listens on a socket in its folder only, so that no port can conflict.
  const url = `postgres://postgres@${encodeURIComponent(data)}/postgres`
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-h', '', '-k', data, ...settings], options)
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await untilReady(server, url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
