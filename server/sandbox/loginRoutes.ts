import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isOwnPage } from '../api/siteUrl'
import { show } from './page'
import { type LoginVisit, loginPage, wrongVisitPage } from './loginPage'
import { PAGE_PROVIDERS } from './logins'
import { messagesPage } from './messagesPage'
import type { Outbox } from './outbox'
import { codeFor, internationally } from './people'

const visit = v.object({ provider: v.picklist(PAGE_PROVIDERS), refererUrl: v.string(), state: v.string() })
const choice = v.object({ ...visit.entries, name: v.pipe(v.string(), v.trim(), v.maxLength(40)) })

/** Stand-ins for other houses' scripts, and the files that they lie in. */
const SCRIPTS = { '/sandbox/facebook-sdk.js': 'facebookSdk.js', '/sandbox/wechat-sdk.js': 'wechatSdk.js' }

interface LoginSandboxDependencies {
  outbox: Outbox
  /** Origins of the site; empty for the host that is asked. */
  origins: readonly string[]
}

/** The sandbox's pages about signing in: `/sandbox/login`, `/sandbox/messages`, and the scripts of other houses. */
export function loginRoutes(app: FastifyInstance, { outbox, origins }: LoginSandboxDependencies): void {
  const own = (request: FastifyRequest, { refererUrl }: LoginVisit) => isOwnPage(refererUrl, request.host, origins)

  app.get('/sandbox/login', async (request, reply) => {
    const given = v.safeParse(visit, request.query)
    if (!given.success || !own(request, given.output)) return show(reply.code(400), wrongVisitPage())
    return show(reply, loginPage(given.output))
  })

  app.post('/sandbox/login', async (request, reply) => {
    const given = v.safeParse(choice, request.body)
    if (!given.success || !own(request, given.output)) return show(reply.code(400), wrongVisitPage())
    return reply.redirect(wayBack(given.output), 303)
  })

  app.get<{ Querystring: { to?: string } }>('/sandbox/messages', async ({ query: { to } }, reply) => {
    if (to === undefined) return show(reply, messagesPage(outbox.list()))
    return reply.header('cache-control', 'no-store').send(outbox.list(addressee(to)))
  })

  for (const [path, file] of Object.entries(SCRIPTS)) {
    const script = ['question.js', file].map((part) => readFileSync(join(__dirname, part), 'utf8')).join('')
    app.get(path, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
    )
  }
}

/** Back to the storefront with a code, or with an error when nobody was named. */
function wayBack({ provider, refererUrl, state, name }: v.InferOutput<typeof choice>): string {
  const page = new URL(refererUrl)
  if (name) page.searchParams.set(provider === 'alipay' ? 'auth_code' : 'code', codeFor(name.toLowerCase()))
  else page.searchParams.set('error', 'access_denied')
  page.searchParams.set('state', state)
  return page.href
}

/** An e-mail address, or a phone number whose plus may have become a space on the way. */
function addressee(to: string): string {
  return to.includes('@') ? to.toLowerCase() : internationally(to.replace(/^ /, '+'))
}
