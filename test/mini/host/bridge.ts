import { Failure } from './failure'
import type { Privacy } from './privacy'
import type { Report } from './report'

interface Answer {
  value?: unknown
  failure?: { reason: string; code?: number | string; unanswered?: boolean }
}

/** How often the host looks whether everything was answered and drawn, ms. */
const TURN = 10
/** So many looks in a row must find nothing: what an answer brings is drawn in steps, each of which waits for its turn. */
const QUIET = 3

/** The one way out of the document: questions to the test, about requests and the world around the phone. */
export class Bridge {
  private waiting = 0

  constructor(
    private readonly report: Report,
    private readonly privacy: Privacy,
  ) {}

  /** Asks the test; rejects with a Failure when it says no or has no answer. */
  readonly ask = async (kind: string, payload: unknown = {}): Promise<unknown> => {
    await this.privacy.check(kind)
    this.waiting += 1
    try {
      const { value, failure } = JSON.parse(await window.miniAnswer(kind, JSON.stringify(payload))) as Answer
      if (failure?.unanswered)
        this.report.error('unanswered', `the app asked for "${kind}" and the test does not answer it`)
      if (failure) throw new Failure(failure.reason, failure.code)
      return value
    } finally {
      setTimeout(() => (this.waiting -= 1))
    }
  }

  /** Resolves when nothing is asked of the test any more and what was answered is drawn. */
  async idle(): Promise<void> {
    let drawn = this.report.setDataCalls.length
    for (let quiet = 0; quiet < QUIET; quiet += 1) {
      await new Promise((resolve) => setTimeout(resolve, TURN))
      if (this.waiting > 0 || this.report.setDataCalls.length !== drawn) quiet = -1
      drawn = this.report.setDataCalls.length
    }
  }
}
