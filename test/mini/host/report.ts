import type { Effect, ErrorKind, HostError, SetDataCall } from './protocol'

/** Errors, `setData` calls and effects recorded while the package runs. */
export class Report {
  readonly errors: HostError[] = []
  readonly setDataCalls: SetDataCall[] = []
  readonly effects: Effect[] = []
  /** The page on top, recorded with each error. */
  currentPage = ''

  error(kind: ErrorKind, problem: unknown) {
    const message = describe(problem)
    const last = this.errors[this.errors.length - 1]
    if (last?.message !== message || last.kind !== kind) this.errors.push({ kind, message, page: this.currentPage })
  }

  /** Runs code of the package; records its exception instead of throwing. */
  guard<T>(run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.error('throw', error)
      return undefined
    }
  }
}

/** An error with the first lines of its stack; any other value as text. */
export function describe(problem: unknown): string {
  if (isError(problem)) {
    const where = (problem.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
    return [`${problem.name}: ${problem.message}`, ...where.slice(0, 4)].join('\n')
  }
  if (typeof problem === 'string') return problem
  return JSON.stringify(problem) ?? String(problem)
}

const isError = (problem: unknown): problem is Error =>
  typeof problem === 'object' && problem !== null && 'message' in problem && 'stack' in problem
