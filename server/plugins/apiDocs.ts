import type { FastifyInstance } from 'fastify'
import { version } from '../../package.json'
import type { Html } from '../html/html'
import { sendPage } from '../html/page'
import { openapi } from '../api/openapi'
import { docsPage } from './docsPage'

const MAY = "style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'"

/** `/docs` to read and `/docs/openapi.json` for tools. Both are made at the first request. */
export function addDocs(server: FastifyInstance): void {
  let made: { page: Html; document: ReturnType<typeof openapi> } | undefined
  const docs = () => (made ??= make())
  server.get('/docs', (_request, reply) => sendPage(reply, docs().page, MAY))
  server.get('/docs/openapi.json', (_request, reply) => reply.send(docs().document))
}

function make() {
  const document = openapi(version)
  return { document, page: docsPage(document) }
}
