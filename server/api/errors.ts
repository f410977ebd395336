import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { CONSOLE_API_PREFIX } from '../../console/contract/staffCall'
import { API_PREFIX, type Envelope } from '../../src/contract/endpoint'
import type { Locale } from '../../src/contract/fields'
import { isDatabaseUnavailable } from '../db/databaseErrors'
import { type MessageKey, translate } from '../messages/messages'
import { localeOf } from './headers'
import { AppError } from './appError'
import { sendEnvelope } from './envelope'

/**
 * Turns an error into a reply. An AppError or an unreadable request is a code inside HTTP 200, which browsers do not report as an
 * error; outside the contract it is the HTTP code too. Anything else is logged and answered with HTTP and code 500, or 503 when the database is unavailable, without its message.
 */
export async function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request.headers)
  const inContract = [API_PREFIX, CONSOLE_API_PREFIX].some((prefix) => request.url.startsWith(prefix))
  const envelope = error instanceof AppError ? refused(error, locale) : failed(error, locale)
  if (envelope.code >= 500) request.log.error(error)
  if (envelope.code >= 500 || !inContract) reply.code(envelope.code)
  return sendEnvelope(request, reply, envelope)
}

/** The reply for a path without a route. */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  reply.code(404)
  return sendEnvelope(request, reply, envelopeOf(404, 'common.noSuchCall', localeOf(request.headers)))
}

function refused({ code, key, params, data }: AppError, locale: Locale): Envelope {
  return { code, msg: translate(locale, key, params), data }
}

function failed(error: FastifyError, locale: Locale): Envelope {
  if (isDatabaseUnavailable(error)) return envelopeOf(503, 'common.unavailable', locale)
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return envelopeOf(500, 'common.failed', locale)
  return envelopeOf(400, status === 413 ? 'common.tooLarge' : 'common.unreadable', locale)
}

function envelopeOf(code: number, key: MessageKey, locale: Locale): Envelope {
  return { code, msg: translate(locale, key), data: null }
}
