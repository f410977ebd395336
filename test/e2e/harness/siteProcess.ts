import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT, openedPort } from '../../../config/tasks/steps'
import { removeData, siteVariables, temporaryData, type SiteOptions } from './site'

/** Longest wait until the server listens, ms: the first start seeds the database. */
const WAIT_TIMEOUT = 60_000

/** Options of Node for the server's sources. */
const PROGRAM = ['--import', 'tsx', 'server/main.ts']

/** The site of a server process of its own, for measurements: it shares no thread with the one who visits. */
export interface SiteProcess {
  url: string
}

/** Starts a server process with temporary data for a piece of work, and stops it however that ends. */
export async function withSiteProcess<T>(options: SiteOptions, work: (site: SiteProcess) => Promise<T>): Promise<T> {
  const data = await temporaryData()
  const server = spawn(process.execPath, PROGRAM, {
    cwd: ROOT,
    env: siteVariables(data, options, '0'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    return await work({ url: `http://127.0.0.1:${await readyPort(server)}` })
  } finally {
    await end(server)
    await removeData(data)
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** The port of a server, once it listens. */
async function readyPort(server: ChildProcess): Promise<string> {
  let output = ''
  server.stdout?.on('data', (part: Buffer) => (output += part.toString()))
  server.stderr?.on('data', (part: Buffer) => (output += part.toString()))
  const until = Date.now() + WAIT_TIMEOUT
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended at its start:\n${output}`)
    const port = openedPort(output)
    if (port) return port
    await pause(20)
  }
  // A hanging server does not react to SIGTERM.
  server.kill('SIGKILL')
  throw new Error(`The server did not take calls within ${WAIT_TIMEOUT / 1000} s:\n${output}`)
}
