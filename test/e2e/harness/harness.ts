import { Site, type SiteOptions } from './site'
import type { VisitorOptions } from './device'
import { describeFailure, saveFailurePictures } from './failurePictures'
import { ownPort } from './ownPort'
import { PhonePool } from './phonePool'
import { Visitor } from './visitor'

/** Timeout for starting the server and a browser, ms. */
const SET_UP_TIMEOUT = 90_000
/** Timeout of one flow in a browser, ms. */
const FLOW_TIMEOUT = 120_000

interface HarnessOptions extends Omit<SiteOptions, 'port'> {
  /** Arguments for a browser with a simulated camera. */
  camera?: string[]
}

/** No menu of another file's site is shown from the cache. */
const SITE_ENV = { MENU_MAX_AGE: '0' }

async function startSite({ env, ...options }: SiteOptions): Promise<Site> {
  return Site.start({ ...options, env: { ...SITE_ENV, ...env }, port: await ownPort() })
}

/** Fails when an error was recorded on the page; writes screenshots and a description of a failure. */
export async function runVisit(visitor: Visitor, act: (visitor: Visitor) => Promise<void>): Promise<void> {
  try {
    await act(visitor)
    expect(visitor.problems).toEqual([])
  } catch (error) {
    await saveFailurePictures(visitor)
    await describeFailure(visitor, error)
    throw error
  }
}

/**
 * Starts a site for one test file, and the browser of its worker, or one of its own with a simulated camera:
 * ```ts
 * const harness = setUpHarness()
 * it('greets in Thai', () => harness.visit({ locale: 'th' }, async (visitor) => { … }))
 * ```
 * `visit` fails when the page has logged an error or a request has failed.
 */
export function setUpHarness({ camera, ...options }: HarnessOptions = {}) {
  let starting: readonly [Promise<PhonePool>, Promise<Site>] | undefined
  let started: { phones: PhonePool; site: Site } | undefined
  /** Give back phones that are used by many tests. */
  const endings: (() => Promise<void>)[] = []
  jest.setTimeout(FLOW_TIMEOUT)

  beforeAll(async () => {
    starting = [camera ? PhonePool.withCamera(camera) : PhonePool.ofWorker(), startSite(options)]
    const [phones, site] = await Promise.all(starting)
    started = { phones, site }
  }, SET_UP_TIMEOUT)

  afterAll(async () => {
    for (const end of endings) await end()
    // What has started is stopped, also when the other one failed or was late; the phones first, while their site responds.
    for (const result of await Promise.allSettled(starting ?? [])) {
      if (result.status === 'fulfilled') await result.value.close()
    }
  }, SET_UP_TIMEOUT)

  const running = () => {
    if (!started) throw new Error('The site starts before the tests, not while they are declared')
    return started
  }

  return {
    get site() {
      return running().site
    },
    async visit(who: VisitorOptions, act: (visitor: Visitor) => Promise<void>): Promise<void> {
      const { site, phones } = running()
      const phone = await phones.take(site.url, who)
      let passed = false
      try {
        await runVisit(new Visitor(phone, site.url), act)
        passed = true
      } finally {
        await phones.giveBack(phone, who, passed)
      }
    },
    /** A phone for many short visits of one test file. */
    async openPhone(who: VisitorOptions): Promise<Visitor> {
      const { site, phones } = running()
      const phone = await phones.take(site.url, who)
      endings.push(() => phones.giveBack(phone, who, true))
      return new Visitor(phone, site.url)
    },
  }
}
