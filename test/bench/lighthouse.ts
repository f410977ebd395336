import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../e2e/harness/chromium'
import { withSiteProcess } from '../e2e/harness/siteProcess'
import { medians } from './figures'

/** npx downloads it once: 185 MB are too much for a dependency that only the bench needs. The last release for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PAGES = { home: '/#/', menu: '/#/pages/index/goods?storeId=thonglor', login: '/#/pages/other/login' }
const RUNS = 3
/** Recording a trace fails at times (`NO_NAVSTART`), and Lighthouse itself asks to run again. */
const TRIES = 3

/** Lighthouse's categories with their scores from 0 to 100, on its simulated slow phone. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof CATEGORIES)[number], number>
export type PageScores = Record<keyof typeof PAGES, Scores>

interface Report {
  categories: Record<string, { score: number | null } | undefined>
}

/** One run on a URL. */
async function run(url: string, file: string, tries = TRIES): Promise<Scores> {
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox']
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
      env: { ...process.env, CHROME_PATH: findChromium(true) },
    })
  } catch (error) {
    if (tries === 1) throw error
    return run(url, file, tries - 1)
  }
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores
}

async function measure(url: string, file: string): Promise<Scores> {
  const runs: Scores[] = []
  while (runs.length < RUNS) runs.push(await run(url, file))
  return medians(runs)
}

/** Median scores of home, menu and login of the demonstration. */
export async function measureLighthouse(): Promise<PageScores> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    return await withSiteProcess({}, async ({ url }) => ({
      home: await measure(`${url}${PAGES.home}`, file),
      menu: await measure(`${url}${PAGES.menu}`, file),
      login: await measure(`${url}${PAGES.login}`, file),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
