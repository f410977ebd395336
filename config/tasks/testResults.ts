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

/** Stands for the name of a test where a file failed as a whole: it did not load, its last hook failed, its worker crashed. */
export const WHOLE_FILE = '(the file as a whole)'

/** How one test of a run ended. */
export interface TestResult {
  /** Path of its file as jest reports it. */
  file: string
  /** The names of its describe blocks and its own, joined by spaces. */
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** What jest reported, without colours and stack; empty unless it failed. */
  failure: string
}

/** With more different failures than this a stage is broken rather than unsteady. A hook that fails is one, whatever it takes along. */
const MOST_UNSTEADY = 8
/** Longest quoted failure in lines: the message and the values. */
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

/** Reads what `jest --json` has written; throws on anything else. */
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

/** The results that failed. */
export const failuresOf = (results: TestResult[]): TestResult[] => results.filter(({ status }) => status === 'failed')

const filesOf = (results: TestResult[]) => new Set(results.map(({ file }) => file))

/**
 * The files to run once more after their stage: whole files, because a test may build on the tests before it. None when so much
 * failed that running it again would only cost time.
 */
export function filesToRerun(results: TestResult[]): string[] {
  const failures = failuresOf(results)
  const causes = new Set(failures.map(({ file, failure }) => `${file} ${failure}`))
  return causes.size > MOST_UNSTEADY ? [] : [...filesOf(failures)]
}

/** What a stage ends with: a file that ran again counts as it did then, and what failed before in a file that passed then is unsteady. */
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

/** The counts of the closing line. A skipped test counts as failed: everything runs or the run is not complete. */
export function countResults(results: TestResult[]): { passed: number; failed: number; skipped: number } {
  const count = (status: TestResult['status']) => results.filter((test) => test.status === status).length
  const skipped = count('skipped')
  return { passed: count('passed'), failed: count('failed') + skipped, skipped }
}

/** The lines that name the unsteady tests of all stages, each with its first failure and its pictures. */
export function unsteadyLines(tests: (Omit<TestResult, 'status'> & { pictures: string[] })[]): string[] {
  if (tests.length === 0) return []
  const lines = tests.flatMap(({ file, name, failure, pictures }) => [
    `- ${file} › ${name}`,
    ...failure.split('\n').map((line) => `    ${line}`.trimEnd()),
    ...pictures.map((picture) => `    ${picture}`),
  ])
  return ['unsteady: failed in its stage, passed alone', ...lines]
}
