import type { Endpoint, Input, Reply } from '@/contract/endpoint'
import { request } from './request'
import type { Wire } from './wire'

/** How long an answer waits for the page that it was asked for, milliseconds. */
const KEPT_MS = 10_000

interface Answer {
  reply: Promise<unknown>
  at: number
}

const answers = new Map<string, Answer>()

const nameOf = ({ path }: Wire, input: unknown) => `${path} ${JSON.stringify(input)}`

/** Asks for what a page will ask for in a moment: its own call then takes this answer. */
export function prefetch<E extends Endpoint & { method: 'GET' }>(endpoint: Wire<E>, input: Input<E>): void {
  const reply = request(endpoint, input)
  // Whoever takes the answer learns of its failure.
  reply.catch(() => undefined)
  answers.set(nameOf(endpoint, input), { reply, at: Date.now() })
}

/** The answer that was asked for ahead, once; undefined when there is none. */
export function takePrefetched<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>): Promise<Reply<E>> | undefined {
  const name = nameOf(endpoint, input)
  const answer = answers.get(name)
  answers.delete(name)
  return answer && Date.now() - answer.at < KEPT_MS ? answer.reply : undefined
}
