import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait in a browser, ms: long, because no test there is about speed. */
export const WAIT_TIMEOUT = 30_000
/** Polling interval for conditions without an event, ms. */
export const POLL_INTERVAL = 25

/**
 * Polls until the value matches, and fails with the difference. For conditions that no locator can wait for:
 * `await eventually(() => page.getByText('km').count(), 2)`. `expected` may contain Jest's asymmetric matchers.
 */
export async function eventually<T>(read: () => T | Promise<T>, expected: unknown): Promise<void> {
  for (const until = Date.now() + WAIT_TIMEOUT; ; await pause(POLL_INTERVAL)) {
    const value = await read()
    try {
      expect(value).toEqual(expected)
      return
    } catch (difference) {
      if (Date.now() > until) throw difference
    }
  }
}
