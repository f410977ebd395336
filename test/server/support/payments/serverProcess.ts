import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openedPort } from '../../../../config/tasks/steps'

const root = join(__dirname, '../../../..')

/** Bundles the server and prints the bundle's name. In a process of its own, because esbuild refuses Jest's sandbox. */
const BUNDLE = `require('./config/tasks/serverBundle').bundleServer('server/main.ts').then((file) => console.log(file))`

/** One line of the server's log. */
export interface LogLine {
  reqId?: string
  msg?: string
  req?: { method: string; url: string }
}

/** The real server as a separate process with persistent data, which a test can kill at a log line. */
export class ServerProcess {
  url = ''
  private child: ChildProcess | undefined
  private moment: ((line: LogLine) => boolean) | undefined
  private ready = Promise.resolve()
  /** How often it was killed. */
  kills = 0

  /** The server in one file, which starts in half the time of the sources. */
  private readonly file = execFileSync(process.execPath, ['-e', BUNDLE], { cwd: root, encoding: 'utf8' }).trim()

  /** Takes variables of its environment: where its data is, and others; and options of Node. */
  constructor(
    private readonly variables: NodeJS.ProcessEnv,
    private readonly node: readonly string[] = [],
  ) {}

  /** Starts or restarts it; resolves once it accepts requests. */
  start(): Promise<void> {
    this.ready = this.launch()
    return this.ready
  }

  /** Resolves when it accepts requests: at once, or after the restart that follows a kill. */
  whenReady(): Promise<void> {
    return this.ready
  }

  /** Kills it at the first matching log line, and restarts it. */
  killAt(moment: (line: LogLine) => boolean): void {
    this.moment = moment
  }

  /** Stops it gracefully. */
  async stop(): Promise<void> {
    this.moment = undefined
    await this.ready
    if (this.child?.exitCode === null) {
      this.child.kill('SIGTERM')
      await once(this.child, 'exit')
    }
  }

  /** Kills and restarts it now. */
  kill(): void {
    this.moment = undefined
    this.kills++
    const { child } = this
    this.ready = (async () => {
      if (child && child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      await this.launch()
    })()
  }

  private async launch(): Promise<void> {
    const env = {
      ...process.env,
      DATABASE_URL: undefined,
      PORT: '0',
      LOG_LEVEL: 'info',
      PASSWORD_COST: '10',
      NODE_ENV: 'development',
      ...this.variables,
    }
    const child = spawn(process.execPath, [...this.node, this.file], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    const lines = createInterface({ input: child.stdout })
    const opened = new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the server ended')))
      lines.on('line', (line) => {
        const port = openedPort(line)
        if (port) {
          this.url = `http://127.0.0.1:${port}`
          resolve()
        }
        if (child === this.child) this.read(line)
      })
    })
    await opened
  }

  private read(line: string): void {
    if (this.moment && line.startsWith('{') && this.moment(JSON.parse(line) as LogLine)) this.kill()
  }
}

/** The log line of an incoming request. */
export function onRequest(method: string, url: string): (line: LogLine) => boolean {
  return ({ msg, req }) => msg === 'incoming request' && req?.method === method && req.url.startsWith(url)
}

/** The log line of a sent reply. */
export function whenAnswered(method: string, url: string): (line: LogLine) => boolean {
  const requested = onRequest(method, url)
  let reqId: string | undefined
  return (line) => {
    if (requested(line)) reqId = line.reqId
    return line.msg === 'request completed' && line.reqId === reqId && reqId !== undefined
  }
}
