import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { contract } from '../src/contract/contract'
import type { Db } from './db/open'
import { MenuCache } from './goods/menuCache'
import { addDocs } from './docs/routes'
import { Background } from './http/background'
import { sendError, sendNoSuchCall } from './http/errors'
import { acceptEmptyJson } from './http/json'
import { addRoutes } from './http/routes'
import type { Surroundings } from './http/run'
import { addSecurityHeaders } from './http/security'
import { servePictures } from './http/site'
import { offlineMaps } from './providers/maps'
import { addressHandlers } from './routes/address'
import { configHandlers } from './routes/config'
import { goodsHandlers } from './routes/goods'
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
}

export interface App {
  server: FastifyInstance
  /** Waits for the work that goes on after replies. */
  settled(): Promise<void>
}

/** The reference backend: every endpoint of the contract on a database. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    logger: { level: options.logLevel ?? 'warn' },
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: sendError,
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
  addContract(server, {
    db: options.db,
    now: options.now ?? (() => new Date()),
    background,
    checkReplies: !options.production,
  })
  return { server, settled: () => background.settled() }
}

function addContract(server: FastifyInstance, around: Surroundings): void {
  const menus = new MenuCache()
  addRoutes(server, contract.config, configHandlers(menus), around)
  addRoutes(server, contract.visit, visitHandlers, around)
  addRoutes(server, contract.session, sessionHandlers, around)
  addRoutes(server, contract.store, storeHandlers(offlineMaps), around)
  addRoutes(server, contract.goods, goodsHandlers(menus), around)
  addRoutes(server, contract.address, addressHandlers, around)
}
