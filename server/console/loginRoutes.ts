import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { password } from '../../src/contract/credentials'
import type { Db } from '../db/database'
import { translate } from '../messages/messages'
import type { ConsoleSessions } from './consoleSessions'
import type { PageTools } from './dependencies'
import { errorPage } from './layout'
import { loginPage, welcomePage } from './loginPages'
import { accountOfLink } from './people/passwordLinks'
import { browserOf, isCrossSite, sessionCookies } from './sessionCookie'

interface LoginDependencies extends PageTools {
  db: Db
  now(): Date
  sessions: ConsoleSessions
}

const typedPassword = v.pipe(v.string(), v.maxLength(100))
const signInForm = v.object({ email: v.pipe(v.string(), v.maxLength(200)), password: typedPassword })
const welcomeForm = v.object({ token: v.pipe(v.string(), v.maxLength(100)), password: typedPassword })

/** The pages of the console without a session: sign-in, and the choice of a password with a link. */
export function addLoginRoutes(scope: FastifyInstance, { db, now, sessions, send }: LoginDependencies): void {
  const enter = (token: string, request: FastifyRequest, reply: FastifyReply) =>
    reply.header('set-cookie', sessionCookies(token, request)).redirect('/console', 303)
  const refuseOtherSite = (request: FastifyRequest, reply: FastifyReply) =>
    isCrossSite(request) ? send(reply.code(403), errorPage('This form was sent from another site.')) : undefined

  scope.get('/login', (_request, reply) => send(reply, loginPage('')))
  scope.post('/login', async (request, reply) => {
    const typed = v.parse(signInForm, request.body)
    const refused = refuseOtherSite(request, reply)
    if (refused) return refused
    const { token, retryIn } = await sessions.signIn(typed, browserOf(request))
    if (retryIn) {
      const wait = `${translate('en', 'staff.tooManyAttempts', { count: retryIn })}.`
      return send(reply.code(429).header('retry-after', retryIn), loginPage(wait, typed.email))
    }
    if (!token) return send(reply.code(401), loginPage(`${translate('en', 'staff.wrongPassword')}.`, typed.email))
    return enter(token, request, reply)
  })
  scope.get<{ Querystring: { token?: string } }>('/welcome', async (request, reply) => {
    const { token = '' } = request.query
    const { email, name } = await accountOfLink(db, token, now())
    return send(reply, welcomePage({ token, email, name }))
  })
  scope.post('/welcome', async (request, reply) => {
    const { token, password: chosen } = v.parse(welcomeForm, request.body)
    const refused = refuseOtherSite(request, reply)
    if (refused) return refused
    if (!v.is(password, chosen)) {
      const { email, name } = await accountOfLink(db, token, now())
      const trouble = 'The password needs at least 8 characters.'
      return send(reply.code(400), welcomePage({ token, email, name }, trouble))
    }
    return enter(await sessions.choosePassword(token, chosen), request, reply)
  })
}
