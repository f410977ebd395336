import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import { sha256 } from '../../api/sha256'

/** Lifetime of an unused ticket. */
const LASTS_MS = 15 * MINUTE_MS

/** A session of the console. */
interface Session {
  tokenHash: string
  endsAt: Date
}

interface Ticket {
  token: string
  session: Session
  until: number
}

/**
 * Tickets that allow previewing unpublished layouts: each belongs to a console session and is valid while that session is.
 * Tickets are stored in memory: the page that shows the preview gets a new one after a restart.
 */
export class PreviewTickets {
  private tickets = new Map<string, Ticket>()

  constructor(private readonly now: () => Date) {}

  /** The ticket of a session; the same one while it is valid. */
  ticketOf(session: Session): string {
    this.tickets = new Map([...this.tickets].filter(([, ticket]) => this.lasts(ticket)))
    const known = [...this.tickets.values()].find((ticket) => ticket.session.tokenHash === session.tokenHash)
    if (known) return this.extend(known).token
    const token = randomBytes(24).toString('base64url')
    this.tickets.set(sha256(token), { token, session, until: this.time + LASTS_MS })
    return token
  }

  /** Whether drafts are shown: only with a ticket. Refuses an invalid ticket; using one extends its lifetime. */
  admits(token: string): boolean {
    if (!token) return false
    const ticket = this.tickets.get(sha256(token))
    if (!ticket || !this.lasts(ticket)) throw new AppError(400, 'common.previewOver')
    this.extend(ticket)
    return true
  }

  /** Ends the ticket of a session that has been signed out. */
  revoke(sessionHash: string): void {
    this.tickets = new Map([...this.tickets].filter(([, { session }]) => session.tokenHash !== sessionHash))
  }

  private lasts({ until, session }: Ticket): boolean {
    return Math.min(until, session.endsAt.getTime()) > this.time
  }

  private extend(ticket: Ticket): Ticket {
    return Object.assign(ticket, { until: this.time + LASTS_MS })
  }

  private get time(): number {
    return this.now().getTime()
  }
}
