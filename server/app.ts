import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { contract, type Contract } from '../src/contract/contract'
import type { Limits } from './modules/rateLimits/rateLimiter'
import type { AccountDependencies } from './modules/accounts/dependencies'
import { setUpAccounts } from './modules/accounts/setup'
import type { MapSetting, PublicSetup } from './modules/config/computedConfigs'
import { Previews } from './modules/config/previewTickets'
import { addConsole } from './console/routes'
import type { Db } from './db/database'
import { MenuCache } from './modules/goods/menuCache'
import { addDocs } from './plugins/apiDocs'
import { appsOf, templatesFor } from './modules/notifications/messageTemplates'
import { BackgroundTasks } from './api/backgroundTasks'
import { endUnusedConnections } from './plugins/unusedConnections'
import type { Handlers } from './api/context'
import { addCors } from './plugins/cors'
import { sendError, sendNoSuchCall } from './api/errors'
import { acceptEmptyJson } from './plugins/jsonBody'
import { addRoutes } from './api/routes'
import type { AppContext } from './api/runHandler'
import { addSecurityHeaders } from './plugins/securityHeaders'
import { trusted, warnOfProxy } from './plugins/trustProxy'
import { serveProofs } from './plugins/domainVerification'
import { addScanned } from './plugins/printedCodes'
import { servePictures } from './plugins/site'
import { serveUploads } from './modules/media/uploadRoutes'
import { createJobs, type Jobs, stopJobs } from './jobs/jobs'
import { SessionActivity } from './modules/accounts/sessionActivity'
import { findSession } from './modules/accounts/sessionRepository'
import { subscribe } from './modules/events'
import { SUBSCRIBERS } from './subscribers'
import { addPayments } from './modules/payments/setup'
import { offlineMaps } from './modules/store/offlineMaps'
import type { LoginProviders, LoginSettings } from './integrations/loginProviders'
import type { PaymentProviders } from './integrations/payment/paymentProvider'
import { setUpLogins } from './sandbox/setup'
import { activityHandlers } from './modules/activity/handlers'
import { addressHandlers } from './modules/address/handlers'
import { cartHandlers } from './modules/carts/handlers'
import { configHandlers } from './modules/config/handlers'
import { credentialsHandlers } from './modules/accounts/credentialsHandlers'
import { goodsHandlers } from './modules/goods/handlers'
import { helpHandlers } from './modules/help/handlers'
import { inStoreHandlers } from './modules/inStore/handlers'
import { mediaHandlers } from './modules/media/handlers'
import { messageHandlers } from './modules/notifications/handlers'
import { orderHandlers } from './modules/orders/handlers'
import { orderCareHandlers } from './modules/orders/careHandlers'
import { orderFeedbackHandlers } from './modules/orders/feedbackHandlers'
import { payHandlers } from './modules/payments/handlers'
import { personPayHandlers } from './modules/personPay/handlers'
import { sessionHandlers } from './modules/accounts/sessionHandlers'
import { socialHandlers } from './modules/accounts/socialHandlers'
import { storeHandlers } from './modules/store/handlers'
import { visitHandlers } from './modules/config/visitHandlers'

/** Largest request body, bytes. */
const BODY_LIMIT = 1024 * 1024

export interface AppOptions {
  db: Db
  /** The clock; tests move it. */
  now?: () => Date
  /** Lowest level that is logged; `silent` for none. */
  logLevel?: string
  production?: boolean
  /** Shared with the payment provider; the server makes its own when none is given. */
  paymentSecret?: string
  /** False switches the sandbox payment provider off; then guests pay at the counter until there is a real one. */
  paymentSandbox?: boolean
  /** Accounts with those outside who help to sign in. */
  accounts?: LoginSettings
  /** Whether the sandbox plays those without an account; by default except in production. */
  loginSandbox?: boolean
  /** Where the storefront lives, when that is not the host that the API is asked at. */
  siteOrigins?: readonly string[]
  /** Files that prove to WeChat and Alipay whose site this is, by name. */
  siteProofs?: Readonly<Record<string, string>>
  /** Proxies before the server: how many, or which addresses. Limits count by the caller's address that they tell. */
  trustProxy?: number | string
  /** Map tiles for the storefront; none by default. */
  map?: MapSetting
  /** Opens the merchant's console under `/console`; without one there is none. */
  consolePassword?: string
  /** Keys what accounts keep hashed; the server makes its own when none is given. */
  accountSecret?: string
  /** How often codes, passwords and sessions may be asked for, where that differs from the usual. */
  limits?: Partial<Limits>
  /** Who takes the place of those outside that were chosen; for tests. */
  outside?: LoginProviders
}

