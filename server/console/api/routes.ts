import type { FastifyInstance } from 'fastify'
import { consoleContract, type ConsoleContract } from '../../../console/contract/contract'
import { CONSOLE_API_PREFIX } from '../../../console/contract/staffCall'
import type { Endpoint } from '../../../src/contract/endpoint'
import { sendEnvelope } from '../../api/envelope'
import { sendNotFound } from '../../api/errors'
import { addEvents } from './eventRoutes'
import { staffHandlers } from './handlers'
import { addSignIn } from './signInRoutes'
import { type AnyStaffHandler, runStaffCall, type StaffApp } from './runStaffCall'
import type { StaffHandlers } from './staffContext'

/** The calls of the staff's contract, behind the session of the console. Not compressed: a reply holds the session's token (BREACH). */
export function addStaffApi(server: FastifyInstance, app: StaffApp): void {
  const handlers = staffHandlers(app)
  const addCalls = async (api: FastifyInstance) => {
    const add = <A extends keyof ConsoleContract>(area: A) => addArea(api, area, handlers[area], app)
    addSignIn(api, app)
    if (app.changes) addEvents(api, { ...app, changes: app.changes })
    for (const area of Object.keys(consoleContract) as (keyof ConsoleContract)[]) add(area)
    api.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: '*', handler: sendNotFound })
  }
  void server.register(addCalls, { prefix: CONSOLE_API_PREFIX })
}

function addArea<A extends keyof ConsoleContract>(
  api: FastifyInstance,
  area: A,
  handlers: StaffHandlers<ConsoleContract[A]>,
  app: StaffApp,
): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(consoleContract[area])) {
    const handler = (handlers as unknown as Record<string, AnyStaffHandler>)[name] as AnyStaffHandler
    api.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const data = await runStaffCall({ area, name, endpoint, handler }, request, app)
        return sendEnvelope(request, reply, { code: 200, msg: 'ok', data })
      },
    })
  }
}
