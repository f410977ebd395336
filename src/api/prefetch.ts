import type { Endpoint, Input, Reply } from '@/contract/endpoint'
import { request } from './request'
import type { Wire } from './wire'

/** Lifetime of a prefetched reply, milliseconds. */
const FRESH_MS = 10_000

interface Prefetched {
  reply: Promise<unknown>
  /** The reply once it has come. */
  value?: unknown
  at: number
}

const prefetched = new Map<string, Prefetched>()

const nameOf = ({ path }: Wire, input: unknown) => `${path} ${JSON.stringify(input)}`

function fresh(name: string): Prefetched | undefined {
  const entry = prefetched.get(name)
  return entry && Date.now() - entry.at < FRESH_MS ? entry : undefined
}

/** Prefetches a reply; the next identical call of the page uses it. */
export function prefetch<E extends Endpoint & { method: 'GET' }>(endpoint: Wire<E>, input: Input<E>): void {
  const reply = request(endpoint, input)
  const entry: Prefetched = { reply, at: Date.now() }
  reply.then(
    (value) => (entry.value = value),
    // The consumer of the reply handles the failure.
    () => undefined,
  )
  prefetched.set(nameOf(endpoint, input), entry)
}

/** A prefetched reply that has come, for the first drawing of a page; it stays prefetched for the page's call. */
export function prefetchedReply<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>): Reply<E> | undefined {
  return fresh(nameOf(endpoint, input))?.value
}

/** Takes a prefetched reply out of the cache; undefined when there is none. */
export function takePrefetched<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>): Promise<Reply<E>> | undefined {
  const name = nameOf(endpoint, input)
  const entry = fresh(name)
  prefetched.delete(name)
  return entry?.reply
}
