import { type Logger, NoopLogger } from 'drizzle-orm/logger'

/** The logger of every database that is opened without one. It is called before each statement. */
const LOGGER: Logger = NoopLogger.prototype

/** A server that dies while it sends a statement: that one and all later ones do not arrive, and what was not committed is undone. */
export class CutOff {
  private left = Infinity
  private readonly logged = jest.spyOn(LOGGER, 'logQuery').mockImplementation((statement) => this.pass(statement))
  /** Statements and calls of the provider so far. */
  count = 0
  deaths = 0

  /** Lets the server die at the `moment`-th statement or call from now on. */
  at(moment: number): void {
    this.left = moment
  }

  /** One statement, or one call of the provider. */
  pass(what: string): void {
    // The database itself rolls back a connection that is lost, and one that dies at its `begin` would stay taken from the pool here.
    if (/^(rollback|begin)\b/i.test(what)) return
    this.count += 1
    this.left -= 1
    if (this.left > 0) return
    if (this.left === 0) this.deaths += 1
    throw new Error('the server is dead')
  }

  /** Repeats work, with a server that has started again, until it succeeds. */
  async persist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const { deaths } = this
      try {
        return await work()
      } catch (error) {
        if (this.left > 0 && this.deaths === deaths) throw error
        this.left = Infinity
      }
    }
  }

  end(): void {
    this.logged.mockRestore()
  }
}
