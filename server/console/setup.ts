import type { FastifyInstance } from 'fastify'
import type { RateLimiter } from '../modules/rateLimits/rateLimiter'
import type { PaymentAccounts } from '../integrations/payment/paymentAccounts'
import { type MissingVariables, missingVariables } from '../integrations/payment/providerVariables'
import { addStaffApi } from './api/routes'
import type { StaffApp } from './api/runStaffCall'
import { ConsoleSessions } from './consoleSessions'
import { addOlderAddresses } from './legacyRedirects'
import { DEFAULT_CONSOLE_EMAIL } from './people/serverOwner'

/** How the console is opened. */
export interface ConsoleOptions {
  /** The password of the first owner; without one there is no console. */
  consolePassword?: string
  /** The address of the first owner, who signs in with that password. */
  consoleEmail?: string
  /** Names of the variables that payment providers need, to be shown to staff; all without it. */
  missingVariables?: MissingVariables
}

type Settings = Omit<StaffApp, 'sessions' | 'ownerEmail' | 'payments'> & {
  limiter: RateLimiter
  payments: PaymentAccounts
  paymentSandbox: boolean
}

/** The calls of staff, and the ways from older addresses of the console into its app. */
export function setUpConsole(server: FastifyInstance, options: ConsoleOptions, settings: Settings): void {
  const { consolePassword: password, consoleEmail: ownerEmail = DEFAULT_CONSOLE_EMAIL } = options
  if (password === undefined) return
  const { limiter, payments: accounts, paymentSandbox: sandbox, ...shared } = settings
  const sessions = new ConsoleSessions({ ...shared, limiter, password, ownerEmail })
  const { missingVariables: missing = missingVariables({}) } = options
  addOlderAddresses(server)
  addStaffApi(server, { ...shared, sessions, ownerEmail, payments: { accounts, sandbox, missing } })
}
