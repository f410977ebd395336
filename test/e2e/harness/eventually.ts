import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for anything in a browser, ms: a busy machine is slow, which no test there is about. */
export const PATIENCE = 30_000
/** What cannot be waited for by an event is looked at so often, ms. */
export const TICK = 25

/**
 * Looks again until what is seen is as expected, and fails with what it is instead. For what no locator waits for:
 * `await eventually(() => page.getByText('km').count(), 2)`. `expected` may hold jest's asymmetric matchers.
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
