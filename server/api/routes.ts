import type { FastifyInstance } from 'fastify'
import { API_PREFIX, type Area, type Endpoint } from '../../src/contract/endpoint'
import type { Handlers } from './context'
import { withFiles } from '../plugins/multipart'
import { type AnyHandler, run, type Surroundings } from './runHandler'
import { sendEnvelope } from './envelope'

/** Adds one route per endpoint of an area. The types have proven that each handler fits its endpoint. */
export function addRoutes<A extends Area>(
  app: FastifyInstance,
  area: A,
  handlers: Handlers<A>,
  around: Surroundings,
): void {
  for (const [name, endpoint] of Object.entries(area)) {
    const handler = handlers[name] as unknown as AnyHandler
    if (endpoint.file) withFiles(app, (scope) => addRoute(scope, endpoint, handler, around))
    else addRoute(app, endpoint, handler, around)
  }
}

function addRoute(app: FastifyInstance, endpoint: Endpoint, handler: AnyHandler, around: Surroundings): void {
  app.route({
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    handler: async (request, reply) =>
      sendEnvelope(request, reply, { code: 200, msg: 'ok', data: await run(endpoint, handler, request, around) }),
  })
}
