import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { AppError } from '../api/appError'
import type { Html } from '../html/html'
import { sendPage } from '../html/page'
import { translate } from '../messages/messages'
import type { ConsoleDependencies } from './dependencies'
import { errorPage } from './layout'
import { addLoginRoutes } from './loginRoutes'
import { STYLE } from './style'

const CONTENT_POLICY = "style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'"

/** The pages below `/console` that are not the app: sign-in, and the ways from older addresses into the app. */
export function addConsole(app: FastifyInstance, needs: ConsoleDependencies): void {
  void app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => sendError(error, request, reply))
      scope.setNotFoundHandler((_request, reply) => send(reply.code(404), errorPage('This page does not exist.')))
      scope.get('/style.css', (_request, reply) =>
        reply.type('text/css').header('cache-control', 'no-cache').send(STYLE),
      )
      addLoginRoutes(scope, { ...needs, send })
      scope.get('/', (_request, reply) => reply.redirect('/console/app/', 303))
      scope.get<{ Params: { id: string } }>('/orders/:id', ({ params: { id } }, reply) =>
        reply.redirect(`/console/app/#/orders?order=${encodeURIComponent(id)}`, 303),
      )
    },
    { prefix: '/console' },
  )
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError)
    return send(reply.code(error.code === 403 ? 403 : 400), errorPage(translate('en', error.key, error.params)))
  if (error instanceof v.ValiError)
    return send(reply.code(400), errorPage('A field of this form is missing or invalid.'))
  const { statusCode = 500 } = Object(error)
  if (statusCode >= 400 && statusCode < 500)
    return send(reply.code(statusCode), errorPage('This request could not be read. Go back and try again.'))
  request.log.error(error)
  return send(reply.code(500), errorPage('Something went wrong. Please try again.'))
}

function send(reply: FastifyReply, page: Html): FastifyReply {
  return sendPage(reply.header('referrer-policy', 'same-origin'), page, CONTENT_POLICY)
}
