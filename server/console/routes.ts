import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { MOST_MEGABYTES } from '../../src/domain/media/pictureRule'
import { isTooLarge } from '../plugins/multipart'
import { sendPage } from '../html/page'
import { AppError } from '../api/appError'
import { say } from '../messages/messages'
import { codesPage } from './codesPage'
import { Door, type Visit } from './door'
import { addEditor } from './editor/routes'
import { addForms } from './forms'
import type { Html } from '../html/html'
import { loginPage, troublePage } from './layout'
import { feedbackOn } from './fromGuest'
import { addMessages } from './messageForms'
import { menuPage } from './menuPage'
import { addPictures } from './pictureForms'
import { orderPage, ordersPage } from './ordersPage'
import type { ConsoleDependencies, Looker } from './dependencies'
import { consoleOrder } from './queries'
import { storesPage } from './storesPage'
import { addSettings } from './settings/routes'
import { STYLE } from './style'
import { tablesPage } from './tablesPage'
import { readWaiting } from './waiting'

const COOKIE = 'console'
const MAY =
  "style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'"
const LIVE = readFileSync(join(__dirname, 'live.js'), 'utf8')
const EDITOR = readFileSync(join(__dirname, 'editor/editor.js'), 'utf8')

interface Asking {
  Params: { id: string }
  Querystring: { store?: string; table?: string }
}

/** The merchant's console under `/console`: pages and forms made by the server, for people who know the password. */
export function addConsole(app: FastifyInstance, needs: ConsoleDependencies): void {
  const door = new Door(needs.password, needs.now)
  void app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => fail(error, request, reply))
      scope.setNotFoundHandler((_request, reply) => send(reply.code(404), troublePage('This page does not exist.')))
      const file = (path: string, type: string, text: string) =>
        scope.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
      file('/style.css', 'text/css', STYLE)
      file('/live.js', 'text/javascript', LIVE)
      file('/editor.js', 'text/javascript', EDITOR)
      addLogin(scope, door)
      void scope.register(async (inside) => {
        inside.addHook('onRequest', async (request, reply) => refuseFiles(door, request, reply))
        inside.addHook('preHandler', async (request, reply) => admit(door, request, reply))
        addPages(inside, needs, door)
        addForms(inside, needs)
        const tools = { lookerOf: (request: FastifyRequest) => lookerOf(needs, visitOf(door, request)), send }
        addMessages(inside, needs, tools)
        addSettings(inside, needs, tools)
        addPictures(inside, needs, tools)
        addEditor(inside, needs, {
          ...tools,
          ticketOf: (request) => needs.previews.ticketOf(visitOf(door, request)),
        })
      })
    },
    { prefix: '/console' },
  )
}

function addLogin(scope: FastifyInstance, door: Door): void {
  scope.get('/login', (_request, reply) => send(reply, loginPage('')))
  scope.post('/login', (request, reply) => {
    const { password } = v.parse(v.object({ password: v.string() }), request.body)
    if (isForeign(request)) return send(reply.code(403), troublePage('This form was sent from another site.'))
    if (door.isBarred(request.ip)) {
      return send(reply.code(429).header('retry-after', 600), loginPage('Too many attempts. Please wait ten minutes.'))
    }
    const token = door.open(password, request.ip)
    if (!token) return send(reply.code(401), loginPage('The password is incorrect.'))
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header('set-cookie', `${COOKIE}=${token}; Path=/console; HttpOnly; SameSite=Strict${secure}`)
    return reply.redirect('/console', 303)
  })
}

function visitOf(door: Door, request: FastifyRequest): Visit {
  const visit = door.visit(tokenOf(request))
  if (!visit) throw new Error('a page was asked for without a visit')
  return visit
}

async function lookerOf({ db }: ConsoleDependencies, { csrf }: Visit): Promise<Looker> {
  return { csrf, waiting: await readWaiting(db) }
}

function addPages(inside: FastifyInstance, needs: ConsoleDependencies, door: Door): void {
  const { db, now, sandbox, origins } = needs
  const page = (path: string, make: (request: FastifyRequest<Asking>, looker: Looker) => Promise<Html>) =>
    inside.get<Asking>(path, async (request, reply) =>
      send(reply, await make(request, await lookerOf(needs, visitOf(door, request)))),
    )
  page('/', ({ query }, looker) => ordersPage(db, { now: now(), storeId: query.store, sandbox }, looker))
  page('/orders/:id', async ({ params }, looker) => {
    const order = await consoleOrder(db, params.id)
    if (!order) throw new AppError(400, 'order.notFound')
    return orderPage(order, await feedbackOn(db, params.id), looker)
  })
  page('/tables', ({ query }, looker) => tablesPage(db, { now: now(), storeId: query.store }, looker))
  page('/codes', ({ query, protocol, host }, looker) => {
    const site = origins[0] ?? `${protocol}://${host}`
    return codesPage(db, { site, storeId: query.store, tableId: query.table }, looker)
  })
  page('/menu', ({ query }, looker) => menuPage(db, query.store, looker))
  page('/stores', (_request, looker) => storesPage(db, now(), looker))
  inside.post('/logout', (request, reply) => {
    door.close(tokenOf(request))
    reply.header('set-cookie', `${COOKIE}=; Path=/console; Max-Age=0; HttpOnly; SameSite=Strict`)
    return reply.redirect('/console/login', 303)
  })
}

/** Files of strangers are not even read. */
function refuseFiles(door: Door, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!request.headers['content-type']?.startsWith('multipart/') || door.visit(tokenOf(request))) return undefined
  return askAgain(reply, [])
}

function askAgain(reply: FastifyReply, typed: readonly string[]): FastifyReply {
  return send(
    reply.code(401),
    troublePage('Your session has expired, so nothing was changed. Log in and try again.', typed),
  )
}

/** Lets in who has said the password, and takes forms only from our own pages. */
async function admit(door: Door, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const visit = door.visit(tokenOf(request))
  if (request.method !== 'POST') return visit ? undefined : reply.redirect('/console/login', 303)
  const typed = isForeign(request) ? [] : textsIn(request.body)
  if (!visit) return askAgain(reply, typed)
  const { csrf } = v.parse(v.object({ csrf: v.string() }), request.body)
  if (csrf === visit.csrf && !isForeign(request)) return undefined
  return send(
    reply.code(403),
    troublePage('This form has expired, or was sent from another site. Reload the page and try again.', typed),
  )
}

/** What somebody has written into the fields of a form. */
function textsIn(body: unknown): string[] {
  const { text, fields, why, answer } = Object(body)
  return [text, fields, why, answer].filter((each) => typeof each === 'string' && each !== '')
}

/** Browsers say where a form was sent from. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function tokenOf({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return send(reply.code(400), troublePage(say('en', error.key, error.params)))
  if (error instanceof v.ValiError)
    return send(reply.code(400), troublePage('A field of this form is missing or invalid.'))
  if (isTooLarge(error))
    return send(reply.code(413), troublePage(say('en', 'media.tooLarge', { megabytes: MOST_MEGABYTES })))
  if (Object(error).statusCode === 413)
    return send(reply.code(413), troublePage('This text is too long. Go back to find your text and shorten it.'))
  request.log.error(error)
  return send(reply.code(500), troublePage('Something went wrong. Please try again.'))
}

function send(reply: FastifyReply, page: Html): FastifyReply {
  return sendPage(reply.header('referrer-policy', 'same-origin'), page, MAY)
}
