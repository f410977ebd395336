import type { Area, Endpoint, Input, Reply } from '@/contract/endpoint'

/**
 * Client metadata of an endpoint, without schemas: the server validates input; replies are validated in development and tests.
 * `types` exists only at compile time: the types of input and reply.
 */
export type Wire<E extends Endpoint = Endpoint> = Pick<Endpoint, 'method' | 'path' | 'access' | 'json'> & {
  readonly types?: { input: Input<E>; reply: Reply<E>; endpoint: E }
}

/** Client metadata of the endpoints of an area; `npm run endpoints` generates these tables into `endpoints/`. */
export type WireArea<A extends Area> = { readonly [K in keyof A]: Wire<A[K]> }
