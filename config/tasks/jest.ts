import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT, run, type Outcome } from './steps'

/** Below the root, which is where jest is started. */
const RESULTS = '.cache/jest'

const summary = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
})

/** A jest run with its counts. A suite that did not load and a test that was skipped count as failed. */
export interface Tested extends Outcome {
  passed: number
  failed: number
}

/** Runs one or more projects of config/jest.config.js and shows what jest says. A run without a single test fails. */
export async function runJest(name: string, projects: string[], env: Record<string, string> = {}): Promise<Tested> {
  const file = `${RESULTS}/${name.replaceAll(/\W+/g, '-')}.json`
  await mkdir(join(ROOT, RESULTS), { recursive: true })
  await rm(join(ROOT, file), { force: true })
  const outcome = await run(
    {
      name,
      command: `jest --config config/jest.config.js --selectProjects ${projects.join(' ')} --maxWorkers 100% --json --outputFile ${file}`,
      env,
    },
    true,
  )
  return { ...outcome, ...(await counts(file, outcome.ok)) }
}

async function counts(file: string, ok: boolean): Promise<{ passed: number; failed: number; ok: boolean }> {
  const text = await readFile(join(ROOT, file), 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, ok: false }
  const found = v.parse(summary, JSON.parse(text))
  const skipped = found.numPendingTests + found.numTodoTests
  if (skipped > 0) console.log(`${skipped} tests were skipped`)
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites + skipped
  const nothing = found.numPassedTests + failed === 0
  if (nothing) console.log('No test ran')
  return {
    passed: found.numPassedTests,
    failed: failed || (ok && !nothing ? 0 : 1),
    ok: ok && failed === 0 && !nothing,
  }
}
