import type { Browser } from 'playwright-core'
import { ensureSite } from '../../config/tasks/site'
import { launchChromium } from '../e2e/harness/chromium'
import { Site } from '../e2e/harness/server'
import { medians } from './figures'
import { measureLoad, type Load } from './load'
import { ensureReference } from './reference'
import { measureOrderLoads } from './orderLoad'
import { budgets, keep, met, render } from './report'
import { measureServer, type ServerLoad } from './serverLoad'
import { measureStart } from './startTime'

/** Cold loads of each app on each menu; the median is reported. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

interface Pair {
  ours: Load
  reference: Load
}

/** Loads both apps alternately on a menu of `goods` dishes, so that load on the machine affects both. */
async function compare(browser: Browser, goods: number, reference: string): Promise<Pair & { server: ServerLoad }> {
  const sites = await Promise.all([Site.start({ goods }), Site.start({ goods, env: { SITE_DIR: reference } })])
  const [our, their] = sites
  try {
    const runs: Pair[] = []
    for (let n = 0; n < RUNS; n++) {
      const ours = await measureLoad(browser, `${our.url}/#/pages/index/goods?storeId=thonglor`)
      runs.push({ ours, reference: await measureLoad(browser, `${their.url}/`) })
      console.log(
        `${goods} dishes, run ${n + 1} of ${RUNS}: ${runs.at(-1)?.ours.usable.toFixed(0)} ms, reference ${runs.at(-1)?.reference.usable.toFixed(0)} ms`,
      )
    }
    const server = await measureServer(`${our.url}/channelApi/goods?storeId=thonglor`)
    return { ours: medians(runs.map((run) => run.ours)), reference: medians(runs.map((run) => run.reference)), server }
  } finally {
    await Promise.all(sites.map((site) => site.close()))
  }
}

/** Measures the budgets of performance.md, prints them, and fails when one is exceeded. */
async function bench(): Promise<void> {
  await ensureSite()
  const reference = await ensureReference()
  const browser = await launchChromium()
  try {
    const small = await compare(browser, 200, reference)
    const large = await compare(browser, 2000, reference)
    const measured = {
      ours: { small: small.ours, large: large.ours },
      reference: { small: small.reference, large: large.reference },
      server: small.server,
      orders: await measureOrderLoads(),
      start: await measureStart(browser),
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
