import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { contract, type Contract } from '../src/contract/contract'
import { API_PREFIX } from '../src/contract/endpoint'
import { contractHandlers, type HandlerDependencies } from './modules/handlers'
import type { Limits } from './modules/rateLimits/rateLimiter'
import { memberCodes } from './modules/accounts/memberCodes'
import { documentLinks } from './modules/documents/links'
import { serveDocuments } from './modules/documents/page'
import { setUpPasses } from './modules/memberPass/setup'
import type { WalletAccounts } from './integrations/walletPasses/walletVariables'
import type { AccountDependencies } from './modules/accounts/dependencies'
import { setUpAccounts } from './modules/accounts/setup'
import type { MapSetting } from './modules/config/computedConfigs'
import { readForms } from './modules/config/formRepository'
import type { WeatherAtStores } from './modules/config/localWeather'
import { exchangeCodes } from './modules/coupons/exchangeCodes'
import { linkReaders } from './modules/goods/linkCard'
import { type ConsoleOptions, setUpConsole } from './console/setup'
import { PreviewTickets } from './modules/config/previewTickets'
import type { ChangeFeed } from './db/changeFeed'
import type { Db } from './db/database'
import { addApiDocs } from './plugins/apiDocs'
import { sendersOf } from './modules/notifications/messageTemplates'
import { BackgroundTasks } from './api/backgroundTasks'
import { endUnusedConnections } from './plugins/unusedConnections'
import { allowOrigins } from './plugins/cors'
import { isSiteUrl } from './api/siteUrl'
import { compressReplies } from './plugins/compress'
import { limitAddresses } from './plugins/rateLimit'
import type { AddressLimits } from './api/addressLimits'
import { sendError, sendNotFound } from './api/errors'
import { loggedError } from './api/loggedError'
import { addGuestEvents } from './api/guestEvents'
import { addRoutes } from './api/routes'
import type { AppContext } from './api/runHandler'
import type { StreamLimits } from './api/streamCounts'
import { refuseMalformed, acceptEmptyJson } from './plugins/requestInput'
import { addSecurityHeaders } from './plugins/securityHeaders'
import { limitTimes, TIME_LIMITS, type TimeLimits } from './plugins/timeLimits'
import { trusted, warnOfProxy } from './plugins/trustProxy'
import { addPrintedCodes } from './plugins/printedCodes'
import { serveDemoMedia, serveVerificationFiles } from './plugins/site'
import { serveQueueDisplays } from './modules/queue/queueDisplayRoutes'
import { servePictures } from './modules/media/pictureRoutes'
import { createJobs, type Jobs, stopJobs } from './jobs/jobs'
import { SessionActivity } from './modules/accounts/sessionActivity'
import { findSession } from './modules/accounts/sessionRepository'
import { serveCardPages } from './modules/payments/cards/cardRoutes'
import { addPayments } from './modules/payments/setup'
import { type PaymentAccounts, realProviders } from './integrations/payment/paymentAccounts'
import type { PaymentProvider } from './integrations/payment/paymentProvider'
import type { LoginProviders, LoginSettings } from './integrations/loginProviders'
import { setUpLogins } from './sandbox/setup'
import { wireModules } from './wireModules'

/** Largest request body, bytes. */
const BODY_LIMIT = 1024 * 1024

