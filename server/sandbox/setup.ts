import type { FastifyInstance } from 'fastify'
import { chooseProviders, type LoginProviders, type LoginSettings } from '../integrations/loginProviders'
import { loginRoutes } from './loginRoutes'
import { sandboxLogins } from './logins'
import { Outbox } from './outbox'

interface Setting {
  now(): Date
  accounts: LoginSettings
  /** Whether providers without an account are played by the sandbox. */
  sandbox: boolean
  origins: readonly string[]
}

/** Brings up the providers that help to sign in, with the sandbox's pages when it plays any. */
export function addLogins(server: FastifyInstance, { now, accounts, sandbox, origins }: Setting): LoginProviders {
  if (!sandbox) return chooseProviders(accounts)
  const outbox = new Outbox(now, server.log)
  loginRoutes(server, { outbox, origins })
  return chooseProviders(accounts, sandboxLogins(outbox))
}
