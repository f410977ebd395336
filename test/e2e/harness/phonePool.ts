import type { Browser } from 'playwright-core'
import { contextOptions, type VisitorOptions } from './device'
import { Phone } from './phone'

/** Phones of one test file, for one visit after the other. Visits at the same time have different phones. */
export class PhonePool {
  /** Phones that wait for a visitor, by the options that a phone keeps. */
  private readonly free = new Map<string, Phone[]>()

  constructor(private readonly browser: Browser) {}

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
}

const kindOf = (options: VisitorOptions) => JSON.stringify(contextOptions(options))
