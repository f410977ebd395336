import type { Browser } from 'playwright-core'
import { withSiteProcess } from '../e2e/harness/siteProcess'
import { median } from './figures'
import { measureLoad } from './load'

/**
 * Time at which the reference page's menu of 200 dishes was usable when the budgets were set, ms (performance.md "Budgets": 5.06 s). It
 * stands for the phone of the budgets: with the same slowdown, a fast machine would measure the network and a slow one the processor.
 */
const REFERENCE_USABLE = 5060

/** Two slowdowns between which the time grows evenly: the network's part stays, the processor's part grows. */
const PROBES = [4, 8] as const
/** Loads at each probe. */
const RUNS = 3

/** The processor slowdown that makes this machine the phone of the budgets. */
export async function measureSlowdown(browser: Browser, reference: string): Promise<number> {
  return withSiteProcess({ goods: 200, env: { SITE_DIR: reference } }, async (site) => {
    const usableAt = async (slowdown: number) => {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++)
        times.push((await measureLoad(browser, `${site.url}/`, { slowdown, taps: 1 })).usable)
      return median(times)
    }
    const [low, high] = PROBES
    const [fast, slow] = [await usableAt(low), await usableAt(high)]
    return low + ((REFERENCE_USABLE - fast) * (high - low)) / (slow - fast)
  })
}
