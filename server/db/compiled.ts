import { type Placeholder, sql } from 'drizzle-orm'
import type { ReadDb } from './database'

/** The values of a compiled query, by name, while it is built. Write `sql.param(values.at, column)` for what its column encodes, such as times. */
export type Values<V extends object> = { readonly [K in keyof V]: Placeholder }

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>
}

/** Internals of Drizzle: a transaction has the dialect of its database, and its own client. */
interface Internals {
  dialect: object
  session: { client: unknown }
}

/**
 * A query whose SQL is built once for each database: building it takes Drizzle longer than sending it and reading the answer. For
 * queries that every order needs. All values are named at every call, and the text must not depend on them.
 */
export function compiled<D extends ReadDb, V extends object, R>(
  build: (db: D, values: Values<V>) => { prepare(name: string): Prepared<R> },
): (db: D, values: V) => Promise<R> {
  const builtFor = new WeakMap<object, Prepared<R>>()
  return (db, values) => {
    const { dialect, session } = db as unknown as Internals
    const prepared = builtFor.get(dialect) ?? build(db, placeholders(values)).prepare('')
    builtFor.set(dialect, prepared)
    return onClient(prepared, session.client).execute(values as Record<string, unknown>)
  }
}

function placeholders<V extends object>(values: V): Values<V> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)])) as unknown as Values<V>
}

/** The same query on the connection of another transaction. */
function onClient<R>(prepared: Prepared<R>, client: unknown): Prepared<R> {
  return Object.assign(Object.create(prepared) as Prepared<R>, { client })
}