export interface App {
  server: FastifyInstance
  /** What the server does by itself, once it is started by `startJobs`. */
  jobs: Jobs
  /** Waits for the work that goes on after replies. */
  settled(): Promise<void>
}

/** The reference backend: every endpoint of the contract on a database. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  subscribe(SUBSCRIBERS)
  const server = await createServer(options)
  const background = new BackgroundTasks(server.log)
  server.addHook('onClose', () => background.settled())
  const { db, now = () => new Date(), paymentSecret, paymentSandbox = true, consolePassword: password } = options
  const providers = await addPayments(server, { db, now, paymentSecret, paymentSandbox })
  const setup = setUp(server, now, options)
  const { origins } = setup
  addScanned(server, origins)
  const previews = new Previews(now)
  if (password !== undefined) addConsole(server, { db, now, password, sandbox: paymentSandbox, origins, previews })
  const signing = await setUpAccounts({ ...options, outside: setup.logins })
  const sessionActivity = new SessionActivity(db)
  const messengers = appsOf(setup.logins)
  const jobs = createJobs({ db, now, log: server.log, providers, messengers, sessionActivity })
  server.addHook('onClose', () => stopJobs(jobs))
  const sessionOf = (token: string, at: Date) => findSession(db, sessionActivity, token, at)
  const app = { db, now, background, checkReplies: !options.production, findSession: sessionOf }
  addContract(server, app, { ...setup, providers, signing, previews, jobs })
  return { server, jobs, settled: () => background.settled() }
}

/** The server with its plugins, before any endpoint. */
async function createServer({
  db,
  logLevel,
  trustProxy,
  siteOrigins,
  siteProofs,
}: AppOptions): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(trustProxy),
    logger: { level: logLevel ?? 'warn' },
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  server.setErrorHandler(sendError)
  server.setNotFoundHandler(sendNoSuchCall)
  if (!trustProxy) warnOfProxy(server)
  endUnusedConnections(server)
  addSecurityHeaders(server)
  addCors(server, siteOrigins ?? [])
  await server.register(formbody)
  await servePictures(server)
  serveUploads(server, db)
  addDocs(server)
  acceptEmptyJson(server)
  serveProofs(server, siteProofs ?? {})
  return server
}

interface Setup extends PublicSetup {
  /** Origins of the storefront; none for the host that is asked. */
  origins: readonly string[]
}

/** Who and what outside the server was given to work with. */
function setUp(server: FastifyInstance, now: () => Date, options: AppOptions): Setup {
  const { accounts = {}, loginSandbox: sandbox = !options.production, siteOrigins: origins = [] } = options
  const logins = { ...setUpLogins(server, { now, accounts, sandbox, origins }), ...options.outside }
  return { logins, accounts, origins, map: options.map }
}

/** One set of handlers per area of the contract: an area without one does not compile. */
type AllHandlers = { [A in keyof Contract]: Handlers<Contract[A]> }

interface HandlerDependencies extends Setup {
  providers: PaymentProviders
  signing: AccountDependencies
  previews: Previews
  jobs: Jobs
}

function addContract(server: FastifyInstance, app: AppContext, needed: HandlerDependencies): void {
  const { providers, signing, origins, previews, jobs } = needed
  const orders = {
    providers,
    reconcileOrder: (orderId: string) => jobs.paymentReconciliation.reconcileOrder(orderId),
  }
  const menus = new MenuCache()
  const handlers: AllHandlers = {
    config: configHandlers({ menus, templatesFor: templatesFor(needed.logins), setup: needed, previews }),
    visit: visitHandlers,
    session: sessionHandlers(signing),
    credentials: credentialsHandlers(signing),
    social: socialHandlers(signing, origins),
    media: mediaHandlers({ limiter: signing.limiter, wechatWeb: needed.logins.wechatWeb, origins }),
    store: storeHandlers(offlineMaps),
    activity: activityHandlers(menus),
    goods: goodsHandlers(menus),
    cart: cartHandlers(providers),
    inStore: inStoreHandlers(menus, orders),
    order: orderHandlers(orders),
    orderCare: orderCareHandlers,
    orderFeedback: orderFeedbackHandlers,
    pay: payHandlers(orders),
    personPay: personPayHandlers(providers),
    address: addressHandlers,
    help: helpHandlers,
    message: messageHandlers(needed.logins),
  }
  const add = <A extends keyof Contract>(area: A) => addRoutes<Contract[A]>(server, contract[area], handlers[area], app)
  for (const area of Object.keys(contract) as (keyof Contract)[]) add(area)
}
