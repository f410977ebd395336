import type { FastifyInstance } from 'fastify'
import type { RateLimiter } from '../modules/rateLimits/rateLimiter'
import { addStaffApi } from './api/routes'
import type { StaffApp } from './api/runStaffCall'
import { ConsoleSessions } from './consoleSessions'
import type { ConsoleDependencies } from './dependencies'
import { DEFAULT_CONSOLE_EMAIL } from './people/serverOwner'
import { addConsole } from './routes'

type Settings = Omit<ConsoleDependencies & StaffApp, 'sessions' | 'ownerEmail'> & {
  limiter: RateLimiter
  /** The owner's password and address; without a password there is no console. */
  consolePassword: string | undefined
  consoleEmail: string | undefined
}

/** The console and the calls of staff, with one set of sessions. */
export function setUpConsole(server: FastifyInstance, settings: Settings): void {
  const { consolePassword: password, consoleEmail: ownerEmail = DEFAULT_CONSOLE_EMAIL, limiter, ...shared } = settings
  if (password === undefined) return
  const sessions = new ConsoleSessions({ ...shared, limiter, password, ownerEmail })
  addConsole(server, { ...shared, sessions })
  addStaffApi(server, { ...shared, sessions, ownerEmail })
}
