import { SECOND_MS } from '../../../src/domain/time/duration'
import type { StaffEventName } from '../../contract/events'

/** `lost`: the stream is interrupted and is opened again after a pause. */
export type FeedState = 'connecting' | 'live' | 'lost'

/** The part of the browser's EventSource that the feed uses. */
export type EventStream = Pick<EventSource, 'addEventListener' | 'close'>

/** Changes of one moment are reported together. */
const GATHER_MS = 150
/** Pauses before the stream is opened again; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 10, 20].map((seconds) => seconds * SECOND_MS)

/** Server-sent events of staff (`console/contract/events.ts`), opened again with growing pauses. Each change, and each new connection, is reported. */
export class LiveFeed {
  #state: FeedState = 'connecting'
  #stream: EventStream | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #gathering: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly open: () => EventStream,
    private readonly onChange: () => void,
    /** The events that are changes, beside those that may have been missed. */
    private readonly names: readonly StaffEventName[] = ['order'],
  ) {}

  readonly state = (): FeedState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  start(): void {
    this.#connect()
    addEventListener('online', this.#reconnect)
    addEventListener('offline', this.#lost)
  }

  stop(): void {
    removeEventListener('online', this.#reconnect)
    removeEventListener('offline', this.#lost)
    clearTimeout(this.#timer)
    clearTimeout(this.#gathering)
    this.#stream?.close()
    this.#stream = undefined
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#stream?.close()
    const stream = this.open()
    this.#stream = stream
    const current = (act: () => void) => () => {
      if (this.#stream === stream) act()
    }
    stream.addEventListener('open', current(this.#opened))
    stream.addEventListener('error', current(this.#lost))
    for (const name of [...this.names, 'reload']) stream.addEventListener(name, current(this.#report))
  }

  readonly #opened = (): void => {
    // What happened before the stream was open was not heard.
    this.#attempts = 0
    this.#enter('live')
    this.#report()
  }

  readonly #lost = (): void => {
    this.#stream?.close()
    this.#stream = undefined
    clearTimeout(this.#timer)
    const pause = PAUSES_MS[Math.min(this.#attempts, PAUSES_MS.length - 1)] as number
    this.#attempts += 1
    // Spread, so that all devices of a restaurant do not return at once.
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
    this.#enter('lost')
  }

  readonly #report = (): void => {
    clearTimeout(this.#gathering)
    this.#gathering = setTimeout(this.onChange, GATHER_MS)
  }

  readonly #reconnect = (): void => {
    this.#attempts = 0
    this.#connect()
  }

  #enter(state: FeedState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
