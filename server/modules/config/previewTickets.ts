import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { sha256 } from '../../api/sha256'

/** How long a ticket that nobody uses is good for. */
const LASTS_MS = 15 * MINUTE_MS

/** Somebody at the console; over at `until`, or earlier when they leave. */
interface Visit {
  until: number
}

interface Ticket {
  token: string
  visit: Visit
  until: number
}

/**
 * Who may see what is not published yet: whoever holds a ticket that the console gave to a visit, while that visit lasts. Tickets live in memory, as
 * visits do.
 */
export class Previews {
  private tickets = new Map<string, Ticket>()

  constructor(private readonly now: () => Date) {}

  /** The ticket of a visit; the same one as long as it is good. */
  ticketOf(visit: Visit): string {
    this.tickets = new Map([...this.tickets].filter(([, ticket]) => this.lasts(ticket)))
    const known = [...this.tickets.values()].find((ticket) => ticket.visit === visit)
    if (known) return this.extend(known).token
    const token = randomBytes(24).toString('base64url')
    this.tickets.set(sha256(token), { token, visit, until: this.time + LASTS_MS })
    return token
  }

  /** Whether a ticket is good. It is for longer when it is used. */
  admits(token: string): boolean {
    const ticket = this.tickets.get(sha256(token))
    if (!ticket || !this.lasts(ticket)) return false
    this.extend(ticket)
    return true
  }

  private lasts({ until, visit }: Ticket): boolean {
    return Math.min(until, visit.until) > this.time
  }

  private extend(ticket: Ticket): Ticket {
    return Object.assign(ticket, { until: this.time + LASTS_MS })
  }

  private get time(): number {
    return this.now().getTime()
  }
}
