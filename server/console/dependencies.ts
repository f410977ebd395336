import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Previews } from '../modules/config/previewTickets'
import type { Db } from '../db/database'
import type { Html } from '../html/html'
import type { Waiting } from './waiting'

/** What the console works with. */
export interface ConsoleDependencies {
  db: Db
  now(): Date
  password: string
  /** Payments may be settled by hand. */
  sandbox: boolean
  /** Where guests find the storefront; none for the host that the console is opened at. */
  origins: readonly string[]
  /** Lets those who are in see drafts. */
  previews: Previews
}

/** What every page knows about who looks at it. */
export interface Looker {
  /** Goes with every form. */
  csrf: string
  waiting: Waiting
}

/** How a page of the console learns who looks at it, and is sent. */
export interface PageTools {
  lookerOf(request: FastifyRequest): Promise<Looker>
  send(reply: FastifyReply, page: Html): FastifyReply
}
