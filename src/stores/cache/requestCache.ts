import { MINUTE_MS } from '@/domain/time/duration'
import type { OnStale } from './offlineCache'

interface CachedRequest<V> {
  at: number
  answer: Promise<V>
  come: boolean
  /** Time of the reply, ms since 1970, when it comes from the offline cache. */
  staleSince?: number
}

/** Cache of replies by name: calls within a minute share one pending or finished request. */
export class RequestCache<V> {
  private readonly requests = new Map<string, CachedRequest<V>>()

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether the request has finished (specification §3). */
  isget(name: string): boolean {
    return this.requests.get(name)?.come ?? false
  }

  /** Returns the reply of a name, by `ask` if necessary. Failures and offline copies are not cached; `onStale` is called for offline copies. */
  async get(name: string, ask: (onStale: OnStale) => Promise<V>, onStale: OnStale): Promise<V> {
    const known = this.requests.get(name)
    const request = known && this.now() - known.at < MINUTE_MS ? known : this.start(name, ask)
    const answer = await request.answer
    if (request.staleSince !== undefined) onStale(request.staleSince)
    return answer
  }

  private start(name: string, ask: (onStale: OnStale) => Promise<V>): CachedRequest<V> {
    const forget = () => this.requests.get(name) === request && this.requests.delete(name)
    const request: CachedRequest<V> = {
      at: this.now(),
      answer: ask((at) => {
        request.staleSince = at
        forget()
      }),
      come: false,
    }
    this.requests.set(name, request)
    request.answer.then(() => (request.come = true), forget)
    return request
  }
}
