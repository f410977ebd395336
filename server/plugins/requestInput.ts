import type { FastifyInstance } from 'fastify'
import { AppError } from '../api/appError'
import { isMalformed } from '../api/input'

/** Routes outside the contract that read their query, path or form. Endpoints of the contract name the field; the site ignores queries. */
const READING = /^\/(console|sandbox|provider|media\/uploads)\b/

/** Refuses requests outside the contract whose fields no handler could read or store. */
export function refuseMalformed(server: FastifyInstance): void {
  server.addHook('preHandler', async (request) => {
    if (READING.test(request.url) && isMalformed(request)) throw new AppError(400, 'common.unreadable')
  })
}

/** Parses JSON bodies as Fastify does, but accepts an empty body: some clients send the content type without one. */
export function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
}
