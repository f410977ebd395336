import type { FastifyReply } from 'fastify'
import type { StaffRole } from '../../console/contract/roles'
import type { ConsoleSessions } from './consoleSessions'
import type { PreviewTickets } from '../modules/config/previewTickets'
import type { Db } from '../db/database'
import type { Html } from '../html/html'
import type { WaitingCounts } from './waitingCounts'

/** What the console depends on. */
export interface ConsoleDependencies {
  db: Db
  now(): Date
  sessions: ConsoleSessions
  /** Whether staff may settle payments of the sandbox. */
  sandbox: boolean
  /** Issues tickets that allow the preview to load drafts. */
  previews: PreviewTickets
}

/** What every page needs of the session that requests it. */
export interface Viewer {
  /** Token that every form must contain. */
  csrf: string
  role: StaffRole
  waiting: WaitingCounts
}

/** How a route sends a page. */
export interface PageTools {
  send(reply: FastifyReply, page: Html): FastifyReply
}
