import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { contract, type Contract } from '../src/contract/contract'
import type { Db } from './db/open'
import { MenuCache } from './goods/menuCache'
import { addDocs } from './docs/routes'
import { Background } from './http/background'
import type { Handlers } from './http/context'
import { sendError, sendNoSuchCall } from './http/errors'
import { acceptEmptyJson } from './http/json'
import { addRoutes } from './http/routes'
import type { Surroundings } from './http/run'
import { addSecurityHeaders } from './http/security'
import { servePictures } from './http/site'
import { Sweeper } from './orders/sweeper'
import { addPayments } from './payments/setup'
import { offlineMaps } from './providers/maps'
import type { Providers } from './providers/payment'
import { addressHandlers } from './routes/address'
import { cartHandlers } from './routes/cart'
import { configHandlers } from './routes/config'
import { goodsHandlers } from './routes/goods'
import { orderHandlers } from './routes/order'
import { payHandlers } from './routes/pay'
import { sessionHandlers } from './routes/session'
import { storeHandlers } from './routes/store'
import { visitHandlers } from './routes/visit'

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
}

export interface App {
  server: FastifyInstance
  /** Closes unpaid orders in time and catches up with payments, once it is started. */
  sweeper: Sweeper
  /** Waits for the work that goes on after replies. */
  settled(): Promise<void>
}

/** The reference backend: every endpoint of the contract on a database. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    logger: { level: options.logLevel ?? 'warn' },
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  server.setErrorHandler(sendError)
  server.setNotFoundHandler(sendNoSuchCall)
  addSecurityHeaders(server)
  await server.register(formbody)
  await servePictures(server)
  addDocs(server)
  acceptEmptyJson(server)
  const background = new Background(server.log)
  server.addHook('onClose', () => background.settled())
  const { db, now = () => new Date(), paymentSecret, paymentSandbox } = options
  const providers = await addPayments(server, { db, now, paymentSecret, paymentSandbox })
  addContract(server, { db, now, background, checkReplies: !options.production }, providers)
  const sweeper = new Sweeper({ db, now, providers, log: server.log })
  server.addHook('onClose', () => sweeper.stop())
  return { server, sweeper, settled: () => background.settled() }
}

/** One set of handlers per area of the contract: an area without one does not compile. */
type AllHandlers = { [A in keyof Contract]: Handlers<Contract[A]> }

function addContract(server: FastifyInstance, around: Surroundings, providers: Providers): void {
  const menus = new MenuCache()
  const handlers: AllHandlers = {
    config: configHandlers(menus),
    visit: visitHandlers,
    session: sessionHandlers,
    store: storeHandlers(offlineMaps),
    goods: goodsHandlers(menus),
    cart: cartHandlers(providers),
    order: orderHandlers(providers),
    pay: payHandlers(providers),
    address: addressHandlers,
  }
  const add = <A extends keyof Contract>(area: A) =>
    addRoutes<Contract[A]>(server, contract[area], handlers[area], around)
  for (const area of Object.keys(contract) as (keyof Contract)[]) add(area)
}
