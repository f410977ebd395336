import { runJest, type JestOptions, type Tested } from './jest'
import { startPostgres } from './postgres'
import { report, run } from './steps'
import { keepTemporaryFilesInMemory } from './temporary'
import { unsteadyLines } from './testResults'

/** One part of the run; its counts are added to the closing line. */
interface Stage {
  name: string
  run(): Promise<Tested>
}

/** A command without tests: adds nothing to the closing line when it passes, and one failure when it fails. */
const command = (name: string, line: string, show = false): Stage => ({
  name,
  async run() {
    const { ok, seconds, output } = await run({ name, command: line }, show)
    if (!ok) console.log(output.trim())
    return { ok, passed: 0, failed: ok ? 0 : 1, seconds, unsteady: [] }
  },
})

const tests = (name: string, options: JestOptions): Stage => ({ name, run: () => runJest(name, options) })

/** Tests on PostgreSQL: TEST_DATABASE_URL's, or a temporary server. */
const onPostgres = (name: string, options: JestOptions): Stage => ({
  name,
  async run() {
    const databaseUrl = process.env.TEST_DATABASE_URL
    const own = databaseUrl ? undefined : await startPostgres()
    try {
      const env = { TEST_DATABASE_URL: databaseUrl ?? own?.url ?? '' }
      return await runJest(name, { env, ...options })
    } finally {
      await own?.stop()
    }
  },
})

/**
 * Tests on the embedded database as well. It runs the same statements as PostgreSQL and takes twice the time; what it does otherwise, with its one
 * connection and its files, is tested on both: locks, races, changes, migrations, sudden ends, and the main path of money.
 */
const ON_BOTH = [
  'test/server/(db|purchases|seed|jobs)/',
  'test/server/carts/cart[.]',
  'test/server/console/(events|orders/orders)[.]',
  'test/server/coupons/(giftRaces|rush)[.]',
  'test/server/inStore/(cart|table)[.]',
  'test/server/ledger/(ledger|randomOperations)[.]',
  'test/server/orders/(order|races)[.]',
  'test/server/payments/(kill|pay)[.]',
  'test/server/personPay/personPay[.]',
  'test/server/reserve/book[.]',
  'test/api/table[.]',
]

/** Without the optimizing compiler of WebAssembly, whose code each worker makes anew: a seventh less processor time. */
const QUICK_WASM = '--liftoff-only'

/** Quick stages, so that mistakes show early. */
const FIRST: Stage[] = [
  command('check', 'tsx config/tasks/check.ts', true),
  tests('rules and pages', { projects: ['rules', 'pages'], level: 'inProcess' }),
]

const SERVER: Stage[] = [
  tests('server on PGlite', { projects: ['server'], level: 'inProcess', only: ON_BOTH, node: [QUICK_WASM] }),
  onPostgres('server on PostgreSQL', { projects: ['server'], level: 'inProcess' }),
]

/** Builds one at a time, because each needs much memory; all beside the tests of the server, which leave a third of two processors idle. */
const BUILDS_AND_PACKAGES: Stage[] = [
  command('build H5', 'npm run build:h5'),
  command('build the gallery', 'npm run build:gallery'),
  command('build the console', 'npm run build:console'),
  command('size of H5 and console', 'tsx config/tasks/size.ts h5 console', true),
  command('build for WeChat', 'npm run build:weapp'),
  command('build for Alipay', 'npm run build:alipay'),
  command('build the fixture of package tests', 'tsx config/tasks/buildFixture.ts'),
  onPostgres('mini-program packages', { projects: ['mini'], level: 'endToEnd', beside: true }),
]

/** On PostgreSQL, which starts and responds in half the time; the embedded database has its own stage. */
const BROWSER: Stage[] = [onPostgres('H5 in a browser', { projects: ['e2e'], level: 'endToEnd' })]

/** A stage that cannot start counts as one failure and prints its reason. */
async function attempt(stage: Stage): Promise<Tested> {
  try {
    return await stage.run()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { ok: false, passed: 0, failed: 1, seconds: 0, unsteady: [] }
  }
}

/** What a run has done so far. */
class Progress {
  readonly done: Tested[] = []
  readonly notRun: string[] = []

  get failed(): boolean {
    return this.done.some(({ ok }) => !ok)
  }

  /** Runs stages one after the other; none starts after one has failed, here or in stages that run at the same time. */
  async run(stages: Stage[]): Promise<void> {
    for (const stage of stages) {
      if (this.failed) {
        this.notRun.push(stage.name)
        continue
      }
      console.log(`\n— ${stage.name}`)
      const outcome = await attempt(stage)
      report(stage.name, outcome)
      this.done.push(outcome)
    }
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Runs all stages until the first that fails. Ends with unsteady tests and `N passed, N failed`. */
async function test(): Promise<void> {
  const progress = new Progress()
  await progress.run(FIRST)
  await Promise.all([progress.run(SERVER), progress.run(BUILDS_AND_PACKAGES)])
  await progress.run(BROWSER)
  const { done, notRun } = progress
  const passed = sum(done.map((one) => one.passed))
  const failed = sum(done.map((one) => one.failed))
  if (notRun.length > 0) console.log(`\nNot run: ${notRun.join(', ')}`)
  if (passed === 0 || failed > 0) process.exitCode = 1
  console.log(
    ['', ...unsteadyLines(done.flatMap(({ unsteady }) => unsteady)), `${passed} passed, ${failed} failed`].join('\n'),
  )
}

keepTemporaryFilesInMemory()
void test()
