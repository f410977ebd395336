import * as v from 'valibot'
import { contract } from '@/contract/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { Wire } from './wire'

const endpoints: Endpoint[] = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area))

/** Validates the data of a reply against the schema of its endpoint. Throws when it does not match. For development and tests. */
export function checkReply({ method, path }: Wire, data: unknown): unknown {
  const endpoint = endpoints.find((one) => one.method === method && one.path === path)
  return endpoint ? v.parse(endpoint.reply, data) : data
}
