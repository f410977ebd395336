import type { FastifyInstance } from 'fastify'
import type { Area, Endpoint } from '../../src/contract/endpoint'
import type { Handlers } from './context'
import { withFiles } from './multipart'
import { type AnyHandler, runHandler, type AppContext } from './runHandler'
import { sendEnvelope } from './envelope'

/** Adds one route per endpoint of an area to a scope with the API's prefix. `Handlers` has proven that each handler fits its endpoint. */
export function addRoutes<A extends Area>(api: FastifyInstance, area: A, handlers: Handlers<A>, app: AppContext): void {
  for (const [name, endpoint] of Object.entries(area)) {
    const handler = handlers[name] as unknown as AnyHandler
    if (endpoint.file) withFiles(api, (scope) => addRoute(scope, endpoint, handler, app))
    else addRoute(api, endpoint, handler, app)
  }
}

function addRoute(api: FastifyInstance, endpoint: Endpoint, handler: AnyHandler, app: AppContext): void {
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) =>
      sendEnvelope(request, reply, { code: 200, msg: 'ok', data: await runHandler(endpoint, handler, request, app) }),
  })
}