export interface AppOptions extends ConsoleOptions {
  db: Db
  /** The clock; tests move it. */
  now?: () => Date
  /** Lowest level that is logged; `silent` for none. */
  logLevel?: string
  production?: boolean
  /** Shared with the payment provider; the server makes its own when none is given. */
  paymentSecret?: string
  /** Whether payments can be settled in the sandbox; on by default except in production. Without it, guests pay at the counter. */
  paymentSandbox?: boolean
  /** Accounts with payment providers. */
  payments?: PaymentAccounts
  /** Replaces the payment providers of `payments` in tests. */
  paymentProviders?: readonly PaymentProvider[]
  /** Accounts with login providers, SMS and mail services. */
  accounts?: LoginSettings
  /** Accounts for cards in the wallets of Apple and Google; none by default. */
  wallets?: WalletAccounts
  /** Whether the sandbox replaces login providers without an account; on by default except in production. */
  loginSandbox?: boolean
  /** Origins of the storefront, when it is served from another host than the API. In production, providers redirect to these only. */
  siteOrigins?: readonly string[]
  /** Domain verification files of WeChat and Alipay, by file name. */
  siteProofs?: Readonly<Record<string, string>>
  /** Trusted proxies: their number, or their addresses. Rate limits count by the client address that these proxies forward. */
  trustProxy?: number | string
  /** Map tile provider of the storefront; none by default. */
  map?: MapSetting
  /** Browser cache lifetime of menus, seconds; 5 by default. */
  menuMaxAge?: number | undefined
  /** Weather at the stores, by which slides are selected; unknown by default. */
  weather?: WeatherAtStores | undefined
  /** Feed of committed changes, for event streams; without it there are no streams. */
  changes?: ChangeFeed
  /** Key of the hashes of codes and passes of accounts; generated and stored when none is given. */
  accountSecret?: string
  /** Key of the hashes of exchange codes; generated and stored when none is given. */
  exchangeSecret?: string
  /** Overrides of the rate limits of codes, passwords and sessions. */
  limits?: Partial<Limits & AddressLimits>
  /** Overrides of the limits of open event streams. */
  streamLimits?: Partial<StreamLimits>
  /** Overrides of the time limits of requests and of the shutdown. */
  timeLimits?: Partial<TimeLimits>
  /** Replaces the configured login providers in tests. */
  loginProviders?: LoginProviders
}

export interface App {
  server: FastifyInstance
  /** Periodic jobs of the server; `startJobs` starts them. */
  jobs: Jobs
  /** Waits for the background tasks that run after replies. */
  settled(): Promise<void>
}

interface CallLimits extends Pick<AppOptions, 'limits'> {
  db: Db
  now: () => Date
  limiter: AccountDependencies['limiter']
}

/** The reference backend: every endpoint of the contract on a database. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  wireModules()
  const server = await createServer(options)
  const background = new BackgroundTasks(server.log)
  server.addHook('onClose', () => background.settled())
  const { db, now = () => new Date(), paymentSecret, paymentSandbox = !options.production, changes } = options
  const wechatAppId = options.accounts?.wechatWeb?.appId
  const { payments = {}, paymentProviders: real = realProviders(payments, now) } = options
  const paying = { real, choice: payments.choice, paymentSecret, paymentSandbox, wechatAppId }
  const providers = await addPayments(server, { db, now, ...paying })
  const setup = setUp(server, now, options)
  const { origins } = setup
  const readScanConfig = async () => (await readForms(db, ['scanConfig'], 'en')).scanConfig
  addPrintedCodes(server, { origins, readScanConfig, ...linkReaders(db) })
  const previews = new PreviewTickets(now)
  const accountDependencies = await setUpAccounts({ ...options, outside: setup.logins })
  const calls = await readCalls(options, accountDependencies)
  serveDocuments(server, { db, now, links: calls.documents })
  const passes = await setUpPasses(server, { db, now, accounts: options.wallets, origins })
  const staff = { origins, previews, changes, limiter: accountDependencies.limiter, payments, paymentSandbox }
  setUpConsole(server, options, { db, now, ...staff, ...calls })
  const sessionActivity = new SessionActivity(db)
  const notices = { ...sendersOf(setup.logins), origin: origins[0] }
  const jobs = createJobs({ db, now, log: server.log, providers, sessionActivity, ...notices })
  server.addHook('onClose', () => stopJobs(jobs))
  const app: AppContext = {
    db,
    now,
    background,
    findSession: (token, use) => findSession(db, sessionActivity, token, use),
    addressKeyOf: (ip) => accountDependencies.limiter.addressKeyOf(ip),
    limitByAddress: await limitCalls(server, { db, now, limiter: accountDependencies.limiter, limits: options.limits }),
    checkReplies: calls.checkReplies,
  }
  const orders = { providers, reconcilePurchase: (id: string) => jobs.paymentReconciliation.reconcilePurchase(id) }
  const events = (api: FastifyInstance) =>
    changes && addGuestEvents(api, { app, changes, limits: options.streamLimits })
  await addApi(server, app, { handlers: { ...setup, orders, accountDependencies, previews, passes, ...calls }, events })
  return { server, jobs, settled: () => background.settled() }
}

/** Limits the calls from one network address, counted in the database. */
function limitCalls(server: FastifyInstance, { db, now, limiter, limits }: CallLimits) {
  return limitAddresses(server, { limits, count: (key, windowMs) => limiter.count(db, key, windowMs, now()) })
}

