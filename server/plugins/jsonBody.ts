import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies as Fastify does, but takes an empty one as no fields: hosts send the content type without a body. */
export function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
}
