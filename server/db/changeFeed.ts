import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { SECOND_MS } from '../../src/domain/time/duration'

/** Channels that triggers of the database notify (`migrations/0043_order_changes.sql`, `0046_guest_changes.sql`, `0053_table_changes.sql`, `0055_reserve_changes.sql`, `0057_queue_changes.sql`). */
export type ChangeChannel = 'order_changes' | 'guest_changes' | 'table_changes' | 'reserve_changes' | 'queue_changes'

/** Receives the payload of a change; null when changes may have been missed. */
export type TakeChange = (payload: string | null) => void

/** Changes that this server or another one on the same database has committed. */
export interface ChangeFeed {
  /** Returns the function that ends the subscription. */
  subscribe(channel: ChangeChannel, take: TakeChange): () => void
  /** Waits until changes from now on are heard. */
  ready(): Promise<void>
  close(): Promise<void>
}

const RECONNECT_MS = SECOND_MS

/** Subscribers by channel; `listen` is called when a channel gets its first. */
class Subscribers {
  private readonly byChannel = new Map<ChangeChannel, Set<TakeChange>>()

  get channels(): ChangeChannel[] {
    return [...this.byChannel.keys()]
  }

  /** Whether it is the first of its channel. */
  add(channel: ChangeChannel, take: TakeChange): boolean {
    const known = this.byChannel.get(channel)
    this.byChannel.set(channel, (known ?? new Set()).add(take))
    return known === undefined
  }

  remove(channel: ChangeChannel, take: TakeChange): void {
    this.byChannel.get(channel)?.delete(take)
  }

  notify(channel: string, payload: string | null): void {
    for (const take of this.byChannel.get(channel as ChangeChannel) ?? []) take(payload)
  }
}

/** The changes of a PostgreSQL server, over a connection of its own (LISTEN) that is opened for the first subscriber and again when it is lost. */
export class PostgresChanges implements ChangeFeed {
  private readonly subscribers = new Subscribers()
  private client: Promise<Client> | undefined
  private listening = Promise.resolve(true)
  private timer: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly connectionString: string) {}

  subscribe(channel: ChangeChannel, take: TakeChange): () => void {
    if (this.subscribers.add(channel, take)) void this.listenTo([channel])
    return () => this.subscribers.remove(channel, take)
  }

  async ready(): Promise<void> {
    await this.listening
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await (await this.client?.catch(() => undefined))?.end()
  }

  /** Sends one statement at a time: pg queues no further ones on a connection from version 9 on. */
  private listenTo(channels: readonly ChangeChannel[]): Promise<boolean> {
    this.listening = this.listening.then(() => this.listen(channels))
    return this.listening
  }

  /** Whether the channels are heard now. */
  private async listen(channels: readonly ChangeChannel[]): Promise<boolean> {
    try {
      const client = await (this.client ??= this.connect())
      for (const channel of channels) await client.query(`listen ${channel}`)
      return true
    } catch {
      this.reconnectLater()
      return false
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.connectionString, keepAlive: true })
    client.on('notification', ({ channel, payload }) => this.subscribers.notify(channel, payload ?? null))
    client.on('error', () => this.reconnectLater())
    client.on('end', () => this.reconnectLater())
    await client.connect()
    return client
  }

  private reconnectLater(): void {
    if (this.closed || this.timer) return
    this.client = undefined
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.listenAgain()
    }, RECONNECT_MS)
  }

  private async listenAgain(): Promise<void> {
    const { channels } = this.subscribers
    // Readers ask for everything again: only once they hear what comes after.
    if (await this.listenTo(channels)) for (const channel of channels) this.subscribers.notify(channel, null)
  }
}

/** The changes of the embedded database, which has one server only. */
export class EmbeddedChanges implements ChangeFeed {
  private readonly subscribers = new Subscribers()
  private readonly ends: Promise<() => Promise<void>>[] = []

  constructor(private readonly client: PGlite) {}

  subscribe(channel: ChangeChannel, take: TakeChange): () => void {
    if (this.subscribers.add(channel, take))
      this.ends.push(this.client.listen(channel, (payload) => this.subscribers.notify(channel, payload)))
    return () => this.subscribers.remove(channel, take)
  }

  async ready(): Promise<void> {
    await Promise.all(this.ends)
  }

  async close(): Promise<void> {
    for (const end of this.ends) await (await end)()
  }
}
