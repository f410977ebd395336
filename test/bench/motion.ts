import type { Locator, Page } from 'playwright-core'
import { ensureSite } from '../../config/tasks/site'
import { launchChromium } from '../e2e/harness/chromium'
import { withSiteProcess } from '../e2e/harness/siteProcess'
import { VERSION } from '../../server/seed/data/texts'
import { median } from './figures'
import { FrameCounter, type Frames } from './frames'

/** How many times slower the processor is made. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
interface Moment {
  name: string
  /** What starts the movement. */
  trigger: (page: Page) => Locator
  /** How long it moves, ms. */
  moves: number
  /** Undoes it before the next run. */
  undo?: (page: Page) => Promise<void>
}

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link')

const MOMENTS: Moment[] = [
  {
    name: 'dish flies into the bag',
    trigger: (page) => page.getByRole('button', { name: /^Add: / }).first(),
    moves: 420,
  },
  {
    name: 'sheet of the cart opens',
    trigger: (page) => page.getByRole('button', { name: /^Open the cart/ }),
    moves: 320,
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'thumb of the segment slides',
    trigger: (page) => page.getByRole('radio', { checked: false }).first(),
    moves: 240,
  },
  {
    name: 'mark of the categories slides',
    trigger: (page) => categories(page).nth(3),
    moves: 240,
    undo: (page) => categories(page).first().click(),
  },
  {
    name: 'list glides to the last category',
    trigger: (page) => categories(page).last(),
    moves: 240,
    undo: (page) => categories(page).first().click(),
  },
]

/** Opens the menu as on a slow phone, and prints for each movement the median of the frames that it drops. */
async function measure(page: Page, url: string): Promise<void> {
  const seen = JSON.stringify(JSON.stringify({ data: VERSION }))
  await page.addInitScript(`localStorage.setItem('privacy', ${seen})`)
  await page.goto(`${url}/#/pages/index/goods?storeId=thonglor`)
  await categories(page).first().waitFor()
  // Code for later taps is loaded by then.
  await page.waitForTimeout(4000)
  const counter = await FrameCounter.start(page, SLOWDOWN)
  for (const { name, trigger, moves, undo } of MOMENTS) {
    const runs: Frames[] = []
    for (let run = 0; run < RUNS; run++) {
      runs.push(await counter.during(trigger, moves))
      await undo?.(page)
      await page.waitForTimeout(800)
    }
    console.log(`${name}, ${Math.floor((moves * 60) / 1000)} frames: ${summary(runs)}`)
  }
}

/** Best and median of the runs: others on the machine make runs worse, never better. */
function summary(runs: readonly Frames[]): string {
  const labels: Record<keyof Frames, string> = {
    unseen: 'not shown',
    late: 'not shown before the first',
    withoutScripts: 'without scripts',
    answer: 'ms to the first',
  }
  return (Object.keys(labels) as (keyof Frames)[])
    .map((key) => {
      const values = runs.map((run) => Math.round(run[key]))
      return `${labels[key]} ${Math.min(...values)}, median ${median(values)} (${values.join(' ')})`
    })
    .join('; ')
}

/** `npm run bench:motion`, on a quiet machine: counts the frames that movements of the menu drop. */
async function motion(): Promise<void> {
  await ensureSite()
  const browser = await launchChromium({ optimized: true })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, bypassCSP: true })
    await withSiteProcess({}, ({ url }) => measure(page, url))
  } finally {
    await browser.close()
  }
}

motion().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
