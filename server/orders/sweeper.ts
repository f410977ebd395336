import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/open'
import { askAboutAll } from '../payments/ask'
import type { PaymentNeeds } from '../payments/needs'
import type { Providers } from '../providers/payment'
import { tidy } from '../sessions/tidy'
import { closeOverdue } from './expire'
import { keepTime } from './timeouts'

/** How often orders are looked through for what is overdue, and how many of those rounds lie between two askings about all payments. */
const EVERY_MS = 15_000
const ASK_EVERY = 20
/** Rounds of an hour. */
const TIDY_EVERY = 240

interface Needs {
  db: Db
  providers: Providers
  now(): Date
  log: FastifyBaseLogger
}

/** Keeps the times of orders, catches up with payments and tidies up, from the start of the server until it stops. */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined
  private round = 0
  private working = Promise.resolve()

  constructor(private readonly needs: Needs) {}

  /** Begins with what was missed while the server was down. */
  start(): void {
    this.sweep()
    this.timer = setInterval(() => this.sweep(), EVERY_MS)
  }

  /** Ends, once the round that runs is done. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.working
  }

  private sweep(): void {
    this.working = this.working.then(() => this.oneRound()).catch((error: unknown) => this.needs.log.error(error))
  }

  private async oneRound(): Promise<void> {
    const { now, ...rest } = this.needs
    const needs: PaymentNeeds = { ...rest, now: now() }
    if (this.round % ASK_EVERY === 0) await askAboutAll(needs)
    await closeOverdue(needs)
    await keepTime(needs)
    if (this.round % TIDY_EVERY === 0) await tidy(needs.db, needs.now)
    this.round += 1
  }
}
