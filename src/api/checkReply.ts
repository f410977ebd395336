import * as v from 'valibot'
import { contract } from '@/contract/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { Wire } from './wire'

const endpoints: Endpoint[] = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area))

/** The data of a reply as its endpoint promises it; throws when it is not. For development and tests. */
export function checkReply({ method, path }: Wire, data: unknown): unknown {
  const endpoint = endpoints.find((one) => one.method === method && one.path === path)
  return endpoint ? v.parse(endpoint.reply, data) : data
}
