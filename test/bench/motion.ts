import type { Locator, Page } from 'playwright-core'
import { ensureSite } from '../../config/tasks/site'
import { launchChromium } from '../e2e/harness/chromium'
import { Site } from '../e2e/harness/server'
import { VERSION } from '../../server/seed/data/texts'
import { median } from './figures'

/** How many times slower the processor is made. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const FRAME_MS = 1000 / 60

/** Starts counting frames in the page. A string, because the compiler's helpers are missing there. */
const COUNT = `window.frames60 = []; {
  const count = (at) => { window.frames60.push(at); requestAnimationFrame(count) }
  requestAnimationFrame(count)
}`

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
]

/** Frames that were missing during a movement. */
async function droppedFrames(page: Page, { trigger, moves }: Moment): Promise<number> {
  const started = await trigger(page).evaluate((element: HTMLElement) => {
    element.click()
    return performance.now()
  })
  await page.waitForTimeout(moves + 400)
  const frames = await page.evaluate<number[]>('window.frames60')
  const during = frames.filter((at) => at >= started && at <= started + moves)
  return Math.max(0, Math.floor(moves / FRAME_MS) - during.length)
}

/** Opens the menu as on a slow phone, and prints for each movement the median of the frames that it drops. */
async function measure(page: Page, url: string): Promise<void> {
  const seen = JSON.stringify(JSON.stringify({ data: VERSION }))
  await page.addInitScript(`localStorage.setItem('privacy', ${seen})`)
  await page.goto(`${url}/#/pages/index/goods?storeId=thonglor`)
  await categories(page).first().waitFor()
  // Code for later taps is loaded by then.
  await page.waitForTimeout(4000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(COUNT)
  for (const moment of MOMENTS) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++) {
      runs.push(await droppedFrames(page, moment))
      await moment.undo?.(page)
      await page.waitForTimeout(800)
    }
    const all = Math.floor(moment.moves / FRAME_MS)
    console.log(`${moment.name}: ${median(runs)} of ${all} frames dropped (${runs.join(', ')})`)
  }
}

/** `npm run bench:motion`, on a quiet machine: counts the frames that movements of the menu drop. */
async function motion(): Promise<void> {
  await ensureSite()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, bypassCSP: true })
    await Site.during({}, ({ url }) => measure(page, url))
  } finally {
    await browser.close()
  }
}

motion().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
