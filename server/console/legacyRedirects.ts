import type { FastifyInstance } from 'fastify'
import { linkPath } from './people/passwordLinks'

const APP = '/console/'

/** Redirects former addresses of the console, for example from bookmarks and e-mails, to the app. */
export function addOlderAddresses(server: FastifyInstance): void {
  for (const path of ['/console/app', '/console/app/', '/console/login'])
    server.get(path, (_request, reply) => reply.redirect(APP, 303))
  server.get<{ Params: { id: string } }>('/console/orders/:id', ({ params: { id } }, reply) =>
    reply.redirect(`${APP}#/orders?order=${encodeURIComponent(id)}`, 303),
  )
  server.get<{ Querystring: { token?: unknown } }>('/console/welcome', ({ query: { token } }, reply) =>
    reply.redirect(linkPath(String(token)), 303),
  )
}
