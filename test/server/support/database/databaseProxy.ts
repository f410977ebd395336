import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A network path to a PostgreSQL server that a test breaks or freezes. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>()
  private frozen = false

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** Opens a path to the server of a URL, by a socket folder or by host and port. */
  static async open(url: string): Promise<DatabaseProxy> {
    const server = createServer()
    const proxy = new DatabaseProxy(server, new URL(url))
    server.on('connection', (socket) => proxy.join(socket))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return proxy
  }

  /** The URL of the database through this path. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo
    const { username, password, pathname } = this.target
    return Object.assign(new URL(`postgres://127.0.0.1:${port}${pathname}`), { username, password }).href
  }

  /** Breaks all connections; new ones work. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  /** Stops or resumes the data of all connections, of new ones too. */
  freeze(frozen: boolean): void {
    this.frozen = frozen
    for (const socket of this.sockets)
      if (frozen) socket.pause()
      else socket.resume()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((done) => this.server.close(done))
  }

  private join(near: Socket): void {
    const host = decodeURIComponent(this.target.hostname)
    const port = this.target.port || '5432'
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(Number(port), host)
    this.relay(near, far)
    this.relay(far, near)
  }

  private relay(from: Socket, to: Socket): void {
    this.sockets.add(from)
    from.on('data', (bytes) => to.write(bytes))
    from.on('error', () => undefined)
    from.on('close', () => {
      this.sockets.delete(from)
      to.destroy()
    })
    if (this.frozen) from.pause()
  }
}
