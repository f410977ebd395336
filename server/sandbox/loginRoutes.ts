import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSiteUrl } from '../api/siteUrl'
import { sendSandboxPage } from './page'
import { type LoginRequest, loginPage, invalidLoginPage } from './loginPage'
import { PAGE_PROVIDERS } from './logins'
import { messagesPage } from './messagesPage'
import type { Outbox } from './outbox'
import { serveScripts } from './scripts'
import { codeFor, toE164 } from './testUsers'

const loginRequest = v.object({ provider: v.picklist(PAGE_PROVIDERS), refererUrl: v.string(), state: v.string() })
const choice = v.object({ ...loginRequest.entries, name: v.pipe(v.string(), v.trim(), v.maxLength(40)) })

/** Replacements for the providers' scripts, by path. */
const SCRIPTS = { '/sandbox/facebook-sdk.js': 'facebookSdk.js', '/sandbox/wechat-sdk.js': 'wechatSdk.js' }

interface LoginSandboxDependencies {
  outbox: Outbox
  /** Public origins of the storefront; empty for the host of the request. */
  origins: readonly string[]
}

/** The sandbox's sign-in routes: `/sandbox/login`, `/sandbox/messages`, and the replacements for provider scripts. */
export function loginRoutes(app: FastifyInstance, { outbox, origins }: LoginSandboxDependencies): void {
  const isOwnLogin = (request: FastifyRequest, { refererUrl }: LoginRequest) =>
    isSiteUrl(refererUrl, request.host, origins)

  app.get('/sandbox/login', async (request, reply) => {
    const parsed = v.safeParse(loginRequest, request.query)
    if (!parsed.success || !isOwnLogin(request, parsed.output))
      return sendSandboxPage(reply.code(400), invalidLoginPage())
    return sendSandboxPage(reply, loginPage(parsed.output))
  })

  app.post('/sandbox/login', async (request, reply) => {
    const parsed = v.safeParse(choice, request.body)
    if (!parsed.success || !isOwnLogin(request, parsed.output))
      return sendSandboxPage(reply.code(400), invalidLoginPage())
    return reply.redirect(redirectUrl(parsed.output), 303)
  })

  app.get<{ Querystring: { to?: string } }>('/sandbox/messages', async ({ query: { to } }, reply) => {
    if (to === undefined) return sendSandboxPage(reply, messagesPage(outbox.list()))
    return reply.header('cache-control', 'no-store').send(outbox.list(recipientOf(to)))
  })

  serveScripts(app, SCRIPTS)
}

/** The storefront's page with a code, or with an error when no user was chosen. */
function redirectUrl({ provider, refererUrl, state, name }: v.InferOutput<typeof choice>): string {
  const page = new URL(refererUrl)
  if (name) page.searchParams.set(provider === 'alipay' ? 'auth_code' : 'code', codeFor(name.toLowerCase()))
  else page.searchParams.set('error', 'access_denied')
  page.searchParams.set('state', state)
  return page.href
}

/** An e-mail address, or a phone number whose plus sign a query may have turned into a space. */
function recipientOf(to: string): string {
  return to.includes('@') ? to.toLowerCase() : toE164(to.replace(/^ /, '+'))
}
