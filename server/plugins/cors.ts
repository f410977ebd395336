import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** How long a browser may cache a preflight reply, seconds. */
const MAX_AGE = 86_400

/**
 * Lets storefronts on other origins call the API; without any, browsers allow only our own site. The session travels as a
 * bearer token in a header, so no credentials are allowed.
 */
export async function allowOrigins(api: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await api.register(cors, { origin: [...origins], methods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: MAX_AGE })
}
