import { eq } from 'drizzle-orm'
import { dayOf, dayText, instantAt } from '../../../../src/domain/time/storeClock'
import { reconciliations } from '../../../db/schema/payments/reconciliations'
import { PROMPTPAY_TRANSFERS } from '../../../integrations/payment/promptPayTransfers'
import type { PaymentDependencies } from '../dependencies'
import { MARGIN_MS } from './providerList'
import { reconcileDay } from './reconcileDay'

/** How many days are tried again until a provider has made its list. */
const DAYS = 7

/** Compares the last days that have ended with the lists of all providers, each until it is done, and those that staff ask for again. */
export async function reconcileDays(dependencies: PaymentDependencies): Promise<void> {
  const { db, now, providers } = dependencies
  const today = dayOf(now)
  for (const provider of providers.every()) {
    if (provider.name === PROMPTPAY_TRANSFERS) continue
    const known = await db.select().from(reconciliations).where(eq(reconciliations.provider, provider.name))
    const recent = Array.from({ length: DAYS }, (_, back) => dayText(today - DAYS + back))
    const requested = known.flatMap(({ state, day }) => (state === 'waiting' && !recent.includes(day) ? [day] : []))
    for (const day of [...requested, ...recent]) {
      const isDone = known.some((row) => row.day === day && row.state === 'done')
      if (!isDone && hasEnded(day, now)) await reconcileDay(dependencies, provider, day)
    }
  }
}

function hasEnded(day: string, now: Date): boolean {
  const end = instantAt(dayOf(new Date(`${day}T12:00:00+07:00`)) + 1, 0)
  return now.getTime() >= end.getTime() + MARGIN_MS
}
