import { MINUTE_MS } from '@/domain/time/duration'
import type { OnStale } from './offlineCache'

interface Asked<V> {
  at: number
  answer: Promise<V>
  come: boolean
  /** When the answer came, ms since 1970, if it is a copy of an earlier one. */
  staleSince?: number
}

/** Answers by name: who needs one again within a minute has the one that came, or the one that is on its way. */
export class RequestCache<V> {
  private readonly asked = new Map<string, Asked<V>>()

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether an answer has come (specification §3). */
  isget(name: string): boolean {
    return this.asked.get(name)?.come ?? false
  }

  /** The answer of a name; `ask` brings it. What fails, or is a copy, is asked for again; of a copy everybody who gets it is told. */
  async get(name: string, ask: (onStale: OnStale) => Promise<V>, onStale: OnStale): Promise<V> {
    const known = this.asked.get(name)
    const asked = known && this.now() - known.at < MINUTE_MS ? known : this.start(name, ask)
    const answer = await asked.answer
    if (asked.staleSince !== undefined) onStale(asked.staleSince)
    return answer
  }

  private start(name: string, ask: (onStale: OnStale) => Promise<V>): Asked<V> {
    const forget = () => this.asked.get(name) === asked && this.asked.delete(name)
    const asked: Asked<V> = {
      at: this.now(),
      answer: ask((at) => {
        asked.staleSince = at
        forget()
      }),
      come: false,
    }
    this.asked.set(name, asked)
    asked.answer.then(() => (asked.come = true), forget)
    return asked
  }
}
