import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'

/** Any synchronous valibot schema. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/**
 * Who may call: `public` needs no session, `guest` needs a session of any kind (an anonymous one is made on demand),
 * `member` needs a signed-in user. Anything less is answered with code 401. `staff` needs a session of the console: the calls of
 * `console/contract`.
 */
export type Access = 'public' | 'guest' | 'member' | 'staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the HTTP contract. It types the client and the handler, validates input and describes itself in OpenAPI. */
export interface Endpoint<
  I extends Schema = Schema,
  R extends Schema = Schema,
  M extends Method = Method,
  A extends Access = Access,
> {
  /** One sentence for the OpenAPI document. */
  summary: string
  method: M
  /** Path under `/channelApi/` (of staff: under `/consoleApi/`), with `:name` for parts that come from the input. */
  path: string
  access: A
  /** Sends the body as JSON; otherwise it is form-encoded. Bodies that nest need JSON. */
  json?: boolean
  /** Takes one file, as `FILE_FIELD` of a multipart form. */
  file?: boolean
  /** The storefront does not call it: it is for other clients of the contract. */
  otherClients?: boolean
  /** Accepts an `Idempotency-Key` header: the same key is answered with the first reply. For writes that create or pay. */
  idempotent?: boolean
  input: I
  reply: R
}

type EndpointInput<I extends Schema, R extends Schema, M extends Method, A extends Access> = Omit<
  Endpoint<I, R, M, A>,
  'method' | 'access'
> & { method?: M; access?: A }

/** Declares an endpoint; GET and public unless it says otherwise (specification §7). */
export function endpoint<
  I extends Schema,
  R extends Schema,
  const M extends Method = 'GET',
  const A extends Access = 'public',
>(given: EndpointInput<I, R, M, A>): Endpoint<I, R, M, A> {
  return { method: 'GET', access: 'public', ...given } as Endpoint<I, R, M, A>
}

/** The endpoints of one area, by the name the client and the handlers use. */
export type Area = Record<string, Endpoint>

/** Input as a caller passes it (numbers may be strings, defaults may be missing). */
export type Input<E extends Endpoint> = InferInput<E['input']>
/** Input as a handler receives it: validated. */
export type Parsed<E extends Endpoint> = InferOutput<E['input']>
/** Reply of a handler to the caller. */
export type Reply<E extends Endpoint> = InferOutput<E['reply']>

/** The envelope of every reply. */
export interface Envelope<T = unknown> {
  /** 200 success · 400 rejected, show `msg` · 401 no valid session · 402 blocked · 403 not allowed, 409 changed meanwhile (staff) · others: show `msg` (specification §8). */
  code: number
  msg: string
  data: T
}

/** The field of a multipart form that holds the file. */
export const FILE_FIELD = 'file'

/** The prefix of every path of the contract. */
export const API_PREFIX = '/channelApi/'

/** The address of a call, with its path parameters filled in, and the fields that are left to travel as query or body. */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  input: object,
): { path: string; rest: Record<string, unknown> } {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path: API_PREFIX + filled, rest }
}
