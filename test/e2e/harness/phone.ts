import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { contextOptions, storedItems, SCREENS, type VisitorOptions } from './device'
import { WAIT_TIMEOUT } from './eventually'
import { ToastLog } from './toastLog'

/**
 * A file of the site that does not start the app. On the site's own origin, because for a page of another origin (also about:blank)
 * the browser starts a new process, which takes longer than the app.
 */
export const EMPTY_PAGE = '/sw.js'
/** Events of a page that visits listen to. */
const LISTENED = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response']
/** An item of the local storage of visits with `quickPolls`. */
const QUICK = 'test.quickPolls'
/** Shortens intervals of two seconds and more to a fifth, in visits with `quickPolls`. */
const QUICK_POLLS = `if (self.origin !== 'null' && localStorage.getItem('${QUICK}')) {
  const every = window.setInterval
  window.setInterval = (work, ms, ...rest) => every(work, ms < 2000 ? ms : ms / 5, ...rest)
}`

/** Replaces everything that the app keeps on the phone. Runs in the page. */
const storageScript = (items: [string, string][]) => `{
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, value] of ${JSON.stringify(items)}) localStorage.setItem(name, value)
}`

/** A browser context with one page, for one visitor after the other: its second visit takes a third of the time of the first. */
export class Phone {
  readonly toasts = new ToastLog()
  /** The user agent of the last visit. */
  private userAgent: string

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly protocol: CDPSession,
    private readonly ownUserAgent: string,
  ) {
    this.userAgent = ownUserAgent
  }

  static async open(browser: Browser, options: VisitorOptions): Promise<Phone> {
    const context = await browser.newContext(contextOptions(options))
    context.setDefaultTimeout(WAIT_TIMEOUT)
    await context.addInitScript(QUICK_POLLS)
    const page = await context.newPage()
    const userAgent = await page.evaluate<string>('navigator.userAgent')
    const phone = new Phone(page, context, await context.newCDPSession(page), userAgent)
    await phone.toasts.attach(context)
    return phone
  }

  /** Makes it another visitor's phone: other storage, permissions, screen and preferences. The HTTP cache stays. */
  async reset(url: string, options: VisitorOptions): Promise<void> {
    const { page, context } = this
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of LISTENED) page.removeAllListeners(event)
    await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearCookies()])
    await this.grant(options)
    await this.beBrowser(options.userAgent)
    await this.setScreen(options)
    await page.emulateMedia({ reducedMotion: options.motion ? 'no-preference' : 'reduce' })
    const empty = `${url}${EMPTY_PAGE}`
    if (page.url() !== empty) await page.goto(empty)
    const quick: [string, string][] = options.quickPolls ? [[QUICK, 'on']] : []
    await page.evaluate(storageScript([...storedItems(options), ...quick]))
    await this.protocol.send('Page.resetNavigationHistory')
    this.toasts.clear()
  }

  private async grant({ position, camera }: VisitorOptions): Promise<void> {
    await this.context.clearPermissions()
    await this.context.setGeolocation(position ?? null)
    await this.context.grantPermissions([...(position ? ['geolocation'] : []), ...(camera ? ['camera'] : [])])
  }

  /** Sends another user agent, or that of the browser itself, from the next page on. */
  private async beBrowser(userAgent = this.ownUserAgent): Promise<void> {
    if (userAgent === this.userAgent) return
    await this.protocol.send('Emulation.setUserAgentOverride', { userAgent })
    this.userAgent = userAgent
  }

  /** Changes screen size and colour scheme. */
  async setScreen({ screen = 'phone', dark }: Pick<VisitorOptions, 'screen' | 'dark'>): Promise<void> {
    await this.page.setViewportSize(SCREENS[screen])
    await this.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  }

  /** Ends the app, which would go on with its requests. Waits for Playwright's timer of idle networks, which would keep a worker from ending. */
  async leave(): Promise<void> {
    await this.page.goto(new URL(EMPTY_PAGE, this.page.url()).href, { waitUntil: 'networkidle' })
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}
