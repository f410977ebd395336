import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { accessibilityProblems } from './axe'
import { phoneOf, remembered, SCREENS, SHOTS, type VisitorOptions } from './device'
import { eventually, PATIENCE, TICK } from './eventually'
import { PassingWords } from './passingWords'

const BLANK = 'about:blank'
/** Resolves when nothing moves on the page any more, but for what never stops. */
const STILL = `Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => undefined))).then(() => undefined)`
/** The network is quiet when nothing was under way for so long, ms. */
const QUIET = 100
/** Resolves when the page has nothing to do, or has not had a moment's rest for 5 s. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => done(), { timeout: 5000 }))'
/** What the browser says because of this harness: `offline` cuts the network, and workers are not let in. */
const NOISE = ['net::ERR_INTERNET_DISCONNECTED', 'Service Worker registration blocked by Playwright']

/** One person with one phone in Bangkok. Whatever goes wrong on the page without a word is collected in `problems`. */
export class Visitor {
  /** Console errors and warnings, uncaught exceptions, requests that failed. */
  readonly problems: string[] = []
  private readonly underWay = new Set<Request>()
  /** How many requests there were. */
  private asked = 0
  /** Routes whose visit the server has recorded. */
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
      // The page that asked is gone (a reload or a closed page, nothing a person would notice), or `offline` has cut the network.
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

  /** Makes this the phone of somebody else, who remembers nothing else; the browser keeps the files of the site. */
  async handOver(options: VisitorOptions): Promise<void> {
    await this.page.goto(BLANK)
    await this.context.setStorageState(remembered(this.url, options))
    await this.look(options)
    this.problems.length = 0
    this.underWay.clear()
    this.recorded.clear()
    this.words.forget()
  }

  /** Changes size and colours of the screen. */
  async look({ screen = 'phone', dark = false }: Pick<VisitorOptions, 'screen' | 'dark'>): Promise<void> {
    await this.page.setViewportSize(SCREENS[screen])
    await this.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  }

  /** Opens a route of the storefront by its address, as a link from outside does; also when it differs in the hash only. */
  async deepLink(path: string, query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString()
    if (this.page.url() !== BLANK) await this.page.goto(BLANK)
    // The browser does not always tell the end of what a page asked for that is left.
    this.underWay.clear()
    await this.page.goto(`${this.url}/#${path}${search ? `?${search}` : ''}`)
    await this.settled()
  }

  /** Cuts the phone from the network while something is done. */
  async offline(act: () => Promise<void>): Promise<void> {
    await this.context.setOffline(true)
    try {
      await act()
    } finally {
      await this.context.setOffline(false)
    }
  }

  /** Loads the page again, once the server has heard of what was tapped: the screen shows some of it before. */
  async reload(): Promise<void> {
    await this.settled()
    await this.page.reload()
    await this.settled()
  }

  /** Waits until the first page is drawn, nothing has been under way on the network for a moment, and the page rests. */
  async settled(): Promise<void> {
    await this.page.locator('#boot').waitFor({ state: 'detached' })
    const until = Date.now() + PATIENCE
    for (let asked = -1; asked !== this.asked;) {
      await this.quiet(until)
      asked = this.asked
      // A page that is being left does not answer; the next one has asked for something by then.
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

  /** Waits until the page has recorded its visit, which is the last that it asks for by itself: the server may go away then. */
  async leftAlone(): Promise<void> {
    const until = Date.now() + PATIENCE
    while (!this.recorded.has(this.route)) {
      if (Date.now() > until) throw new Error(`No visit of ${this.route} was recorded`)
      await pause(TICK)
    }
    await this.settled()
  }

  /** The route on the screen, without its query. */
  get route(): string {
    return new URL(this.page.url()).hash.replace(/^#/, '').split('?')[0] ?? ''
  }

  /** Waits until the window has this title, and fails with the one that it has instead. */
  async expectTitle(title: string): Promise<void> {
    await eventually(() => this.page.title(), title)
  }

  /** Waits until the storefront has said something in passing; the next one must be said after it. */
  told(text: string | RegExp): Promise<void> {
    return this.words.heard(text)
  }

  /** The visible text of the screen. */
  text(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  /** Checks that nothing went wrong so far and that the screen can be used with a screen reader. */
  async expectSound(): Promise<void> {
    expect({ problems: this.problems, accessibility: await accessibilityProblems(this.page) }).toEqual({
      problems: [],
      accessibility: [],
    })
  }

  /** Waits until nothing moves on the screen any more. */
  async still(): Promise<void> {
    await this.page.evaluate(STILL)
  }

  /** A picture of the screen, when nothing moves on it any more. */
  async picture(fullPage = false): Promise<Buffer> {
    await this.still()
    return this.page.screenshot({ fullPage })
  }

  /** Keeps a picture of the screen for a person to look at, when a folder for pictures is named. */
  async shoot(name: string, fullPage = false): Promise<void> {
    if (!SHOTS) return
    mkdirSync(SHOTS, { recursive: true })
    writeFileSync(join(SHOTS, `${name}.png`), await this.picture(fullPage))
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}
