import * as v from 'valibot'
import type { Schema } from '../../../src/contract/endpoint'

/** Why a value is refused: a key below `problem.` of the texts, with its parameters. */
export interface Problem {
  key:
    | 'required'
    | 'tooLong'
    | 'tooShort'
    | 'tooSmall'
    | 'tooLarge'
    | 'notWhole'
    | 'notMultiple'
    | 'tooMany'
    | 'tooFew'
    | 'invalid'
  limit?: number
}

/** The first problem of each field, by its path (`coupons.0.num`). */
export type Problems = Readonly<Record<string, Problem>>

type Issue = v.BaseIssue<unknown>

/** What of the values a schema refuses; `known` are the top fields of the form, and what else is missing is not its matter. */
export function problemsOf(schema: Schema, values: unknown, known: readonly string[]): Problems {
  const { issues = [] } = v.safeParse(schema, values)
  const problems: Record<string, Problem> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    if (known.includes(path.split('.')[0] ?? '')) problems[path] ??= problemOf(issue)
  }
  return problems
}

const LIMITS: Readonly<Record<string, { text: Problem['key']; list: Problem['key'] }>> = {
  max_length: { text: 'tooLong', list: 'tooMany' },
  min_length: { text: 'tooShort', list: 'tooFew' },
  max_value: { text: 'tooLarge', list: 'tooLarge' },
  min_value: { text: 'tooSmall', list: 'tooSmall' },
}

/** What whole amounts in baht are multiples of, satang. */
const WHOLE_BAHT = 100

function problemOf({ type, input, requirement }: Issue): Problem {
  if (input === undefined || input === null || input === '') return { key: 'required' }
  if (type === 'integer') return { key: 'notWhole' }
  if (type === 'multiple_of') return stepProblem(Number(requirement))
  const limit = LIMITS[type]
  if (!limit || typeof requirement !== 'number') return { key: 'invalid' }
  return { key: Array.isArray(input) ? limit.list : limit.text, limit: requirement }
}

const stepProblem = (step: number): Problem =>
  step === WHOLE_BAHT ? { key: 'notWhole' } : { key: 'notMultiple', limit: step }

/** A tree of messages as the form takes them, from messages by path. */
export function nested(messages: Readonly<Record<string, string>>): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(messages)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let at = tree
    for (const name of names) at = branch(at, name)
    at[last] ??= message
  }
  return tree
}

function branch(tree: Record<string, unknown>, name: string): Record<string, unknown> {
  const known = tree[name]
  if (typeof known === 'object' && known !== null) return known as Record<string, unknown>
  const made: Record<string, unknown> = {}
  tree[name] = made
  return made
}
