import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint'
import { Refusal } from './refusal'

/** Deeper input than any endpoint asks for. */
const MAX_DEPTH = 12

/** Query, body and path of a call as one checked input. Fields the endpoint does not know are dropped. Refuses with 400. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = { ...plain(request.query), ...plain(request.body), ...plain(request.params) }
  const checked = v.safeParse(endpoint.input, given)
  if (!checked.success) throw wrong([...new Set(checked.issues.flatMap(fieldsOf))])
  const unfit = unfitField(checked.output, '', 0)
  if (unfit !== undefined) throw wrong([unfit])
  return checked.output
}

function plain(part: unknown): object {
  if (part === undefined || part === null) return {}
  if (typeof part !== 'object' || Array.isArray(part)) throw new Refusal(400, 'common.unreadable')
  return part
}

function wrong(fields: string[]): Refusal {
  return new Refusal(400, 'common.checkInput', { field: fields.join(', ') || '…' }, { fields })
}

/** The outermost field an issue is about; of a choice of shapes, those of the shape that came closest. */
function fieldsOf(issue: v.BaseIssue<unknown>): string[] {
  const first = issue.path?.[0]?.key
  if (first !== undefined) return [String(first)]
  return (issue.issues ?? []).flatMap(fieldsOf)
}

/** The field of a text that SQL cannot hold (NUL, half a surrogate pair), or that nests too deep. */
function unfitField(value: unknown, field: string, depth: number): string | undefined {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? field : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > MAX_DEPTH) return field
  for (const [key, inner] of Object.entries(value)) {
    const unfit = unfitField(key, field || key, depth) ?? unfitField(inner, field || key, depth + 1)
    if (unfit !== undefined) return unfit
  }
  return undefined
}
