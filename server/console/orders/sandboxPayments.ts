import { and, asc, eq, gt } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { sandboxPayments } from '../../db/schema/payments/sandbox'

/** The payments of an order that wait at the sandbox's bank. */
export function openSandboxPayments(db: ReadDb, orderNo: string, now: Date) {
  const { ref, payType, amount, state, expireAt } = sandboxPayments
  return db
    .select({ ref, payType, amount })
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.orderNo, orderNo), eq(state, 'open'), gt(expireAt, now)))
    .orderBy(asc(expireAt), asc(ref))
}
