import { fixturePackage } from '../fixture/build'
import { fixtureServer } from '../fixture/server'
import { launch } from '../harness/launch'
import { lint } from '../lint/lint'
import type { MiniPackage, Platform } from '../package/miniPackage'
import { packageFaults } from './packageFaults'
import { runtimeFaults } from './runtimeFaults'
import { runFixtureFlow } from './fixtureFlow'

const faults = [...packageFaults, ...runtimeFaults]
/** Enough rows to scroll; host.test.ts measures the full menu. */
const ROW_COUNT = 20
const stubs = { login: () => 'code-1', pay: () => 'paid' as const }

/** Timeouts of the flow, ms: on a busy machine, and for faults that end in a timeout. */
const [TIMEOUT, SHORT_TIMEOUT] = [30_000, 2000]

/** All checks that a package fails, cheapest first; the flow runs only when the lint is clean, and stops when the host reports `awaited`. */
async function failedChecks(platform: Platform, pkg: MiniPackage, awaited?: string): Promise<string[]> {
  const findings = lint(pkg)
  if (findings.length) return [...new Set(findings.map(({ rule }) => `lint ${rule}`))]
  const timeout = awaited === 'flow' ? SHORT_TIMEOUT : TIMEOUT
  const app = await launch(platform, { pkg, server: fixtureServer(ROW_COUNT), stubs, engine: 'jsdom', timeout })
  const noticed = async () => (await app.errors()).map(({ kind }) => `host ${kind}`)
  const walked = runFixtureFlow(app).then(
    () => [],
    () => ['flow'],
  )
  const message = async (text: string) => {
    await app.waitFor(async () => (await noticed()).includes(text))
    return []
  }
  const stopped = await Promise.race(awaited?.startsWith('host') ? [walked, message(awaited)] : [walked])
  const kinds = await noticed()
  await app.close()
  return [...new Set(kinds), ...stopped]
}

/** Declares a test per planted fault that names the check that must detect it. */
export function describeFaults(platform: Platform) {
  jest.setTimeout(60_000)

  describe(`the ${platform} package`, () => {
    const good = fixturePackage(platform)

    it('passes the lint and the flow in an unchanged build', async () => {
      expect(await failedChecks(platform, good)).toEqual([])
    })

    it.each(faults.map((fault) => [fault.name, fault.caughtBy, fault] as const))(
      'fails with %s (caught by %s)',
      async (_, caughtBy, { plant }) => {
        const pkg = good.copy()
        plant(pkg)
        expect(await failedChecks(platform, pkg, caughtBy)).toContain(caughtBy)
      },
    )
  })
}
