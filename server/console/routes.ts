import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { sendPage } from '../html/page'
import { AppError } from '../api/appError'
import { translate } from '../messages/messages'
import { mayActAs } from '../../console/contract/roles'
import type { ConsoleSessions, ConsoleSession } from './consoleSessions'
import { roleOfPage } from './pageRoles'
import { requireStoreOfPage } from './people/storeAccess'
import { addFormRoutes } from './formRoutes'
import type { Html } from '../html/html'
import { errorPage } from './layout'
import { addLoginRoutes } from './loginRoutes'
import { readFeedback } from './guestFeedback'
import { orderPage, ordersPage } from './ordersPage'
import type { ConsoleDependencies, Viewer } from './dependencies'
import { consoleOrder } from './queries'
import { isCrossSite, sessionTokenOf } from './sessionCookie'
import { STYLE } from './style'
import { tablesPage } from './tablesPage'
import { countWaiting } from './waitingCounts'

/** Where a request carries its session. */
const SESSION = 'consoleSession'
const CONTENT_POLICY =
  "style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'"
const LIVE = readFileSync(join(__dirname, 'live.js'), 'utf8')

interface PageRequest {
  Params: { id: string }
  Querystring: { store?: string; table?: string }
}

/** The merchant's console under `/console`: server-rendered pages and forms, for staff with an account. */
export function addConsole(app: FastifyInstance, needs: ConsoleDependencies): void {
  const { sessions } = needs
  void app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => sendError(error, request, reply))
      scope.setNotFoundHandler((_request, reply) => send(reply.code(404), errorPage('This page does not exist.')))
      const file = (path: string, type: string, text: string) =>
        scope.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
      file('/style.css', 'text/css', STYLE)
      file('/live.js', 'text/javascript', LIVE)
      addLoginRoutes(scope, { ...needs, send })
      void scope.register(async (inside) => {
        inside.decorateRequest(SESSION)
        inside.addHook('preHandler', (request, reply) => requireSession(sessions, request, reply))
        inside.addHook('preHandler', (request, reply) => requireRole(needs, request, reply))
        addPageRoutes(inside, needs, sessions)
        addFormRoutes(inside, needs)
      })
    },
    { prefix: '/console' },
  )
}

/** The session that `requireSession` found. */
function sessionOf(request: FastifyRequest): ConsoleSession {
  return request.getDecorator<ConsoleSession>(SESSION)
}

async function viewerOf({ db }: ConsoleDependencies, { csrf, staff }: ConsoleSession): Promise<Viewer> {
  return { csrf, role: staff.role, waiting: await countWaiting(db) }
}

function addPageRoutes(inside: FastifyInstance, needs: ConsoleDependencies, sessions: ConsoleSessions): void {
  const { db, now, sandbox } = needs
  const page = (path: string, make: (request: FastifyRequest<PageRequest>, viewer: Viewer) => Promise<Html>) =>
    inside.get<PageRequest>(path, async (request, reply) =>
      send(reply, await make(request, await viewerOf(needs, sessionOf(request)))),
    )
  page('/', ({ query }, viewer) => ordersPage(db, { now: now(), storeId: query.store, sandbox }, viewer))
  page('/orders/:id', async ({ params }, viewer) => {
    const order = await consoleOrder(db, params.id)
    if (!order) throw new AppError(400, 'order.notFound')
    return orderPage(order, await readFeedback(db, params.id), viewer)
  })
  page('/tables', ({ query }, viewer) => tablesPage(db, { now: now(), storeId: query.store }, viewer))
  inside.post('/logout', async (request, reply) => {
    const session = sessionOf(request)
    await sessions.signOut(session)
    needs.previews.revoke(session.tokenHash)
    return reply.redirect('/console/login', 303)
  })
}

function sendSignInRequired(reply: FastifyReply, texts: readonly string[]): FastifyReply {
  return send(
    reply.code(401),
    errorPage('Your session has expired, so nothing was changed. Log in and try again.', texts),
  )
}

/** Requires a session, and for forms a valid CSRF token from our own site. */
async function requireSession(
  sessions: ConsoleSessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const session = await sessions.find(sessionTokenOf(request))
  if (session) request.setDecorator(SESSION, session)
  if (request.method !== 'POST') return session ? undefined : reply.redirect('/console/login', 303)
  const texts = isCrossSite(request) ? [] : typedTexts(request.body)
  if (!session) return sendSignInRequired(reply, texts)
  const { csrf } = v.parse(v.object({ csrf: v.string() }), request.body)
  if (csrf === session.csrf && !isCrossSite(request)) return undefined
  return send(
    reply.code(403),
    errorPage('This form has expired, or was sent from another site. Reload the page and try again.', texts),
  )
}

/** Pages that show all stores until one is chosen. */
const OF_A_STORE = ['/console', '/console/tables']

/** Requires the role that the page is for, and a store that the person works in. */
async function requireRole(
  { db }: ConsoleDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { staff } = sessionOf(request)
  const { pathname: path, searchParams } = new URL(request.url, 'http://console')
  if (!mayActAs(staff.role, roleOfPage(path))) throw new AppError(403, 'staff.notAllowed')
  const [first] = staff.storeIds
  const store = searchParams.get('store') ?? Object(request.body).store
  if (first && request.method === 'GET' && !store && OF_A_STORE.includes(path.replace(/\/$/, '')))
    return reply.redirect(`${path}?store=${encodeURIComponent(first)}`, 303)
  await requireStoreOfPage(db, { path, store }, staff)
  return undefined
}

/** The texts that were typed into a form. */
function typedTexts(body: unknown): string[] {
  const { text, fields, why, answer } = Object(body)
  return [text, fields, why, answer].filter((each) => typeof each === 'string' && each !== '')
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError)
    return send(reply.code(error.code === 403 ? 403 : 400), errorPage(translate('en', error.key, error.params)))
  if (error instanceof v.ValiError)
    return send(reply.code(400), errorPage('A field of this form is missing or invalid.'))
  if (Object(error).statusCode === 413)
    return send(reply.code(413), errorPage('This text is too long. Go back to find your text and shorten it.'))
  const { statusCode = 500 } = Object(error)
  if (statusCode >= 400 && statusCode < 500)
    return send(reply.code(statusCode), errorPage('This request could not be read. Go back and try again.'))
  request.log.error(error)
  return send(reply.code(500), errorPage('Something went wrong. Please try again.'))
}

function send(reply: FastifyReply, page: Html): FastifyReply {
  return sendPage(reply.header('referrer-policy', 'same-origin'), page, CONTENT_POLICY)
}
