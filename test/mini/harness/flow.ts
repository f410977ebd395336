import type { AppOptions } from '../../../server/app'
import { MEMBER } from '../../../server/seed/data/member'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { API_PREFIX } from '../../../src/contract/endpoint'
import { type Backend, startDemonstration } from '../../server/support/harness'
import { PASSWORD } from '../../server/support/console/merchant'
import { StaffCaller } from '../../server/support/console/staff'
import { loginStub, type PlatformStubs } from './hostCalls'
import type { MiniApp } from './app'
import { Bank } from './sandboxBank'
import { closeBrowser } from '../engine/chromium'
import type { SetDataCall } from '../host/protocol'
import { launch, type LaunchOptions } from './launch'
import type { Platform } from '../package/miniPackage'

/** Timeouts of a whole flow and of one wait, ms: long, because no flow here tests speed. */
const FLOW_TIMEOUT = 120_000
const WAIT_TIMEOUT = 30_000
/** Largest allowed `setData` call (performance.md: the whole first screen of the menu), bytes. */
const SET_DATA_LIMIT = 60_000

/** Bytes that calls sent in total. */
export const bytesOf = (calls: SetDataCall[]) => calls.reduce((total, { bytes }) => total + bytes, 0)

/** The context of a flow besides the app. */
export interface FlowContext {
  backend: Backend
  bank: Bank
  /** Signs in as the store's staff. */
  staff(): Promise<StaffCaller>
  /** Backend calls so far, such as `GET pay/query`, in order. */
  calls: string[]
}

/** The backend of a file of flows. */
interface FlowBackend {
  /** Number of dishes besides the demonstration's. */
  goods?: number
  backendOptions?: () => Promise<Partial<AppOptions>>
}

interface FlowOptions extends Omit<LaunchOptions, 'server' | 'stubs'> {
  /** Stubs of the platform's services; a function where they use the bank. */
  stubs?: PlatformStubs | ((bank: Bank) => PlatformStubs)
}

/**
 * Starts a seeded backend for one test file and runs flows of the built packages against it:
 * ```ts
 * const { flow } = setUpFlows()
 * it('greets', () => flow('weapp', {}, async (app) => { await app.see('Hello') }))
 * ```
 * A flow fails when a page throws, a handler is missing, or a `setData` call is too large, in addition to its own assertions.
 */
export function setUpFlows({ goods = 0, backendOptions }: FlowBackend = {}) {
  let started: Backend | undefined
  jest.setTimeout(FLOW_TIMEOUT)

  beforeAll(async () => {
    const options = { consolePassword: PASSWORD, ...(await backendOptions?.()) }
    started = await startDemonstration({ goods, member: true }, options)
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
    /** What the storage of an app holds in which the demonstration's member is signed in. */
    async member() {
      const { email, password } = MEMBER
      const token = await this.backend.guest()
      const signedIn = await this.backend.ask(credentialsContract.emailLogin, { email, password }, { token })
      return { token: signedIn.token, user: signedIn.userInfo }
    },
    async flow(
      platform: Platform,
      { stubs, ...options }: FlowOptions,
      act: (app: MiniApp, context: FlowContext) => Promise<void>,
    ): Promise<void> {
      if (!started) throw new Error('The backend is started before the tests, not while they are declared')
      const backend = started
      const bank = new Bank(backend.app.server)
      const staff = () => StaffCaller.enter(backend)
      const calls: string[] = []
      const app = await launch(platform, {
        server: {
          inject(request) {
            calls.push(`${String(request.method)} ${request.url.split('?')[0]?.replace(API_PREFIX, '')}`)
            return backend.app.server.inject(request)
          },
        },
        engine: 'jsdom',
        timeout: WAIT_TIMEOUT,
        stubs: { ...loginStub, ...(typeof stubs === 'function' ? stubs(bank) : stubs) },
        ...options,
      })
      try {
        await act(app, { backend, bank, staff, calls })
        expect(await app.errors()).toEqual([])
        expect(Math.max(0, ...(await app.setDataCalls()).map(({ bytes }) => bytes))).toBeLessThanOrEqual(SET_DATA_LIMIT)
      } finally {
        await app.close()
      }
    },
  }
}
