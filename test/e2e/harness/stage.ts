import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium'
import { Site, type SiteOptions } from './server'
import type { VisitorOptions } from './device'
import { keepFailurePictures } from './failurePictures'
import { Visitor } from './visitor'

/** Starting the server and a browser, ms. */
const SET_UP = 90_000
/** One flow in a browser, ms. */
const FLOW = 120_000

interface StageOptions extends SiteOptions {
  /** Arguments for a browser with a camera. */
  camera?: string[]
}

/** Fails when something went wrong on the page, whatever was looked at; keeps pictures of a failure. */
export async function observe(visitor: Visitor, act: (visitor: Visitor) => Promise<void>): Promise<void> {
  try {
    await act(visitor)
    expect(visitor.problems).toEqual([])
  } catch (error) {
    await keepFailurePictures(visitor)
    throw error
  }
}

/**
 * A site and a browser for one test file, started before its tests and ended after them:
 * ```ts
 * const stage = setUpStage()
 * it('greets in Thai', () => stage.visit({ locale: 'th' }, async (visitor) => { … }))
 * ```
 * `visit` fails when anything went wrong on the page without a word.
 */
export function setUpStage({ camera, ...options }: StageOptions = {}) {
  let starting: readonly [Promise<Browser>, Promise<Site>] | undefined
  let started: readonly [Browser, Site] | undefined
  jest.setTimeout(FLOW)

  beforeAll(async () => {
    starting = [launchChromium(camera), Site.start({ ...options, brief: true })]
    started = await Promise.all(starting)
  }, SET_UP)

  afterAll(async () => {
    // Each that has started is ended, also when the other one did not start, or not in time.
    for (const result of await Promise.allSettled(starting ?? [])) {
      if (result.status === 'fulfilled') await result.value.close()
    }
  }, SET_UP)

  const running = () => {
    if (!started) throw new Error('The stage is set up before the tests, not while they are declared')
    const [browser, site] = started
    return { site, browser }
  }

  return {
    get site() {
      return running().site
    },
    async visit(who: VisitorOptions, act: (visitor: Visitor) => Promise<void>): Promise<void> {
      const visitor = await Visitor.open(running().browser, running().site.url, who)
      try {
        await observe(visitor, act)
      } finally {
        await visitor.close()
      }
    },
    /** A phone that goes from hand to hand, for a file of many short visits; it is gone with the browser. */
    openPhone: (who: VisitorOptions) => Visitor.open(running().browser, running().site.url, who),
  }
}
