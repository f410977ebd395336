import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'

/** Any valibot schema that answers at once. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/**
 * Who may call: `public` needs no session, `guest` needs a session of any kind (an anonymous one is made on demand),
 * `member` needs a signed-in user. Anything less is answered with code 401.
 */
export type Access = 'public' | 'guest' | 'member'

/** One call of the HTTP contract. It types the client and the handler, validates input and describes itself in OpenAPI. */
export interface Endpoint<I extends Schema = Schema, R extends Schema = Schema> {
  /** One sentence for the OpenAPI document. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under `/channelApi/`, with `:name` for parts that come from the input. */
  path: string
  access: Access
  /** Sends the body as JSON; otherwise it is form-encoded. Bodies that nest need JSON. */
  json?: boolean
  /** Accepts an `Idempotency-Key` header: the same key is answered with the first reply. For writes that create or pay. */
  idempotent?: boolean
  input: I
  reply: R
}

/** Declares an endpoint; GET and public unless it says otherwise (specification §7). */
export function endpoint<I extends Schema, R extends Schema>(
  given: Omit<Endpoint<I, R>, 'method' | 'access'> & Partial<Pick<Endpoint, 'method' | 'access'>>,
): Endpoint<I, R> {
  return { method: 'GET', access: 'public', ...given }
}

/** The endpoints of one area, by the name the client and the handlers use. */
export type Area = Record<string, Endpoint>

/** What a caller hands in (numbers may be strings, defaults may be missing). */
export type Input<E extends Endpoint> = InferInput<E['input']>
/** What a handler receives. */
export type Parsed<E extends Endpoint> = InferOutput<E['input']>
/** What a handler answers and a caller receives. */
export type Reply<E extends Endpoint> = InferOutput<E['reply']>

/** The envelope of every reply. */
export interface Envelope<T = unknown> {
  /** 200 done · 400 refused, say `msg` · 401 no valid session · 402 blocked · anything else: say `msg` (specification §8). */
  code: number
  msg: string
  data: T
}

/** The prefix of every path of the contract. */
export const API_PREFIX = '/channelApi/'
