import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { accessibilityProblems } from './axe'
import { phoneOf, remembered, SCREENS, SHOTS, type VisitorOptions } from './device'
import { eventually, PATIENCE, TICK } from './eventually'
import { PassingWords } from './passingWords'

const BLANK = 'about:blank'
/** Resolves when all finite animations on the page have ended. */
const STILL = `Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => undefined))).then(() => undefined)`
/** Time without requests after which the network counts as quiet, ms. */
const QUIET = 100
/** Resolves when the page is idle, or after 5 s without an idle moment. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => done(), { timeout: 5000 }))'
/** Console messages caused by this harness: `offline` cuts the network, and service workers are blocked. */
const NOISE = ['net::ERR_INTERNET_DISCONNECTED', 'Service Worker registration blocked by Playwright']

/** A visitor with a phone in Bangkok. Errors of the page are collected in `problems`. */
export class Visitor {
  /** Console errors and warnings, uncaught exceptions, requests that failed. */
  readonly problems: string[] = []
  private readonly underWay = new Set<Request>()
  /** Number of requests so far. */
  private asked = 0
  /** Routes whose page view the server has recorded. */
  private readonly recorded = new Set<string | null>()

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly url: string,
    private readonly words: PassingWords,
  ) {
    page.on('request', (request) => {
      this.underWay.add(request)
      this.asked += 1
    })
    page.on('requestfinished', (request) => {
      this.underWay.delete(request)
      if (request.url().endsWith('/fwjl'))
        this.recorded.add(new URLSearchParams(request.postData() ?? '').get('moduleName'))
    })
    page.on('console', (message) => {
      const noise = NOISE.some((one) => message.text().includes(one))
      if (!noise && (message.type() === 'error' || message.type() === 'warning'))
        this.problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      this.underWay.delete(request)
      const reason = request.failure()?.errorText ?? ''
      // The requesting page is gone (reloaded or closed, invisible to a user), or `offline` has cut the network.
      if (!/ERR_ABORTED|ERR_INTERNET_DISCONNECTED/.test(reason))
        this.problems.push(`request: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`reply ${response.status()}: ${response.url()}`)
    })
  }

  static async open(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.newContext(phoneOf(url, options))
    context.setDefaultTimeout(PATIENCE)
    const words = new PassingWords()
    await words.listen(context)
    return new Visitor(await context.newPage(), context, url, words)
  }

  /** Resets the phone for another visitor with other local storage; the browser's HTTP cache stays. */
  async handOver(options: VisitorOptions): Promise<void> {
    await this.page.goto(BLANK)
    await this.context.setStorageState(remembered(this.url, options))
    await this.look(options)
    this.problems.length = 0
    this.underWay.clear()
    this.recorded.clear()
    this.words.forget()
  }

  /** Changes screen size and colour scheme. */
  async look({ screen = 'phone', dark = false }: Pick<VisitorOptions, 'screen' | 'dark'>): Promise<void> {
    await this.page.setViewportSize(SCREENS[screen])
    await this.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  }

  /** Opens a route by its URL like an external link, also when only the hash differs. */
  async deepLink(path: string, query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString()
    if (this.page.url() !== BLANK) await this.page.goto(BLANK)
    // The browser does not always report the end of an unloaded page's requests.
    this.underWay.clear()
    await this.page.goto(`${this.url}/#${path}${search ? `?${search}` : ''}`)
    await this.settled()
  }

  /** Cuts the network during an action. */
  async offline(act: () => Promise<void>): Promise<void> {
    await this.context.setOffline(true)
    try {
      await act()
    } finally {
      await this.context.setOffline(false)
    }
  }

  /** Reloads the page after its pending requests: the screen shows optimistic updates before the server has them. */
  async reload(): Promise<void> {
    await this.settled()
    await this.page.reload()
    await this.settled()
  }

  /** Waits until the first page is drawn, the network is quiet and the page is idle. */
  async settled(): Promise<void> {
    await this.page.locator('#boot').waitFor({ state: 'detached' })
    const until = Date.now() + PATIENCE
    for (let asked = -1; asked !== this.asked;) {
      await this.quiet(until)
      asked = this.asked
      // An unloading page does not answer; the next one has sent a request by then.
      await this.page.evaluate(IDLE).catch(() => undefined)
    }
  }

  private async quiet(until: number): Promise<void> {
    for (let quiet = 0; quiet < QUIET; quiet = this.underWay.size === 0 ? quiet + TICK : 0) {
      if (Date.now() > until)
        throw new Error(`Still waiting for ${[...this.underWay].map((one) => one.url()).join(', ')}`)
      await pause(TICK)
    }
  }

  /** Waits until the page view is recorded, which is the last automatic request: the server may stop then. */
  async leftAlone(): Promise<void> {
    const until = Date.now() + PATIENCE
    while (!this.recorded.has(this.route)) {
      if (Date.now() > until) throw new Error(`No visit of ${this.route} was recorded`)
      await pause(TICK)
    }
    await this.settled()
  }

  /** The current route without its query. */
  get route(): string {
    return new URL(this.page.url()).hash.replace(/^#/, '').split('?')[0] ?? ''
  }

  /** Waits until the window has this title; fails with the actual title. */
  async expectTitle(title: string): Promise<void> {
    await eventually(() => this.page.title(), title)
  }

  /** Waits for a toast; each call waits for a later one. */
  told(text: string | RegExp): Promise<void> {
    return this.words.heard(text)
  }

  /** The visible text of the screen. */
  text(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  /** Asserts that no error was recorded and that the screen is accessible. */
  async expectSound(): Promise<void> {
    expect({ problems: this.problems, accessibility: await accessibilityProblems(this.page) }).toEqual({
      problems: [],
      accessibility: [],
    })
  }

  /** Waits until all animations have ended. */
  async still(): Promise<void> {
    await this.page.evaluate(STILL)
  }

  /** A screenshot after all animations have ended. */
  async picture(fullPage = false): Promise<Buffer> {
    await this.still()
    return this.page.screenshot({ fullPage })
  }

  /** Writes a screenshot for review, if a folder is set. */
  async shoot(name: string, fullPage = false): Promise<void> {
    if (!SHOTS) return
    mkdirSync(SHOTS, { recursive: true })
    writeFileSync(join(SHOTS, `${name}.png`), await this.picture(fullPage))
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}
