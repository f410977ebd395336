import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint'
import { AppError } from './appError'

/** Deeper input than any endpoint asks for. */
const MAX_DEPTH = 12

/** Query, body and path of a call as one checked input. Fields the endpoint does not know are dropped. Refuses with 400. */
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

/** The outermost field an issue is about; of a choice of shapes, those of the shape that came closest. */
function fieldsOf(issue: v.BaseIssue<unknown>): string[] {
  const first = issue.path?.[0]?.key
  return typeof first === 'string' ? [first] : (issue.issues ?? []).flatMap(fieldsOf)
}

/** The outermost field of something that SQL cannot hold. */
function unfitField(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  return Object.entries(input).find(([, value]) => unfit(value, 1))?.[0]
}

/** Whether a value holds a NUL or half a surrogate pair anywhere, or nests too deep to look. */
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
