import { Failure } from './failure'
import type { Privacy } from './privacy'
import type { Report } from './report'

interface CallResult {
  value?: unknown
  failure?: { reason: string; code?: number | string; unanswered?: boolean }
}

/** Interval between checks for idleness, ms. */
const IDLE_INTERVAL = 10
/** Number of consecutive idle checks needed: an app draws a reply in several asynchronous steps. */
const IDLE_CHECKS = 3

/** Calls from the document to the test: requests and platform services. */
export class Bridge {
  private pending = 0

  constructor(
    private readonly report: Report,
    private readonly privacy: Privacy,
  ) {}

  /** Calls the test; rejects with a Failure if the test refuses or has no stub. */
  readonly callTest = async (kind: string, payload: unknown = {}): Promise<unknown> => {
    await this.privacy.check(kind)
    this.pending += 1
    try {
      const { value, failure } = JSON.parse(await window.miniHostCall(kind, JSON.stringify(payload))) as CallResult
      if (failure?.unanswered)
        this.report.error('unanswered', `the app asked for "${kind}" and the test does not answer it`)
      if (failure) throw new Failure(failure.reason, failure.code)
      return value
    } finally {
      setTimeout(() => (this.pending -= 1))
    }
  }

  /** Resolves when no call to the test is pending and the replies are drawn. */
  async idle(): Promise<void> {
    let drawn = this.report.setDataCalls.length
    for (let quiet = 0; quiet < IDLE_CHECKS; quiet += 1) {
      await new Promise((resolve) => setTimeout(resolve, IDLE_INTERVAL))
      if (this.pending > 0 || this.report.setDataCalls.length !== drawn) quiet = -1
      drawn = this.report.setDataCalls.length
    }
  }
}
