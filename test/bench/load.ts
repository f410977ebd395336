import type { Browser, CDPSession, Page } from 'playwright-core'
import { median } from './figures'
import { observe, tapAdds, type Observed } from './inPage'

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms round-trip time. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** Longest wait for the menu's first response, ms. */
const WAIT_TIMEOUT = 60_000

/** One cold load of a menu page. Times in ms, sizes in transferred bytes. */
export interface Load extends Record<string, number> {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  usable: number
  nodes: number
  /** JS, CSS and HTML until the menu was usable. */
  code: number
  js: number
  /** Median time from a tap on "add" to the end of the next frame, ms. */
  tap: number
}

/** Adds up the transferred sizes of JS, CSS and HTML, without response headers. */
async function weigh(session: CDPSession): Promise<{ js: number; code: number }> {
  const sizes = { js: 0, code: 0 }
  const replies = new Map<string, { type: string; headers: number }>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    replies.set(requestId, { type, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = replies.get(requestId) ?? {}
    const body = encodedDataLength - headers
    if (['Script', 'Stylesheet', 'Document'].includes(type)) sizes.code += body
    if (type === 'Script') sizes.js += body
  })
  return sizes
}

interface Conditions {
  /** How many times slower the processor is made (`measureSlowdown`). */
  slowdown: number
  /** How often "add" is tapped. */
  taps?: number
}

/** Loads the menu with an empty cache, measures until it is usable and quiet, then taps "add" several times. */
export async function measureLoad(browser: Browser, url: string, { slowdown, taps = 15 }: Conditions): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Waiting for a condition in the page needs eval.
    bypassCSP: true,
  })
  try {
    const page = await context.newPage()
    // tsx compiles function names to a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    const sizes = await weigh(session)
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction('observed.usable > 0', undefined, { timeout: WAIT_TIMEOUT, polling: 250 })
    const { js, code } = sizes
    await page.waitForLoadState('networkidle', { timeout: WAIT_TIMEOUT })
    return { ...(await read(page)), js, code, tap: median(await page.evaluate(tapAdds, taps)) }
  } finally {
    await context.close()
  }
}

async function read(page: Page): Promise<Observed & { nodes: number }> {
  const observed = await page.evaluate<Observed>('observed')
  return { ...observed, nodes: await page.evaluate<number>('document.querySelectorAll("*").length') }
}
