import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT, openedPort } from '../../../config/tasks/steps'
import type { Db } from '../../../server/db/database'
import { openDatabase } from '../../../server/db/openDatabase'
import { ownPlace, type OwnPlace } from '../../server/support/database'

export interface SiteOptions {
  /** Number of dishes on the first store's menu; the demo menu by default. */
  goods?: number
  /** Additional environment variables of the server. */
  env?: Record<string, string>
  /** Compiles fast instead of well, for a short-lived server: its start is a third of its work. */
  brief?: boolean
}

/** Longest wait until the server listens, ms: the first start seeds the database. */
const WAIT_TIMEOUT = 60_000

/** Options of Node and V8: WebAssembly and scripts are compiled once, and the young generation holds a whole start. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt', '--min-semi-space-size=32']

/** The server's sources, or the bundle of config/jest/bundleServer.js. */
const program = process.env.SERVER_FILE ? [process.env.SERVER_FILE] : ['--import', 'tsx', 'server/main.ts']

/** A server process with temporary data, which serves the built H5 site. */
export class Site {
  private process: ChildProcess | undefined
  private output = ''
  /** Chosen by the system at the first start. */
  private port = '0'

  private constructor(
    private readonly data: string,
    private readonly own: OwnPlace,
    private readonly options: SiteOptions,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  static async start(options: SiteOptions = {}): Promise<Site> {
    const data = mkdtempSync(join(tmpdir(), 'storefront-e2e-'))
    const site = new Site(data, await ownPlace(join(data, 'db')), options)
    try {
      await site.start()
    } catch (error) {
      // A hanging server does not react to SIGTERM.
      await site.kill()
      await site.close()
      throw error
    }
    return site
  }

  /** Starts a server for a piece of work, and stops it however that ends. */
  static async during<T>(options: SiteOptions, work: (site: Site) => Promise<T>): Promise<T> {
    const site = await Site.start(options)
    try {
      return await work(site)
    } finally {
      await site.close()
    }
  }

  /** Starts the server again with the same data and port. */
  async start(): Promise<void> {
    const { goods, env, brief } = this.options
    const flags = brief ? SHORT_LIVED : []
    this.output = ''
    this.process = spawn(process.execPath, [...flags, ...program], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PAYMENT_SANDBOX: 'on',
        PASSWORD_COST: '10',
        PORT: this.port,
        DATA_DIR: this.data,
        DATABASE_URL: undefined,
        ...this.own.env,
        ...(goods ? { SEED_GOODS: String(goods) } : {}),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.process.stdout?.on('data', (part: Buffer) => (this.output += part.toString()))
    this.process.stderr?.on('data', (part: Buffer) => (this.output += part.toString()))
    await this.untilReady(this.process)
  }

  /** Kills the process like a power cut; the data stays. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Changes the database while the server is down. */
  async offline(change: (db: Db) => Promise<unknown>): Promise<void> {
    await this.end('SIGTERM')
    const database = await openDatabase(this.own.place)
    await change(database.db)
    await database.close()
    await this.start()
  }

  /** Stops the server and removes its data. */
  async close(): Promise<void> {
    await this.end('SIGTERM')
    await this.own.remove()
    rmSync(this.data, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process
    this.process = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }

  private async untilReady(server: ChildProcess): Promise<void> {
    const until = Date.now() + WAIT_TIMEOUT
    while (Date.now() < until) {
      if (server.exitCode !== null) throw new Error(`The server ended at its start:\n${this.output}`)
      const port = openedPort(this.output)
      if (port) {
        this.port = port
        return
      }
      await pause(20)
    }
    throw new Error(`The server did not take calls within ${WAIT_TIMEOUT / 1000} s:\n${this.output}`)
  }
}
