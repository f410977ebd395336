import { Failure } from './failure'
import type { Report } from './report'

interface Answer {
  value?: unknown
  failure?: { reason: string; code?: number | string; unanswered?: boolean }
}

/** How often the host looks whether everything was answered, in ms: long enough for an answer to be drawn. */
const TURN = 20

/** The one way out of the document: questions to the test, about requests and the world around the phone. */
export class Bridge {
  private waiting = 0

  constructor(private readonly report: Report) {}

  /** Asks the test; rejects with a Failure when it says no or has no answer. */
  readonly ask = async (kind: string, payload: unknown = {}): Promise<unknown> => {
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
    do await new Promise((resolve) => setTimeout(resolve, TURN))
    while (this.waiting > 0)
  }
}
