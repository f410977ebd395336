import type { Area, Endpoint, Input, Reply } from '@/contract/endpoint'

/**
 * What a call needs to know of an endpoint. Its schemas stay with the server: input is checked there, and replies in development and tests.
 * `types` is never set; it carries the types of input and reply.
 */
export type Wire<E extends Endpoint = Endpoint> = Pick<Endpoint, 'method' | 'path' | 'access' | 'json'> & {
  readonly types?: { input: Input<E>; reply: Reply<E>; endpoint: E }
}

/** The endpoints of an area as calls know them; `npm run endpoints` writes these tables into `endpoints/`. */
export type WireArea<A extends Area> = { readonly [K in keyof A]: Wire<A[K]> }
