import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page, Request } from 'playwright-core'
import { API_PREFIX } from '../../../src/contract/endpoint'
import { EVENTS_PATH } from '../../../src/contract/events'
import { THROTTLE_MS } from '../../../src/domain/time/throttle'
import { waitForAnimations } from './animations'
import { accessibilityProblems } from './axe'
import { SCREENSHOT_FOLDER, type VisitorOptions } from './device'
import { eventually, WAIT_TIMEOUT, POLL_INTERVAL } from './eventually'
import { EMPTY_PAGE, type Phone } from './phone'

/** Time without requests after which the network counts as quiet, ms. */
const QUIET = 100
/** Resolves when the page is idle, or after 5 s without an idle moment. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => done(), { timeout: 5000 }))'
/**
 * Console messages caused by this harness: `offline` cuts the network, service workers are blocked, and the empty page between two
 * visits has no icon.
 */
const NOISE = ['net::ERR_INTERNET_DISCONNECTED', 'Service Worker registration blocked by Playwright', '/favicon.ico']

/**
 * Whether the browser never reports the end of a request: of the stream of changes, and of a menu that it fetches again after it has
 * shown the stale one of its cache (`stale-while-revalidate`), which only its time-out ends.
 */
function isEndless(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return (
    pathname === API_PREFIX + EVENTS_PATH || (pathname.startsWith(API_PREFIX) && request.resourceType() === 'other')
  )
}

/** A visitor with a phone in Bangkok. Errors of the page are collected in `problems`. */
export class Visitor {
  /** Console errors and warnings, uncaught exceptions, requests that failed. */
  readonly problems: string[] = []
  private readonly pendingRequests = new Set<Request>()
  /** Number of requests so far. */
  private requestCount = 0
  private isOffline = false
  /** Routes whose page view the server has recorded. */
  private readonly recordedRoutes = new Set<string | null>()

  readonly page: Page

