import type { FastifyInstance } from 'fastify'
import { chooseProviders, type LoginProviders, type LoginSettings } from '../integrations/loginProviders'
import { loginRoutes } from './loginRoutes'
import { sandboxProviders } from './logins'
import { Outbox } from './outbox'

interface LoginSetup {
  now(): Date
  accounts: LoginSettings
  /** Whether the sandbox replaces providers without an account. */
  sandbox: boolean
  origins: readonly string[]
}

/** Creates the login providers, and registers the sandbox's pages when the sandbox is on. */
export function setUpLogins(server: FastifyInstance, { now, accounts, sandbox, origins }: LoginSetup): LoginProviders {
  if (!sandbox) return chooseProviders(accounts)
  const outbox = new Outbox(now, server.log)
  loginRoutes(server, { outbox, origins })
  return chooseProviders(accounts, sandboxProviders(outbox))
}
