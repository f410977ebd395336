import { runJest } from './jest'
import { startPostgres } from './postgres'
import { report, run } from './steps'

/** What a stage adds to the closing line. */
interface Stage {
  name: string
  run(): Promise<{ ok: boolean; passed: number; failed: number; seconds: number }>
}

/** A command that is no test run: nothing on the closing line when it passes, one failure when it does not. */
const command = (name: string, line: string, show = false): Stage => ({
  name,
  async run() {
    const { ok, seconds, output } = await run({ name, command: line }, show)
    if (!ok) console.log(output.trim())
    return { ok, passed: 0, failed: ok ? 0 : 1, seconds }
  },
})

const tests = (name: string, ...projects: string[]): Stage => ({ name, run: () => runJest(name, projects) })

/** The same on a real PostgreSQL: the given one, or one of its own. */
const onPostgres = (name: string, project: string): Stage => ({
  name,
  async run() {
    const given = process.env.TEST_DATABASE_URL
    const own = given ? undefined : await startPostgres()
    try {
      return await runJest(name, [project], { TEST_DATABASE_URL: given ?? own?.url ?? '' })
    } finally {
      await own?.stop()
    }
  },
})

/**
 * The quick ones first: a mistake shows as soon as it can. Builds one at a time, they want all the memory. Browsers need some server:
 * one on PostgreSQL starts and answers in half the time, and the embedded database has its own stage.
 */
const STAGES: Stage[] = [
  command('check', 'tsx config/tasks/check.ts', true),
  tests('rules and pages', 'rules', 'pages'),
  tests('server on PGlite', 'server'),
  onPostgres('server on PostgreSQL', 'server'),
  command('build H5', 'npm run build:h5'),
  command('build the gallery', 'npm run build:gallery'),
  command('size of H5', 'tsx config/tasks/size.ts h5', true),
  onPostgres('H5 in a browser', 'e2e'),
  command('build for WeChat', 'npm run build:weapp'),
  command('build for Alipay', 'npm run build:alipay'),
  onPostgres('mini-program packages', 'mini'),
]

/** A stage that could not even start is one failure, with its reason. */
async function attempt(stage: Stage): Promise<Awaited<ReturnType<Stage['run']>>> {
  try {
    return await stage.run()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { ok: false, passed: 0, failed: 1, seconds: 0 }
  }
}

/** Everything a contributor must pass, until the first stage that fails. Closes with `N passed, N failed`. */
async function test(): Promise<void> {
  let passed = 0
  let failed = 0
  const waiting = [...STAGES]
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
    console.log(`\n— ${stage.name}`)
    const outcome = await attempt(stage)
    report(stage.name, outcome)
    passed += outcome.passed
    failed += outcome.failed
    if (!outcome.ok) break
  }
  if (waiting.length > 0) console.log(`\nNot run: ${waiting.map((stage) => stage.name).join(', ')}`)
  if (passed === 0 || failed > 0) process.exitCode = 1
  console.log(`\n${passed} passed, ${failed} failed`)
}

void test()
