import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInContract } from '../../../console/contract/staff/signIn'
import type { Endpoint, Parsed, Reply } from '../../../src/contract/endpoint'
import { AppError } from '../../api/appError'
import { sendEnvelope } from '../../api/envelope'
import { readInput } from '../../api/input'
import { accountOfLink } from '../people/passwordLinks'
import { browserOf, isCrossSite, sessionCookie } from '../sessionCookie'
import { presentSession } from './presentSession'
import type { StaffApp } from './runStaffCall'

type Handle<E extends Endpoint> = (input: Parsed<E>, request: FastifyRequest, reply: FastifyReply) => Promise<Reply<E>>

/** Sign-in calls of staff: they require no session and set the session cookie. */
export function addSignIn(api: FastifyInstance, { db, now, sessions }: StaffApp): void {
  const add = <E extends Endpoint>(endpoint: E, handle: Handle<E>) =>
    api.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        if (endpoint.method !== 'GET' && isCrossSite(request)) throw new AppError(401, 'staff.wrongToken')
        const data = await handle(readInput(endpoint, request) as Parsed<E>, request, reply)
        return sendEnvelope(request, reply, { code: 200, msg: 'ok', data })
      },
    })

  const enter = async (token: string, request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessions.find(token)
    if (!session) throw new AppError(401, 'staff.noSession')
    reply.header('set-cookie', sessionCookie(token, request))
    return presentSession(session, now())
  }

  add(signInContract.signIn, async (typed, request, reply) => {
    const { token, retryIn } = await sessions.signIn(typed, browserOf(request))
    if (retryIn) throw new AppError(400, 'staff.tooManyAttempts', { count: retryIn }, { retryIn })
    if (!token) throw new AppError(400, 'staff.wrongPassword')
    return enter(token, request, reply)
  })
  add(signInContract.link, async ({ token }) => {
    const { email, name } = await accountOfLink(db, token, now())
    return { email, name }
  })
  add(signInContract.choosePassword, async ({ token, password }, request, reply) =>
    enter(await sessions.choosePassword(token, password), request, reply),
  )
}
