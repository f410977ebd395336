import { fixturePackage } from '../fixture/build'
import { fixtureServer } from '../fixture/server'
import { launch } from '../launch'
import { lint } from '../lint/lint'
import type { MiniPackage, Platform } from '../package/miniPackage'
import { packageFaults } from './packageFaults'
import { runtimeFaults } from './runtimeFaults'
import { walk } from './walk'

jest.setTimeout(60_000)

const faults = [...packageFaults, ...runtimeFaults]
const world = { login: () => 'code-1', pay: () => 'paid' as const }

/** Every check that a package does not pass, cheapest first; the flow only runs when the lint is clean. */
async function complaints(platform: Platform, pkg: MiniPackage): Promise<string[]> {
  const findings = lint(pkg)
  if (findings.length) return [...new Set(findings.map(({ rule }) => `lint ${rule}`))]
  const app = await launch(platform, { pkg, server: fixtureServer, world, engine: 'jsdom', patience: 2000 })
  const stopped = await walk(app).then(
    () => [],
    () => ['flow'],
  )
  const errors = await app.errors()
  await app.close()
  return [...new Set(errors.map(({ kind }) => `host ${kind}`)), ...stopped]
}

describe.each<Platform>(['weapp', 'alipay'])('the %s package', (platform) => {
  const good = fixturePackage(platform)

  it('passes the lint and the flow as it was built', async () => {
    expect(lint(good)).toEqual([])
    expect(await complaints(platform, good)).toEqual([])
  })

  it.each(faults.map((fault) => [fault.name, fault] as const))(
    'is found out with %s',
    async (_, { plant, caughtBy }) => {
      const pkg = good.copy()
      plant(pkg)
      const noticed = await complaints(platform, pkg)
      expect(noticed).toContain(caughtBy)
    },
  )
})
