import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium'
import { contextOptions, type VisitorOptions } from './device'
import { ofWorker } from '../../server/support/ofWorker'
import { Phone } from './phone'
import { sharedChromium } from './sharedChromium'

/** Phones of a browser, for one visit after the other. Visits at the same time have different phones. */
export class PhonePool {
  /** Phones that wait for a visitor, by the options that a phone keeps. */
  private readonly free = new Map<string, Phone[]>()

  private constructor(
    private readonly browser: Browser,
    /** Whether the browser is for this test file only. */
    private readonly isOwn: boolean,
  ) {}

  /** Phones of a browser for one test file, with a simulated camera. */
  static async withCamera(camera: string[]): Promise<PhonePool> {
    return new PhonePool(await launchChromium({ camera }), true)
  }

  /** The phones of this worker's test files. */
  static async ofWorker(): Promise<PhonePool> {
    const pools = ofWorker('phones', () => new WeakMap<Browser, PhonePool>())
    const browser = await sharedChromium()
    const pool = pools.get(browser) ?? new PhonePool(browser, false)
    pools.set(browser, pool)
    return pool
  }

  /** A phone set up for this visitor. */
  async take(url: string, options: VisitorOptions): Promise<Phone> {
    const waiting = options.fresh ? undefined : this.free.get(kindOf(options))?.pop()
    const phone = waiting ?? (await Phone.open(this.browser, options))
    await phone.reset(url, options)
    return phone
  }

  /** Takes back a phone after a visit. One that failed is not used again. */
  async giveBack(phone: Phone, options: VisitorOptions, passed: boolean): Promise<void> {
    if (!passed || options.fresh) return phone.close()
    const kind = kindOf(options)
    this.free.set(kind, [...(this.free.get(kind) ?? []), phone])
  }

  /** At the end of a test file: closes the browser, or, of a worker's browser, all phones but two common ones. */
  async close(): Promise<void> {
    if (this.isOwn) return this.browser.close()
    const kept = (this.free.get(COMMON) ?? []).slice(0, POOLED)
    const others = [...this.free.values()].flat().filter((phone) => !kept.includes(phone))
    this.free.clear()
    this.free.set(COMMON, kept)
    await Promise.all([...kept.map((phone) => phone.leave()), ...others.map((phone) => phone.close())])
  }
}

const kindOf = (options: VisitorOptions) => JSON.stringify(contextOptions(options))
const COMMON = kindOf({})
/** Phones that stay for the next test file: of a visit, and of a second one at the same time. */
const POOLED = 2
