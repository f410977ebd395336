import type { Area, Input, Reply } from '@/contract/endpoint'
import { takePrefetched } from './prefetch'
import { request, type RequestOptions } from './request'
import type { Wire, WireArea } from './wire'

/** One typed function per endpoint of an area. */
export type Client<A extends Area> = {
  [K in keyof A]: (input: Input<A[K]>, options?: RequestOptions) => Promise<Reply<A[K]>>
}

/** Makes the client of an area. One module per area, so that its endpoints are in the chunk that uses them. */
export function clientOf<A extends Area>(area: WireArea<A>): Client<A> {
  const calls = Object.entries<Wire>(area).map(([name, endpoint]) => [
    name,
    (input: never, options?: RequestOptions) => takePrefetched(endpoint, input) ?? request(endpoint, input, options),
  ])
  return Object.fromEntries(calls) as Client<A>
}
