import type { FastifyInstance } from 'fastify'
import { version } from '../../package.json'
import { openapi } from './openapi'
import { docsPage } from './page'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** `/docs` to read and `/docs/openapi.json` for tools. Both are made at the first request. */
export function addDocs(server: FastifyInstance): void {
  let made: { page: string; document: ReturnType<typeof openapi> } | undefined
  const docs = () => (made ??= make())
  server.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(docs().page),
  )
  server.get('/docs/openapi.json', (_request, reply) => reply.send(docs().document))
}

function make() {
  const document = openapi(version)
  return { document, page: docsPage(document) }
}
