import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { version } from '../../package.json'
import { openapi } from '../api/openapi'
import { compressReplies } from './compress'

/** The page loads nothing but its own files, and calls nothing but this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** `/docs` to read and try the API, and `/docs/openapi.json` for tools. The document is made at the first request. */
export function addApiDocs(server: FastifyInstance): void {
  let built: ReturnType<typeof openapi> | undefined
  const document = () => (built ??= openapi(version))
  void server.register(async (docs) => {
    await compressReplies(docs)
    // The page's plugin needs this one; `transformSpecification` puts our document in the place of this empty one.
    const empty = { openapi: '3.1.0', info: { title: '', version }, paths: {} }
    await docs.register(swagger, { mode: 'static', specification: { document: empty } })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: POLICY,
      theme: { title: 'Storefront API' },
      transformSpecification: document,
      transformSpecificationClone: false,
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, persistAuthorization: true },
    })
    docs.get('/docs/openapi.json', (_request, reply) => reply.send(document()))
  })
}
