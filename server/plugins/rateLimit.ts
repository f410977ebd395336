import { callbackify } from 'node:util'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  ADDRESS_LIMITS,
  type AddressLimit,
  type AddressLimits,
  type Counter,
  tooManyRequests,
} from '../api/addressLimits'
import { isLoopback, networkAddress } from '../api/networkAddress'
import { MINUTE_MS } from '../../src/domain/time/duration'

interface Setting {
  /** Limits that differ from `ADDRESS_LIMITS`. */
  limits?: Partial<AddressLimits>
  /** Adds one to a counter, which starts anew after `windowMs`. */
  count(key: string, windowMs: number): Promise<Counter>
}

/**
 * Counts requests by network address (`networkAddress`). Returns a function that counts one request
 * and throws an AppError beyond the limit.
 */
export async function limitAddresses(
  server: FastifyInstance,
  { limits, count }: Setting,
): Promise<(limit: AddressLimit, request: FastifyRequest) => Promise<void>> {
  class CounterStore implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      callbackify(() => count(key, windowMs))(done)
    }

    child(): this {
      return this
    }
  }
  await server.register(rateLimit, {
    global: false,
    store: CounterStore,
    allowList: ({ ip }) => isLoopback(ip),
  })
  const checks = new Map(
    Object.entries({ ...ADDRESS_LIMITS, ...limits }).map(([name, { max, minutes }]) => {
      const keyGenerator = ({ ip }: FastifyRequest) => `${name} ${networkAddress(ip)}`
      return [name, server.createRateLimit({ max, timeWindow: minutes * MINUTE_MS, keyGenerator })]
    }),
  )
  return async (limit, request) => {
    const result = await checks.get(limit)?.(request)
    if (result && !result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttl)
  }
}
