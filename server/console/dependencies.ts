import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffRole } from '../../console/contract/roles'
import type { ConsoleSessions } from './consoleSessions'
import type { MemberCodes } from '../modules/accounts/memberCodes'
import type { PayCodeChecks } from '../modules/accounts/payCodeChecks'
import type { PreviewTickets } from '../modules/config/previewTickets'
import type { Db } from '../db/database'
import type { Html } from '../html/html'
import type { Staff } from '../modules/audit/audit'
import type { WaitingCounts } from './waitingCounts'

/** What the console depends on. */
export interface ConsoleDependencies {
  db: Db
  now(): Date
  sessions: ConsoleSessions
  /** Whether staff may settle payments of the sandbox. */
  sandbox: boolean
  /** Public origins of the storefront; empty for the host of the request. */
  origins: readonly string[]
  /** Issues tickets that allow the preview to load drafts. */
  previews: PreviewTickets
  /** Read the code of a member at the till, and check the member's pay code. */
  memberCodes: MemberCodes
  payCodes: PayCodeChecks
}

/** What every page needs of the session that requests it. */
export interface Viewer {
  /** Token that every form must contain. */
  csrf: string
  role: StaffRole
  waiting: WaitingCounts
}

/** How a route reads its viewer and sends a page. */
export interface PageTools {
  viewerOf(request: FastifyRequest): Promise<Viewer>
  send(reply: FastifyReply, page: Html): FastifyReply
}

/** The same for a page whose changes are audited. */
export interface StaffPageTools extends PageTools {
  staffOf(request: FastifyRequest): Staff
}
