import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openedPort } from '../../../config/tasks/ports'
import { ROOT } from '../../../config/tasks/steps'
import type { Db } from '../../../server/db/database'
import { openDatabase } from '../../../server/db/openDatabase'
import { ownPlace, type OwnPlace } from '../../server/support/database'

export interface SiteOptions {
  /** Dishes on the menu of the first store; the demonstration menu when left out. */
  goods?: number
  /** More of the server's environment. */
  env?: Record<string, string>
  /** It lives for a minute: an embedded database is compiled quickly rather than well, which is most of a start. */
  brief?: boolean
}

/** Longest wait until it takes calls, ms: the first start seeds the database. */
const PATIENCE = 60_000

/** Its sources, or the file that config/jest/bundleServer.js has made of them. */
const program = process.env.SERVER_FILE ? [process.env.SERVER_FILE] : ['--import', 'tsx', 'server/main.ts']

/** The real server in a process of its own, with data that are removed with it, serving the built H5 site. */
export class Site {
  private process: ChildProcess | undefined
  private output = ''
  /** The system chooses it at the first start. */
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
      // It may hang, and then does not end when it is asked to.
      await site.kill()
      await site.close()
      throw error
    }
    return site
  }

  /** Starts the server again on the same data and port. */
  async start(): Promise<void> {
    const { goods, env, brief } = this.options
    const flags = brief ? ['--liftoff-only'] : []
    this.output = ''
    this.process = spawn(process.execPath, [...flags, ...program], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
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

  /** Ends the process at once, as a power cut would; the data stays. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Changes what is in the database while the server is down, as a back office would overnight. */
  async offline(change: (db: Db) => Promise<unknown>): Promise<void> {
    await this.end('SIGTERM')
    const database = await openDatabase(this.own.place)
    await change(database.db)
    await database.close()
    await this.start()
  }

  /** Ends the server and removes its data. */
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
    const until = Date.now() + PATIENCE
    while (Date.now() < until) {
      if (server.exitCode !== null) throw new Error(`The server ended at its start:\n${this.output}`)
      const port = openedPort(this.output)
      if (port) {
        this.port = port
        return
      }
      await pause(20)
    }
    throw new Error(`The server did not take calls within ${PATIENCE / 1000} s:\n${this.output}`)
  }
}
