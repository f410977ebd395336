import { parse, serialize } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { DAY_MS, SECOND_MS } from '../../src/domain/time/duration'
import { networkAddress } from '../api/networkAddress'
import type { Browser } from './consoleSessions'
import { KNOWN_BROWSER_DAYS } from '../db/schema/staff/console'

const COOKIE = 'console'
const COOKIE_SECONDS = (KNOWN_BROWSER_DAYS * DAY_MS) / SECOND_MS
/** Where browsers send it: to the calls of staff, never to those of guests. */
const PATH = '/consoleApi'

/** The `set-cookie` header that signs a browser in. */
export function sessionCookie(token: string, { protocol }: FastifyRequest): string {
  const secure = protocol === 'https'
  return serialize(COOKIE, token, { path: PATH, maxAge: COOKIE_SECONDS, httpOnly: true, sameSite: 'strict', secure })
}

/** The token of the session that a request carries; empty without one. */
export const sessionTokenOf = ({ headers }: FastifyRequest): string => parse(headers.cookie ?? '')[COOKIE] ?? ''

/** The browser that sends a request to sign in. */
export const browserOf = (request: FastifyRequest): Browser => ({
  token: sessionTokenOf(request),
  address: networkAddress(request.ip),
})

/** Whether the browser reports that another site sent the request. */
export function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
