import { fixturePackage } from '../fixture/build'
import { fixtureServer } from '../fixture/server'
import { launch } from '../launch'
import { lint } from '../lint/lint'
import type { MiniPackage, Platform } from '../package/miniPackage'
import { packageFaults } from './packageFaults'
import { runtimeFaults } from './runtimeFaults'
import { walk } from './walk'

const faults = [...packageFaults, ...runtimeFaults]
/** Enough to scroll; the full menu is measured in host.test.ts. */
const FEW = 20
const world = { login: () => 'code-1', pay: () => 'paid' as const }

/** How long the flow waits, ms: on a busy machine, and where it must give up before long. */
const [PATIENCE, SHORT] = [30_000, 2000]

/** Every check that a package does not pass, cheapest first; the flow only runs when the lint is clean, and not on once the host has said this. */
async function complaints(platform: Platform, pkg: MiniPackage, awaited?: string): Promise<string[]> {
  const findings = lint(pkg)
  if (findings.length) return [...new Set(findings.map(({ rule }) => `lint ${rule}`))]
  const patience = awaited === 'flow' ? SHORT : PATIENCE
  const app = await launch(platform, { pkg, server: fixtureServer(FEW), world, engine: 'jsdom', patience })
  const noticed = async () => (await app.errors()).map(({ kind }) => `host ${kind}`)
  const walked = walk(app).then(
    () => [],
    () => ['flow'],
  )
  const said = async (word: string) => {
    await app.waitFor(async () => (await noticed()).includes(word))
    return []
  }
  const stopped = await Promise.race(awaited?.startsWith('host') ? [walked, said(awaited)] : [walked])
  const kinds = await noticed()
  await app.close()
  return [...new Set(kinds), ...stopped]
}

/** Every planted fault as one test, which says what must notice it. */
export function describeFaults(platform: Platform) {
  jest.setTimeout(60_000)

  describe(`the ${platform} package`, () => {
    const good = fixturePackage(platform)

    it('passes the lint and the flow as it was built', async () => {
      expect(await complaints(platform, good)).toEqual([])
    })

    it.each(faults.map((fault) => [fault.name, fault.caughtBy, fault] as const))(
      'is found out with %s (%s)',
      async (_, caughtBy, { plant }) => {
        const pkg = good.copy()
        plant(pkg)
        expect(await complaints(platform, pkg, caughtBy)).toContain(caughtBy)
      },
    )
  })
}
