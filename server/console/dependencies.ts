import type { FastifyReply } from 'fastify'
import type { Db } from '../db/database'
import type { Html } from '../html/html'
import type { ConsoleSessions } from './consoleSessions'

/** What the pages of the console depend on. */
export interface ConsoleDependencies {
  db: Db
  now(): Date
  sessions: ConsoleSessions
}

/** How a route sends a page. */
export interface PageTools {
  send(reply: FastifyReply, page: Html): FastifyReply
}