/** Dependencies of both the guest API and the staff API. */
async function readCalls(options: AppOptions, { payCodes }: AccountDependencies) {
  const codes = await exchangeCodes(options)
  const documents = await documentLinks(options)
  return { codes, documents, memberCodes: await memberCodes(options), payCodes, checkReplies: !options.production }
}

/** The server with the plugins and files that depend on no provider of the merchant. */
async function createServer({
  db,
  logLevel,
  trustProxy,
  siteProofs,
  timeLimits,
  changes,
  now = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(trustProxy),
    logger: { level: logLevel ?? 'warn', serializers: { err: loggedError } },
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  server.setErrorHandler(sendError)
  server.setNotFoundHandler(sendNotFound)
  if (!trustProxy) warnOfProxy(server)
  endUnusedConnections(server)
  limitTimes(server, { ...TIME_LIMITS, ...timeLimits })
  await addSecurityHeaders(server)
  await server.register(formbody)
  acceptEmptyJson(server)
  refuseMalformed(server)
  await serveDemoMedia(server)
  servePictures(server, db)
  serveQueueDisplays(server, { db, now, changes })
  serveVerificationFiles(server, siteProofs ?? {})
  addApiDocs(server)
  return server
}

/** The login providers, from the merchant's accounts or the sandbox, and their public settings for pages. */
function setUp(
  server: FastifyInstance,
  now: () => Date,
  options: AppOptions,
): Pick<HandlerDependencies, 'logins' | 'accounts' | 'origins' | 'ownsPage' | 'map' | 'weather' | 'menuMaxAge'> {
  const { accounts = {}, loginSandbox: sandbox = !options.production, siteOrigins: origins = [] } = options
  const { map, weather, menuMaxAge } = options
  const logins = { ...setUpLogins(server, { now, accounts, sandbox, origins }), ...options.loginProviders }
  const anyHost = sandbox || !options.production
  const ownsPage = (address: string, host: string) => isSiteUrl(address, anyHost ? host : undefined, origins)
  return { logins, accounts, origins, ownsPage, map, weather, menuMaxAge }
}

interface ApiParts {
  handlers: HandlerDependencies
  /** Adds the stream of events. */
  events(api: FastifyInstance): void
}

/** The routes of the contract, with the plugins that only they need, and the pages that belong to them. */
async function addApi(server: FastifyInstance, app: AppContext, parts: ApiParts): Promise<void> {
  serveCardPages(server, { db: app.db, now: app.now, ...parts.handlers.orders })
  const handlers = contractHandlers(parts.handlers)
  const addRoutesAndPlugins = async (api: FastifyInstance) => {
    await allowOrigins(api, parts.handlers.origins)
    await compressReplies(api)
    const add = <A extends keyof Contract>(area: A) => addRoutes<Contract[A]>(api, contract[area], handlers[area], app)
    for (const area of Object.keys(contract) as (keyof Contract)[]) add(area)
    parts.events(api)
    // Not a handler for what is not found: the route of the storefront, which takes any path, would come before it.
    api.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: '*', handler: sendNotFound })
  }
  await server.register(addRoutesAndPlugins, { prefix: API_PREFIX })
}
