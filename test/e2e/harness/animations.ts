import type { Page } from 'playwright-core'

/** Waits until all animations that end have ended, those that began meanwhile, too. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
    for (;;) {
      const running = document.getAnimations().filter(finite)
      if (running.length === 0) return
      await Promise.allSettled(running.map((one) => one.finished))
    }
  })
