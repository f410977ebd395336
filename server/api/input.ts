import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint'
import { AppError } from './appError'

/** Deeper than the input of any endpoint. */
const MAX_DEPTH = 12

/** Query, body and path parameters as one validated input. Unknown fields are dropped. Throws an AppError (400). */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const fields = { ...fieldsOfPart(request.query), ...fieldsOfPart(request.body), ...fieldsOfPart(request.params) }
  const checked = v.safeParse(endpoint.input, fields)
  if (!checked.success) throw inputError([...new Set(checked.issues.flatMap(fieldsOf))])
  const field = unstorableField(checked.output)
  if (field !== undefined) throw inputError([field])
  return checked.output
}

function fieldsOfPart(part: unknown): object {
  if (part === undefined || part === null) return {}
  if (typeof part !== 'object' || Array.isArray(part)) throw new AppError(400, 'common.unreadable')
  return part
}

function inputError(fields: string[]): AppError {
  return new AppError(400, 'common.checkInput', { field: fields.join(', ') || '…' }, { fields })
}

/** The top-level field of an issue; for a union, those of the option that came closest. */
function fieldsOf(issue: v.BaseIssue<unknown>): string[] {
  const first = issue.path?.[0]?.key
  return typeof first === 'string' ? [first] : (issue.issues ?? []).flatMap(fieldsOf)
}

/** The top-level field of a value that PostgreSQL cannot store. */
function unstorableField(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  return Object.entries(input).find(([, value]) => isUnstorable(value, 1))?.[0]
}

/** Whether a request outside the contract repeats a query key or contains what PostgreSQL cannot store. Files are not looked into. */
export function isMalformed({ query, params, body }: FastifyRequest): boolean {
  const fields = Object.entries({ ...fieldsOfPart(query), ...fieldsOfPart(params) })
  if (fields.some(([, value]) => typeof value !== 'string')) return true
  const typed = Buffer.isBuffer(body) ? [] : Object.values(Object(body)).filter((value) => !Buffer.isBuffer(value))
  return isUnstorable([fields, typed], 1)
}

/** Whether a value contains a NUL or an unpaired surrogate, or is nested too deeply. */
function isUnstorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > MAX_DEPTH ||
    Object.entries(value)
      .flat()
      .some((part) => isUnstorable(part, depth + 1))
  )
}
