import { availableParallelism } from 'node:os'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { FAILURES, failurePictures } from './failurePictures'
import { ROOT, run as runStep, type Outcome } from './steps'
import { countResults, filesToRerun, mergeResults, readResults, type TestResult } from './testResults'

/** Relative to the root, from which Jest is started. */
const RESULTS = '.cache/jest'

/** A test that failed in its stage and passed when its file ran alone. */
export type UnsteadyTest = Omit<TestResult, 'status'> & { pictures: string[] }

/** Result of a stage of tests. Test files that did not load and skipped tests count as failed. */
export interface Tested extends Omit<Outcome, 'output'> {
  passed: number
  failed: number
  unsteady: UnsteadyTest[]
}

/**
 * Tests of browsers and packages run most code a few times, in many contexts: without the optimizing compiler, whose code is thrown away
 * again, packages take a quarter less processor time.
 */
const QUICK_COMPILER = '--no-opt'

/** Room for new objects, MB: with less, a tenth of the processor time is collecting garbage. */
const ROOMY = '--min-semi-space-size=32 --max-semi-space-size=64'

/** How the tests of a level run. */
interface Running {
  /** Value of Jest's option `--maxWorkers`. */
  workers: number
  /** Options of Node. */
  node: string[]
  /** Whether files with failures run once more, alone. */
  rerun: boolean
}

/**
 * `inProcess`: in Jest's own processes. `endToEnd`: in a browser or in the host of a mini-program, whose pages wait for timers and animations: with one
 * worker more than there are processors, these were idle for a seventh of the time.
 */
const LEVELS = {
  inProcess: { workers: availableParallelism(), node: [ROOMY], rerun: false },
  endToEnd: { workers: availableParallelism() + 2, node: [ROOMY, QUICK_COMPILER], rerun: true },
} satisfies Record<string, Running>

/** What a stage of tests runs, and how. */
export interface JestOptions {
  /** Names of projects in config/jest.config.js. */
  projects: string[]
  env?: Record<string, string>
  /** Patterns of paths, relative to the root, of the tests that run; all of the projects by default. */
  only?: string[]
  level: keyof typeof LEVELS
  /** Options of Node besides those of the level. */
  node?: string[]
  /** Runs beside another stage: with one worker less than alone. */
  beside?: boolean
}

interface JestRun {
  ok: boolean
  seconds: number
  /** Empty when Jest ended without results. */
  results: TestResult[]
  /** Folder of the screenshots of its failures, relative to the root. */
  pictures: string
}

/** Runs Jest, shows its output, and reads its results. */
async function jest(
  name: string,
  { projects, env, only = [], level, node = [] }: JestOptions,
  args: string,
): Promise<JestRun> {
  const slug = name.replaceAll(/\W+/g, '-')
  const file = `${RESULTS}/${slug}.json`
  const pictures = join(FAILURES, slug)
  await mkdir(join(ROOT, RESULTS), { recursive: true })
  await rm(join(ROOT, file), { force: true })
  await rm(join(ROOT, pictures), { recursive: true, force: true })
  const command = [
    `${['node', ...LEVELS[level].node, ...node].join(' ')} node_modules/jest/bin/jest.js --config config/jest.config.js --selectProjects ${projects.join(' ')} --json --outputFile ${file} ${args}`,
    ...(only.length > 0 ? [`--testPathPattern (${only.join('|')})`] : []),
  ].join(' ')
  const { ok, seconds } = await runStep({ name, command, env: { ...env, FAILURE_PICTURES: pictures } }, true)
  const json = await readFile(join(ROOT, file), 'utf8').catch(() => undefined)
  const results = json === undefined ? [] : readResults(json)
  return { ok, seconds, pictures, results: results.map((one) => ({ ...one, file: relative(ROOT, one.file) })) }
}

type SettledRun = Omit<JestRun, 'pictures'> & { unsteady: UnsteadyTest[] }

/** Runs the files with failures once more, one after the other, and merges the results. */
async function rerunFailed(name: string, options: JestOptions, first: JestRun): Promise<SettledRun> {
  const files = filesToRerun(first.results)
  if (files.length === 0) return { ...first, unsteady: [] }
  console.log(`\n— ${name}, once more alone: ${files.join(', ')}`)
  const again = await jest(`${name} again`, options, `--runInBand --runTestsByPath ${files.join(' ')}`)
  const { results, unsteady } = mergeResults(first.results, again.results)
  return {
    ok: again.ok,
    seconds: first.seconds + again.seconds,
    results,
    unsteady: unsteady.map((one) => ({ ...one, pictures: failurePictures(first.pictures, one.file, one.name) })),
  }
}

/** Runs the tests of a stage. A run without any test fails. */
export async function runJest(name: string, options: JestOptions): Promise<Tested> {
  const { rerun, workers } = LEVELS[options.level]
  const first = await jest(name, options, `--maxWorkers ${options.beside ? workers - 1 : workers}`)
  const run = rerun ? await rerunFailed(name, options, first) : { ...first, unsteady: [] }
  const { passed, failed, skipped } = countResults(run.results)
  if (skipped > 0) console.log(`${skipped} tests were skipped`)
  if (run.results.length === 0) console.log('No test ran')
  const ok = run.ok && passed > 0 && failed === 0
  return { ok, seconds: run.seconds, passed, failed: failed || (ok ? 0 : 1), unsteady: run.unsteady }
}
