import type { Endpoint, Input, Reply } from '@/contract/endpoint'
import { request } from './request'
import type { Wire } from './wire'

/** Lifetime of a prefetched reply, milliseconds. */
const KEPT_MS = 10_000

interface Answer {
  reply: Promise<unknown>
  at: number
}

const answers = new Map<string, Answer>()

const nameOf = ({ path }: Wire, input: unknown) => `${path} ${JSON.stringify(input)}`

/** Prefetches a reply; the next identical call of the page uses it. */
export function prefetch<E extends Endpoint & { method: 'GET' }>(endpoint: Wire<E>, input: Input<E>): void {
  const reply = request(endpoint, input)
  // The consumer of the reply handles the failure.
  reply.catch(() => undefined)
  answers.set(nameOf(endpoint, input), { reply, at: Date.now() })
}

/** Takes a prefetched reply out of the cache; undefined when there is none. */
export function takePrefetched<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>): Promise<Reply<E>> | undefined {
  const name = nameOf(endpoint, input)
  const answer = answers.get(name)
  answers.delete(name)
  return answer && Date.now() - answer.at < KEPT_MS ? answer.reply : undefined
}
