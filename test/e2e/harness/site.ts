import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../../server/db/database'
import { openDatabase } from '../../../server/db/openDatabase'
import { readEnvironment } from '../../../server/environment'
import { startServer, type RunningServer } from '../../../server/start'
import { ownPlace, type OwnPlace } from '../../server/support/database/database'
import { demonstration } from '../../server/support/database/demonstration'
import { withAxe } from './axeScript'

export interface SiteOptions {
  /** Number of dishes on the first store's menu; the demo menu by default. */
  goods?: number
  /** Additional environment variables of the server. */
  env?: Record<string, string>
  /** Chosen by the system unless given. */
  port?: string
}

/** Temporary data of a server. */
interface SiteData {
  folder: string
  own: OwnPlace
}

/** Where a server with these options keeps its data. On PostgreSQL the demonstration is there; a server seeds an empty database itself. */
export async function temporaryData(options: SiteOptions): Promise<SiteData> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'))
  const { seedGoods, loginSandbox } = readEnvironment(siteVariables(folder, options))
  const own = await ownPlace(join(folder, 'db'), demonstration({ goods: seedGoods, member: loginSandbox }))
  return { folder, own }
}

export async function removeData({ folder, own }: SiteData): Promise<void> {
  await own.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** Environment variables of a server in production with its data in this folder. Port 0 lets the system choose. */
export const siteVariables = (folder: string, { goods, env, port = '0' }: SiteOptions) => ({
  ...process.env,
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'on',
  PASSWORD_COST: '10',
  PORT: port,
  DATA_DIR: folder,
  DATABASE_URL: undefined,
  ...(goods ? { SEED_GOODS: String(goods) } : {}),
  ...env,
})

/** A server with temporary data, which serves the built H5 site. It runs in the process of the test: a process of its own takes a second to start. */
export class Site {
  private running: RunningServer | undefined
  /** The same at each start. */
  private port: string

  private constructor(
    private readonly data: SiteData,
    private readonly options: SiteOptions,
  ) {
    this.port = options.port ?? '0'
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  static async start(options: SiteOptions = {}): Promise<Site> {
    const site = new Site(await temporaryData(options), options)
    try {
      await site.open()
    } catch (error) {
      await site.close()
      throw error
    }
    return site
  }

  /** Changes the database while the server is down. */
  async offline(change: (db: Db) => Promise<unknown>): Promise<void> {
    await this.stop()
    const database = await openDatabase(this.data.own.place)
    await change(database.db)
    await database.close()
    await this.open()
  }

  /** Stops the server and removes its data. */
  async close(): Promise<void> {
    await this.stop()
    await removeData(this.data)
  }

  /** Starts the server, again with the same data and port. */
  private async open(): Promise<void> {
    const { data, options, port } = this
    const env = { LOG_LEVEL: 'silent', ...data.own.env, ...options.env }
    const variables = siteVariables(data.folder, { ...options, env, port })
    const environment = readEnvironment(variables)
    this.running = await startServer({ ...environment, site: withAxe(environment.site, data.folder) })
    this.port = this.running.port
  }

  private async stop(): Promise<void> {
    const { running } = this
    this.running = undefined
    await running?.close()
  }
}
