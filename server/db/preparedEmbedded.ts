import {
  type messages,
  Mutex,
  parse,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

const { serialize } = protocol

/** A statement that the database has parsed, under its name. */
interface PreparedStatement {
  name: string
  /** Types of the parameters. */
  types: number[]
  /** Describes the columns of the result; none when there is no result. */
  columns: messages.BackendMessage[]
}

/** A parameter, as Drizzle has mapped it to its column. */
type Value = string | number | boolean | Uint8Array | null | undefined

/** The part of the client's transaction that Drizzle calls. */
interface EmbeddedTransaction {
  query(text: string, values?: Value[], options?: QueryOptions): Promise<Results>
}

/**
 * The embedded database with statements that are prepared once, as `postgresPool.ts` does for connections: the client itself has the
 * database parse, plan and describe each statement every time, in six messages. It offers what Drizzle calls.
 */
export class PreparedEmbedded {
  private readonly statements = new Map<string, PreparedStatement>()
  /** Statements outside transactions wait for the running one. */
  private readonly oneAtATime = new Mutex()
  private parsers: PGlite['parsers'] | undefined

  private constructor(
    private readonly client: PGlite,
    private readonly most: number,
  ) {}

  /** `most` is how many statements are prepared at most. */
  static async over(client: PGlite, most: number): Promise<PreparedEmbedded> {
    // A client that was opened before, as in tests, may hold statements under the same names.
    await client.exec('deallocate all')
    return new PreparedEmbedded(client, most)
  }

  query(text: string, values: Value[] = [], options: QueryOptions = {}): Promise<Results> {
    return this.oneAtATime.runExclusive(async () => {
      if (this.client.closed || !this.prepares(text, values)) return this.client.query(text, values, options)
      const results = await this.run(text, values, options)
      await this.client.syncToFs()
      return results
    })
  }

  transaction<T>(work: (tx: EmbeddedTransaction) => Promise<T>): Promise<T> {
    return this.oneAtATime.runExclusive(() => this.client.transaction((tx) => work(this.within(tx))))
  }

  /** A transaction whose statements are prepared. */
  private within(tx: Transaction): EmbeddedTransaction {
    return {
      query: (text, values = [], options = {}) =>
        tx.closed || !this.prepares(text, values) ? tx.query(text, values, options) : this.run(text, values, options),
    }
  }

  private prepares(text: string, values: Value[]): boolean {
    return values.length > 0 && (this.statements.has(text) || this.statements.size < this.most)
  }

  private run(text: string, values: Value[], options: QueryOptions): Promise<Results> {
    return this.client.runExclusive(async () => {
      const { name, types, columns } = this.statements.get(text) ?? (await this.prepare(text))
      const bound = values.map((value, index) => this.serialized(value, types[index]))
      const answer = await this.send(serialize.bind({ statement: name, values: bound }), serialize.execute())
      // Drizzle passes the same parsers every time; merging them with the client's costs as much as the statement.
      this.parsers ??= { ...this.client.parsers, ...options.parsers }
      const [results] = parse.parseResults([...columns, ...answer], this.parsers, { rowMode: options.rowMode })
      if (!results) throw new Error('the embedded database did not answer')
      return results
    })
  }

  private async prepare(text: string): Promise<PreparedStatement> {
    const name = `s${this.statements.size + 1}`
    const answer = await this.send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const columns = answer.filter((message) => message.name === 'rowDescription')
    const prepared = { name, types: parse.parseDescribeStatementResults(answer), columns }
    this.statements.set(text, prepared)
    return prepared
  }

  private serialized(value: Value, type = 0): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.client.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  /** Sends messages at once; an error of one of them is thrown after the database is ready again. */
  private send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }
}
