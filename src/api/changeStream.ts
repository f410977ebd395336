import { pathOf } from '@/contract/endpoint'
import { type ChangeKind, EVENTS_PATH } from '@/contract/events'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { launch } from '@/platform/device/launch'
import { headers } from './request'

/** How long the connection stays after the last subscriber: until the next page follows. */
const LINGER_MS = 5 * SECOND_MS
/** Without a sign of life for so long the connection is lost; the server sends one every 20 s. */
const SILENT_MS = 45 * SECOND_MS
/** Time until the next attempt to connect, doubled after each failure. */
const FIRST_RETRY_MS = SECOND_MS
const LAST_RETRY_MS = MINUTE_MS
/** A change that came so shortly before a page began to follow may be missing in what the page has loaded. */
const RECENT_MS = 3 * SECOND_MS

/** A part of a page that shows what changes. */
class Subscriber {
  private busy = false
  private again = false

  constructor(
    readonly kind: ChangeKind,
    private readonly work: () => Promise<unknown>,
    /** Called when the stream connects or disconnects. */
    readonly setLive: (live: boolean) => void,
  ) {}

  /** Runs the work, once more when something changes meanwhile. */
  async renew(): Promise<void> {
    this.again = this.busy
    if (this.busy) return
    this.busy = true
    await this.work().catch(() => undefined)
    this.busy = false
    if (this.again) await this.renew()
  }
}

const subscribers = new Set<Subscriber>()
/** Time of the last change event, by kind. */
const changedAt = new Map<string, number>()
/** The connection that is open or being opened; undefined while there is none. */
let connection: AbortController | undefined
let token: string | undefined
let live = false
let retryMs = FIRST_RETRY_MS
let retry: ReturnType<typeof setTimeout> | undefined
let linger: ReturnType<typeof setTimeout> | undefined
let watching = false

/**
 * Runs `work` whenever the server tells of a change of a kind, and when changes may have been missed; `setLive` is called with whether the
 * server tells them. One connection per window serves all subscribers, while the window is visible. Returns the function that ends it.
 */
export function followChanges(
  kind: ChangeKind,
  work: () => Promise<unknown>,
  setLive: (live: boolean) => void,
): () => void {
  if (!watching) document.addEventListener('visibilitychange', visibilityChanged)
  watching = true
  clearTimeout(linger)
  const subscriber = new Subscriber(kind, work, setLive)
  subscribers.add(subscriber)
  // After sign-in or sign-out the stream would be that of another user.
  if (bearer() !== token) disconnect()
  if (live) setLive(true)
  if (Date.now() - (changedAt.get(kind) ?? 0) < RECENT_MS) void subscriber.renew()
  if (!retry) void connect()
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size === 0) linger = setTimeout(disconnect, LINGER_MS)
  }
}

const WIRE = { method: 'GET', path: EVENTS_PATH, access: 'guest' } as const
const ownHeaders = () => headers(WIRE, {})
const bearer = () => ownHeaders().authorization

function visibilityChanged(): void {
  if (document.hidden) disconnect()
  else void connect()
}

function setLive(next: boolean): void {
  live = next
  for (const subscriber of subscribers) subscriber.setLive(next)
}

/** Closes the connection on purpose. Subscribers remain live unless the next one cannot be opened. */
function disconnect(): void {
  clearTimeout(retry)
  retry = undefined
  retryMs = FIRST_RETRY_MS
  connection?.abort()
  connection = undefined
  if (subscribers.size === 0) live = false
}

async function connect(): Promise<void> {
  if (connection || document.hidden || subscribers.size === 0 || !bearer()) return
  clearTimeout(retry)
  retry = undefined
  const own = (connection = new AbortController())
  await read(own).catch(() => undefined)
  if (connection !== own) return
  own.abort()
  connection = undefined
  setLive(false)
  // Not all at the same moment when a server has started again.
  retry = setTimeout(() => void connect(), retryMs * (0.5 + Math.random() / 2))
  retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
}

/** Reads the stream to its end. Throws where the host cannot stream, and when the server refuses. */
async function read(own: AbortController): Promise<void> {
  const header = ownHeaders()
  token = header.authorization
  const { signal } = own
  const response = await fetch(launch.siteroot + pathOf(WIRE, {}).path, {
    headers: header,
    signal,
    cache: 'no-store',
  })
  const reader = response.body?.getReader()
  if (!reader || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    retryMs = LAST_RETRY_MS
    throw new Error('no stream')
  }
  setLive(true)
  for (const subscriber of subscribers) void subscriber.renew()
  await takeAll(reader, own)
}

async function takeAll(reader: ReadableStreamDefaultReader<Uint8Array>, own: AbortController): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const silence = setTimeout(() => own.abort(), SILENT_MS)
    const { value, done } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    retryMs = FIRST_RETRY_MS
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) dispatch(/^event: (\w+)/m.exec(block)?.[1])
  }
}

function dispatch(name: string | undefined): void {
  if (!name) return
  changedAt.set(name, Date.now())
  for (const subscriber of subscribers) if (name === 'reload' || name === subscriber.kind) void subscriber.renew()
}
