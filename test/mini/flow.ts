import { seed } from '../../server/seed/seed'
import { API_PREFIX } from '../../src/contract/endpoint'
import { type Backend, startBackend } from '../server/support/harness'
import { Merchant, PASSWORD } from '../server/support/merchant'
import type { World } from './answers'
import type { MiniApp } from './app'
import { Bank } from './bank'
import { closeBrowser } from './engine/chromium'
import { launch, type LaunchOptions } from './launch'
import type { Platform } from './package/miniPackage'

/** Timeouts of a whole flow and of one wait, ms: long, because no flow here tests speed. */
const FLOW = 120_000
const PATIENCE = 30_000
/** Largest allowed `setData` call (performance.md: the whole first screen of the menu), bytes. */
const LARGEST_CALL = 60_000

/** The context of a flow besides the app. */
export interface Around {
  backend: Backend
  bank: Bank
  /** The store's staff at the console. */
  merchant: Merchant
  /** Backend calls so far, such as `GET pay/query`, in order. */
  calls: string[]
}

interface FlowOptions extends Omit<LaunchOptions, 'server' | 'world'> {
  /** Stubs of the platform's services; a function where they use the bank. */
  world?: World | ((bank: Bank) => World)
}

/**
 * Starts a seeded backend for one test file and runs flows of the built packages against it:
 * ```ts
 * const { flow } = setUpFlows()
 * it('greets', () => flow('weapp', {}, async (app) => { await app.see('Hello') }))
 * ```
 * A flow fails when a page throws, a handler is missing, or a `setData` call is too large, in addition to its own assertions.
 */
export function setUpFlows({ goods = 0 }: { goods?: number } = {}) {
  let started: Backend | undefined
  jest.setTimeout(FLOW)

  beforeAll(async () => {
    started = await startBackend((db) => seed(db, { goods, member: true }), { consolePassword: PASSWORD })
  })
  afterAll(async () => {
    await closeBrowser()
    await started?.close()
  })

  return {
    /** The backend of the flows, for preparing data. */
    get backend() {
      if (!started) throw new Error('The backend is started before the tests, not while they are declared')
      return started
    },
    async flow(
      platform: Platform,
      { world, ...options }: FlowOptions,
      act: (app: MiniApp, around: Around) => Promise<void>,
    ): Promise<void> {
      if (!started) throw new Error('The backend is started before the tests, not while they are declared')
      const backend = started
      const bank = new Bank(backend.app.server)
      const merchant = new Merchant(backend)
      const calls: string[] = []
      const app = await launch(platform, {
        server: {
          inject(request) {
            calls.push(`${String(request.method)} ${request.url.split('?')[0]?.replace(API_PREFIX, '')}`)
            return backend.app.server.inject(request)
          },
        },
        engine: 'jsdom',
        patience: PATIENCE,
        world: typeof world === 'function' ? world(bank) : (world ?? {}),
        ...options,
      })
      try {
        await act(app, { backend, bank, merchant, calls })
        expect(await app.errors()).toEqual([])
        expect(Math.max(0, ...(await app.setDataCalls()).map(({ bytes }) => bytes))).toBeLessThanOrEqual(LARGEST_CALL)
      } finally {
        await app.close()
      }
    },
  }
}
