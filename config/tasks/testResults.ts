import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const schema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.nullish(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
    }),
  ),
})

/** Test name for failures of a whole file: it did not load, its last hook failed, or its worker crashed. */
export const WHOLE_FILE = '(the file as a whole)'

/** Result of one test. */
export interface TestResult {
  /** Path of the test's file as Jest reports it. */
  file: string
  /** The names of the describe blocks and of the test, joined by spaces. */
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** Jest's failure message without colours and stack; empty unless the test failed. */
  failure: string
}

/** With more different failures a stage counts as broken rather than unsteady. A failed hook is one failure for all its tests. */
const MAX_UNSTEADY = 8
/** Largest number of quoted lines of a failure: the message and the values. */
const QUOTED_LINES = 12

function withoutStack(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  return lines
    .slice(0, stack < 0 ? QUOTED_LINES : Math.min(stack, QUOTED_LINES))
    .join('\n')
    .trimEnd()
}

const statusOf = (status: string): TestResult['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/** Parses the output of `jest --json`; throws on anything else. */
export function readResults(json: string): TestResult[] {
  const { testResults } = v.parse(schema, JSON.parse(json))
  return testResults.flatMap(({ name: file, status, message, assertionResults }): TestResult[] => {
    const tests = assertionResults.map((test) => ({
      file,
      name: test.fullName,
      status: statusOf(test.status),
      failure: withoutStack(test.failureMessages?.[0] ?? ''),
    }))
    if (status !== 'failed' || failuresOf(tests).length > 0) return tests
    return [...tests, { file, name: WHOLE_FILE, status: 'failed', failure: withoutStack(message ?? '') }]
  })
}

/** The failed results. */
export const failuresOf = (results: TestResult[]): TestResult[] => results.filter(({ status }) => status === 'failed')

const filesOf = (results: TestResult[]) => new Set(results.map(({ file }) => file))

/**
 * The files to run once more after their stage: whole files, because a test may depend on the tests before it. Empty when so much
 * failed that another run would only cost time.
 */
export function filesToRerun(results: TestResult[]): string[] {
  const failures = failuresOf(results)
  const causes = new Set(failures.map(({ file, failure }) => `${file} ${failure}`))
  return causes.size > MAX_UNSTEADY ? [] : [...filesOf(failures)]
}

/** Final results of a stage: files that ran again replace their first results; tests that failed first in files that then passed are unsteady. */
export function mergeResults(
  first: TestResult[],
  again: TestResult[],
): { results: TestResult[]; unsteady: TestResult[] } {
  const rerun = filesOf(again)
  const failedAgain = filesOf(failuresOf(again))
  return {
    results: [...first.filter(({ file }) => !rerun.has(file)), ...again],
    unsteady: failuresOf(first).filter(({ file }) => rerun.has(file) && !failedAgain.has(file)),
  }
}

/** The counts of the closing line. Skipped tests count as failed, because a run must be complete. */
export function countResults(results: TestResult[]): { passed: number; failed: number; skipped: number } {
  const count = (status: TestResult['status']) => results.filter((test) => test.status === status).length
  const skipped = count('skipped')
  return { passed: count('passed'), failed: count('failed') + skipped, skipped }
}

/** Lines that list the unsteady tests of all stages with their first failures and screenshots. */
export function unsteadyLines(tests: (Omit<TestResult, 'status'> & { pictures: string[] })[]): string[] {
  if (tests.length === 0) return []
  const lines = tests.flatMap(({ file, name, failure, pictures }) => [
    `- ${file} › ${name}`,
    ...failure.split('\n').map((line) => `    ${line}`.trimEnd()),
    ...pictures.map((picture) => `    ${picture}`),
  ])
  return ['unsteady: failed in its stage, passed alone', ...lines]
}
