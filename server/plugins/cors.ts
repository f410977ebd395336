import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '../../src/contract/endpoint'

/** How long a browser may remember what it was allowed, seconds. */
const REMEMBER = 86_400

/**
 * Lets storefronts of other origins call the API; without any, browsers let only our own site. A session travels as a bearer
 * token, which a page must name itself, so that no cookie has to be allowed.
 */
export function addCors(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  server.addHook('onRequest', async ({ headers: { origin }, url }, reply) => {
    if (origin && origins.includes(origin) && url.startsWith(API_PREFIX)) {
      reply.header('access-control-allow-origin', origin)
    }
  })
  server.options(`${API_PREFIX}*`, (request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': REMEMBER,
        vary: 'origin, access-control-request-headers',
      })
      .code(204)
      .send(),
  )
}
