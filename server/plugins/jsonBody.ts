import type { FastifyInstance } from 'fastify'

/** Parses JSON bodies as Fastify does, but accepts an empty body: some clients send the content type without one. */
export function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
}
