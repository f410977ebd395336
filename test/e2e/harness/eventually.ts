import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait in a browser, ms: long, because no test there is about speed. */
export const PATIENCE = 30_000
/** Polling interval for conditions without an event, ms. */
export const TICK = 25

/**
 * Polls until the value matches, and fails with the difference. For conditions that no locator can wait for:
 * `await eventually(() => page.getByText('km').count(), 2)`. `expected` may contain Jest's asymmetric matchers.
 */
export async function eventually<T>(look: () => T | Promise<T>, expected: unknown): Promise<void> {
  for (const until = Date.now() + PATIENCE; ; await pause(TICK)) {
    const seen = await look()
    try {
      expect(seen).toEqual(expected)
      return
    } catch (difference) {
      if (Date.now() > until) throw difference
    }
  }
}
