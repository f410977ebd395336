import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { CSRF_HEADER } from '../../../console/contract/staffCall'
import type { Endpoint } from '../../../src/contract/endpoint'
import { CALL_ROLES } from '../../../console/contract/callRoles'
import type { ConsoleContract } from '../../../console/contract/contract'
import { mayActAs, roleOfCall } from '../../../console/contract/staff/roles'
import { AppError } from '../../api/appError'
import { headerText, localeOf } from '../../api/headers'
import { idempotentRequest } from '../../api/idempotency'
import { readInput } from '../../api/input'
import type { ChangeFeed } from '../../db/changeFeed'
import type { Db } from '../../db/database'
import { transact } from '../../db/transaction'
import { type ConsoleSession, type ConsoleSessions, csrfTokens } from '../consoleSessions'
import type { ExchangeCodes } from '../../modules/coupons/exchangeCodes'
import type { MemberCodes } from '../../modules/accounts/memberCodes'
import type { DocumentLinks } from '../../modules/documents/links'
import type { PayCodeChecks } from '../../modules/accounts/payCodeChecks'
import type { PaymentSetup } from '../payments/providers'
import type { ServerOwner } from '../people/presentAccount'
import { requireStoreOfCall } from '../people/storeAccess'
import type { PreviewTickets } from '../../modules/config/previewTickets'
import { isCrossSite, sessionTokenOf } from '../sessionCookie'
import { runOnceForStaff, type StaffWork } from '../staffRequests'
import type { StaffContext } from './staffContext'

/** Dependencies of the staff API. */
export interface StaffApp extends ServerOwner {
  db: Db
  now(): Date
  sessions: ConsoleSessions
  previews: PreviewTickets
  /** Public origins of the storefront; empty for the host of the request. */
  origins: readonly string[]
  /** Changes for the stream of events; without it there is none. */
  changes: ChangeFeed | undefined
  codes: ExchangeCodes
  memberCodes: MemberCodes
  /** Makes the links to the pages of documents. */
  documents: DocumentLinks
  payCodes: PayCodeChecks
  payments: PaymentSetup
  /** Validates replies against the contract; on in development and tests. */
  checkReplies: boolean
}

type AnyHandle = (context: StaffContext<Db>, input: unknown) => Promise<unknown>

/** A handler whose endpoint is known only at run time. */
export type AnyStaffHandler = AnyHandle | { handle: AnyHandle; repeated(reply: unknown): unknown }

/** A call of staff: its endpoint, by area and name, and its handler. */
export interface StaffCall {
  area: keyof ConsoleContract
  name: string
  endpoint: Endpoint
  handler: AnyStaffHandler
}

/** Handles one call of staff: the session, the role, the input, the store, then the handler, in a transaction unless it only reads. */
export async function runStaffCall(
  { area, name: call, endpoint, handler }: StaffCall,
  request: FastifyRequest,
  app: StaffApp,
): Promise<unknown> {
  const session = await admit(endpoint, request, app)
  const { id, name, role } = session.staff
  if (!mayActAs(role, roleOfCall(CALL_ROLES[area], call))) throw new AppError(403, 'staff.notAllowed')
  const input = readInput(endpoint, request)
  await requireStoreOfCall(app.db, { area, call, endpoint, input }, session.staff)
  const staff = { id, name, sessionHash: session.tokenHash, locale: localeOf(request.headers), now: app.now() }
  const { handle, repeated } = typeof handler === 'object' ? handler : { handle: handler, repeated: undefined }
  const run = (db: Db) => handle({ db, session, staff }, input)
  const reply = await runCall(endpoint, { request, session, input, now: staff.now, run, repeated }, app)
  if (app.checkReplies) v.parse(endpoint.reply, reply)
  return reply
}

interface Call extends StaffWork<unknown> {
  request: FastifyRequest
  session: ConsoleSession
  input: unknown
  run(db: Db): Promise<unknown>
}

function runCall(endpoint: Endpoint, call: Call, { db }: StaffApp): Promise<unknown> {
  const { request, session, input, run } = call
  if (endpoint.method === 'GET') return run(db)
  if (!endpoint.idempotent) return transact(db, run)
  const name = `${endpoint.method} ${endpoint.path}`
  const once = idempotentRequest(session.tokenHash, name, headerText(request.headers['idempotency-key']), input)
  if (!once) throw new AppError(400, 'common.checkInput', { field: 'Idempotency-Key' })
  return transact(db, (tx) => runOnceForStaff(tx, once, call))
}

/** The session of a call. A call that is no GET needs its token too, and must not come from another site. */
async function admit({ method }: Endpoint, request: FastifyRequest, { sessions }: StaffApp): Promise<ConsoleSession> {
  const session = await sessions.find(sessionTokenOf(request))
  if (!session) throw new AppError(401, 'staff.noSession')
  if (method === 'GET') return session
  const csrf = headerText(request.headers[CSRF_HEADER])
  if (!csrfTokens.verify(session.csrfSecret, csrf) || isCrossSite(request)) throw new AppError(401, 'staff.wrongToken')
  return session
}