  constructor(
    private readonly phone: Phone,
    private readonly url: string,
  ) {
    const { page } = phone
    this.page = page
    page.on('request', (request) => {
      if (isEndless(request)) return
      this.pendingRequests.add(request)
      this.requestCount += 1
    })
    page.on('requestfinished', (request) => {
      this.pendingRequests.delete(request)
      if (request.url().endsWith('/fwjl'))
        this.recordedRoutes.add(new URLSearchParams(request.postData() ?? '').get('moduleName'))
    })
    page.on('console', (message) => {
      const said = `${message.text()} ${message.location().url}`
      const noise = NOISE.some((one) => said.includes(one))
      if (!noise && (message.type() === 'error' || message.type() === 'warning'))
        this.problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      this.pendingRequests.delete(request)
      const reason = request.failure()?.errorText ?? ''
      // The requesting page is gone (reloaded or closed, invisible to a user), or `offline` has cut the network.
      if (!/ERR_ABORTED|ERR_INTERNET_DISCONNECTED/.test(reason))
        this.problems.push(`request: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
        this.problems.push(`reply ${response.status()}: ${response.url()}`)
    })
  }

  /** Resets the phone for another visitor. */
  async reset(options: VisitorOptions): Promise<void> {
    await this.phone.reset(this.url, options)
    this.problems.length = 0
    this.pendingRequests.clear()
    this.recordedRoutes.clear()
  }

  /** Changes screen size and colour scheme. */
  setScreen(look: Pick<VisitorOptions, 'screen' | 'dark'>): Promise<void> {
    return this.phone.setScreen(look)
  }

  /** Opens a route by its URL like an external link, also when only the hash differs. */
  async deepLink(path: string, query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString()
    // Without a page in between, another hash would not load the app anew.
    if (this.page.url().startsWith(`${this.url}/#`))
      await this.page.goto(this.isOffline ? 'about:blank' : `${this.url}${EMPTY_PAGE}`)
    // The browser does not always report the end of an unloaded page's requests.
    this.pendingRequests.clear()
    await this.page.goto(`${this.url}/#${path}${search ? `?${search}` : ''}`)
    await this.settled()
  }

  /** Opens a route inside the running app, in place of the current page. Not for the path of a page below it: the router would go back to that. */
  async follow(path: string, query: Record<string, string> = {}): Promise<void> {
    const pages = this.page.locator('.taro_page')
    const shown = () => pages.evaluateAll((all) => all.map(({ id }) => id))
    const before = await shown()
    await this.openRoute(path, query)
    const opened = async () => {
      const top = (await shown()).at(-1)
      return top?.startsWith(path) && !before.includes(top)
    }
    await eventually(opened, true)
    await this.settled()
    await this.transitionEnd()
  }

  /** Changes the address inside the running app, as a link in a page does, without waiting for the page. */
  async openRoute(path: string, query: Record<string, string> = {}): Promise<void> {
    await this.page.evaluate((hash) => location.assign(hash), `#${path}?${new URLSearchParams(query).toString()}`)
  }

  /** Waits until the page that was left, which stays in sight during the transition, has slid away. */
  async transitionEnd(): Promise<void> {
    await eventually(() => this.page.locator('.taro_page').locator('visible=true').count(), 1)
  }

  /** The page on top. */
  get top(): Locator {
    return this.page.locator('.taro_page').last()
  }

  /** Waits until a button that was tapped takes another tap (specification §9 "throttle"), or a tab bar with its own interval, ms. */
  async waitForThrottle(interval = THROTTLE_MS): Promise<void> {
    await this.page.evaluate(`new Promise((done) => setTimeout(done, ${interval}))`)
  }

  /** Cuts the network during an action. */
  async offline(act: () => Promise<void>): Promise<void> {
    this.isOffline = true
    await this.page.context().setOffline(true)
    try {
      await act()
    } finally {
      await this.page.context().setOffline(false)
      this.isOffline = false
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
    const until = Date.now() + WAIT_TIMEOUT
    for (let requestCount = -1; requestCount !== this.requestCount;) {
      await this.waitForQuietNetwork(until)
      requestCount = this.requestCount
      // An unloading page does not answer; the next one has sent a request by then.
      await this.page.evaluate(IDLE).catch(() => undefined)
    }
  }

  private async waitForQuietNetwork(until: number): Promise<void> {
    for (let quiet = 0; quiet < QUIET; quiet = this.pendingRequests.size === 0 ? quiet + POLL_INTERVAL : 0) {
      if (Date.now() > until)
        throw new Error(`Still waiting for ${[...this.pendingRequests].map((one) => one.url()).join(', ')}`)
      await pause(POLL_INTERVAL)
    }
  }

  /** Waits until the page view is recorded, which is the last automatic request: the server may stop then. */
  async waitForPageView(): Promise<void> {
    const until = Date.now() + WAIT_TIMEOUT
    while (!this.recordedRoutes.has(this.route)) {
      if (Date.now() > until) throw new Error(`No visit of ${this.route} was recorded`)
      await pause(POLL_INTERVAL)
    }
    await this.settled()
  }

  /** The current route without its query. */
  get route(): string {
    return new URL(this.page.url()).hash.replace(/^#/, '').split('?')[0] ?? ''
  }

  /** Waits until the window has this title; fails with the actual title. */
  async expectTitle(title: string | RegExp): Promise<void> {
    await eventually(() => this.page.title(), typeof title === 'string' ? title : expect.stringMatching(title))
  }

  /** Waits for a toast; each call waits for a later one. */
  waitForToast(text: string | RegExp): Promise<void> {
    return this.phone.toasts.waitFor(text)
  }

  /** The visible text of the screen. */
  text(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  /** Asserts that no error was recorded and that the screen is accessible. */
  async expectNoProblems(): Promise<void> {
    expect({ problems: this.problems, accessibility: await accessibilityProblems(this.page) }).toEqual({
      problems: [],
      accessibility: [],
    })
  }

  /** A screenshot after all animations have ended. */
  async takeScreenshot(fullPage = false): Promise<Buffer> {
    await waitForAnimations(this.page)
    return this.page.screenshot({ fullPage })
  }

  /** Writes a screenshot for review, if a folder is set. */
  async saveScreenshot(name: string, fullPage = false): Promise<void> {
    if (!SCREENSHOT_FOLDER) return
    mkdirSync(SCREENSHOT_FOLDER, { recursive: true })
    writeFileSync(join(SCREENSHOT_FOLDER, `${name}.png`), await this.takeScreenshot(fullPage))
  }
}
