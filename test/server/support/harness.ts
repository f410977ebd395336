import { CONSOLE_API_PREFIX } from '../../../console/contract/staffCall'
import {
  API_PREFIX,
  pathOf,
  type Endpoint,
  type Envelope,
  type Input,
  type Reply,
} from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { sessionContract } from '../../../src/contract/account/session'
import { type App, type AppOptions, buildApp } from '../../../server/app'
import type { Db } from '../../../server/db/database'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import type { PeriodicJob } from '../../../server/jobs/periodicJob'
import type { SeedOptions } from '../../../server/seed/seed'
import { freshDatabase } from './database/database'
import { demonstration } from './database/demonstration'
import { dump } from './inStore/tables'

/** A clock that only tests advance. It starts on a Saturday at noon in Bangkok. */
export class Clock {
  private at = new Date('2026-11-21T12:00:00+07:00')

  readonly now = () => new Date(this.at)

  set(instant: string): void {
    this.at = new Date(instant)
  }

  advance(minutes: number): void {
    this.at = new Date(this.at.getTime() + minutes * 60_000)
  }
}

export interface CallOptions {
  token?: string
  locale?: Locale
  /** Idempotency key. */
  key?: string
  headers?: Record<string, string>
  /** The client address; by default a local one, which rate limits ignore. */
  ip?: string
}

/** A backend with its own database, for one test file. */
export interface Backend {
  db: Db
  app: App
  clock: Clock
  /** Calls an endpoint as the storefront does; returns the envelope of any code. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Envelope<Reply<E>>>
  /** Calls an endpoint and returns the data; throws when the call is refused. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Reply<E>>
  /** Token of a new guest. */
  guest(): Promise<string>
  /** A dump of the database, to test that nothing changed or that a value is not stored. */
  dump(): Promise<string>
  close(): Promise<void>
}

/** Starts a backend on a fresh database, filled by `fill`. */
export async function startBackend(
  fill: (db: Db, now: Date) => Promise<void>,
  options: Partial<AppOptions> = {},
): Promise<Backend> {
  const database = await freshDatabase()
  const clock = new Clock()
  await fill(database.db, clock.now())
  return backendOn(database, clock, options)
}

/** Starts a backend with the demonstration. */
export async function startDemonstration(
  what: Omit<SeedOptions, 'now'> = {},
  options: Partial<AppOptions> = {},
): Promise<Backend> {
  const clock = new Clock()
  return backendOn(await freshDatabase(demonstration({ ...what, now: clock.now() })), clock, options)
}

/** Starts a backend on a database that is there; it closes it. */
export async function backendOn(
  database: OpenDatabase,
  clock: Clock,
  options: Partial<AppOptions> = {},
): Promise<Backend> {
  const app = await buildApp({
    db: database.db,
    changes: database.changes,
    now: clock.now,
    logLevel: 'silent',
    ...options,
  })
  const call: Backend['call'] = async (endpoint, input, callOptions = {}) => {
    const response = await app.server.inject({
      ...injection(endpoint, input, callOptions),
      remoteAddress: callOptions.ip,
    })
    await app.settled()
    return response.json()
  }
  const ask: Backend['ask'] = async (endpoint, input, callOptions) => {
    const { code, msg, data } = await call(endpoint, input, callOptions)
    if (code !== 200)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${code}: ${msg} ${JSON.stringify(data)}`)
    return data
  }
  return {
    db: database.db,
    app,
    clock,
    call,
    ask,
    guest: async () => (await ask(sessionContract.guest, {})).token,
    dump: () => dump(database.db),
    close: async () => {
      await app.server.close()
      await database.close()
    },
  }
}

/** Runs a job once. */
export async function runJob(job: PeriodicJob): Promise<void> {
  job.start()
  await job.stop()
}

/** An HTTP request. */
export interface Call {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

/** The HTTP request of an endpoint: path parameters in the URL, the rest as query, form or JSON. */
export function injection(endpoint: Endpoint, input: unknown, options: CallOptions = {}): Call {
  const { path: address, rest } = pathOf(endpoint, input as object)
  const path = endpoint.access === 'staff' ? address.replace(API_PREFIX, CONSOLE_API_PREFIX) : address
  const { method } = endpoint
  const headers = headersOf(endpoint, options)
  if (method === 'GET') return { method, url: `${path}?${formOf(rest)}`, headers }
  return { method, url: path, headers, payload: endpoint.json ? JSON.stringify(rest) : formOf(rest) }
}

function headersOf(endpoint: Endpoint, { token, locale = 'en', key, headers }: CallOptions): Record<string, string> {
  return {
    language: locale,
    appType: 'h5',
    'content-type': endpoint.json ? 'application/json' : 'application/x-www-form-urlencoded',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...headers,
  }
}

function formOf(fields: Record<string, unknown>): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
}
