import type { Browser } from 'playwright-core'
import { ensureSite } from '../../config/tasks/site'
import { launchChromium } from '../e2e/harness/chromium'
import { withSiteProcess } from '../e2e/harness/siteProcess'
import { medians } from './figures'
import { measureLoad, type Load } from './load'
import { measureLighthouse } from './lighthouse'
import { ensureReference } from './reference'
import { measureOrderLoads } from './orderLoad'
import { budgets, keep, met, render } from './report'
import { measureServer, type ServerLoad } from './serverLoad'
import { measureSlowdown } from './slowdown'
import { measureStart } from './startTime'

/** Cold loads of each app on each menu; the median is reported. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

interface Pair {
  ours: Load
  reference: Load
}

/** Loads both apps alternately on a menu of `goods` dishes, so that load on the machine affects both. */
async function compare(
  browser: Browser,
  { goods, reference, slowdown }: { goods: number; reference: string; slowdown: number },
): Promise<Pair & { server: ServerLoad }> {
  return withSiteProcess({ goods }, (our) =>
    withSiteProcess({ goods, env: { SITE_DIR: reference } }, async (their) => {
      const runs: Pair[] = []
      for (let n = 0; n < RUNS; n++) {
        const ours = await measureLoad(browser, `${our.url}/#/pages/index/goods?storeId=thonglor`, { slowdown })
        const theirs = await measureLoad(browser, `${their.url}/`, { slowdown })
        runs.push({ ours, reference: theirs })
        console.log(
          `${goods} dishes, run ${n + 1} of ${RUNS}: ${ours.usable.toFixed(0)} ms, reference ${theirs.usable.toFixed(0)} ms`,
        )
      }
      const server = await measureServer(`${our.url}/channelApi/goods?storeId=thonglor`)
      return {
        ours: medians(runs.map((run) => run.ours)),
        reference: medians(runs.map((run) => run.reference)),
        server,
      }
    }),
  )
}

/** Measures the budgets of performance.md, prints them, and fails when one is exceeded. */
async function bench(): Promise<void> {
  await ensureSite()
  const reference = await ensureReference()
  const browser = await launchChromium({ optimized: true })
  try {
    const slowdown = await measureSlowdown(browser, reference)
    const small = await compare(browser, { goods: 200, reference, slowdown })
    const large = await compare(browser, { goods: 2000, reference, slowdown })
    const measured = {
      slowdown,
      ours: { small: small.ours, large: large.ours },
      reference: { small: small.reference, large: large.reference },
      server: small.server,
      orders: await measureOrderLoads(),
      start: await measureStart(browser),
      lighthouse: await measureLighthouse(),
    }
    const text = render(measured)
    keep(measured, text)
    console.log(`\n${text}`)
    if (!budgets(measured).every(met)) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
