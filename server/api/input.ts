import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint'
import { AppError } from './appError'

/** Deeper than any endpoint needs. */
const MAX_DEPTH = 12

/** Merges and validates query, body and path of a request. Unknown fields are dropped. Throws 400. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = { ...plain(request.query), ...plain(request.body), ...plain(request.params) }
  const checked = v.safeParse(endpoint.input, given)
  if (!checked.success) throw wrong([...new Set(checked.issues.flatMap(fieldsOf))])
  const field = unfitField(checked.output)
  if (field !== undefined) throw wrong([field])
  return checked.output
}

function plain(part: unknown): object {
  if (part === undefined || part === null) return {}
  if (typeof part !== 'object' || Array.isArray(part)) throw new AppError(400, 'common.unreadable')
  return part
}

function wrong(fields: string[]): AppError {
  return new AppError(400, 'common.checkInput', { field: fields.join(', ') || '…' }, { fields })
}

/** The top-level field of an issue; for a union, those of the closest option. */
function fieldsOf(issue: v.BaseIssue<unknown>): string[] {
  const first = issue.path?.[0]?.key
  return typeof first === 'string' ? [first] : (issue.issues ?? []).flatMap(fieldsOf)
}

/** The top-level field whose value PostgreSQL cannot store. */
function unfitField(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  return Object.entries(input).find(([, value]) => unfit(value, 1))?.[0]
}

/** Whether a value contains a NUL or an unpaired surrogate, or is nested too deeply. */
function unfit(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > MAX_DEPTH ||
    Object.entries(value)
      .flat()
      .some((part) => unfit(part, depth + 1))
  )
}
