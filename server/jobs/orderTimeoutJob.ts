import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database'
import { Rounds } from './periodicJob'
import { askAboutAll } from '../modules/payments/reconcilePayments'
import type { PaymentDependencies } from '../modules/payments/dependencies'
import type { PaymentProviders } from '../integrations/payment/paymentProvider'
import { tidy } from './cleanup'
import { closeOverdue } from '../modules/payments/expireOrders'
import { keepTime } from './orderTimeouts'

/** How often orders are looked through for what is overdue, and how many of those rounds lie between two askings about all payments. */
const EVERY_MS = 15_000
const ASK_EVERY = 20
/** Rounds of an hour. */
const TIDY_EVERY = 240

interface OrderTimeoutDependencies {
  db: Db
  providers: PaymentProviders
  now(): Date
  log: FastifyBaseLogger
}

/** Keeps the times of orders, catches up with payments and tidies up, from the start of the server until it stops. */
export class Sweeper extends Rounds {
  private count = 0

  constructor(private readonly needs: OrderTimeoutDependencies) {
    super(() => this.oneRound(), EVERY_MS, needs.log)
  }

  private async oneRound(): Promise<void> {
    const { now, ...rest } = this.needs
    const needs: PaymentDependencies = { ...rest, now: now() }
    if (this.count % ASK_EVERY === 0) await askAboutAll(needs)
    await closeOverdue(needs)
    await keepTime(needs)
    if (this.count % TIDY_EVERY === 0) await tidy(needs.db, needs.now)
    this.count += 1
  }
}
