import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Db } from '../../db/database'
import { documents } from '../../db/schema/payments/documents'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { transactEach } from '../../db/transactEach'
import { issueDue } from './issue'

/** Most orders per run. */
const BATCH = 100
/** Older orders are documented when their documents are opened. */
const PAID_WITHIN_MS = 3 * DAY_MS
const REFUNDED_WITHIN_MS = 90 * DAY_MS

interface IssueRun {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Issues the documents of orders that were paid or refunded since, each in a transaction of its own: an error with one does not stop the others. */
export async function issueOverdue(run: IssueRun): Promise<void> {
  const { db, now } = run
  const ids = [...(await withoutReceipt(db, now)), ...(await withoutCreditNote(db, now))]
  await transactEach(run, ids, (tx, { id }) => issueDue(tx, id, now))
}

/** Orders without a document, in the order of their payment. */
function withoutReceipt(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.id))
    .leftJoin(documents, eq(documents.purchaseId, orders.id))
    .where(
      and(
        gte(orders.createdAt, new Date(now.getTime() - PAID_WITHIN_MS)),
        eq(orders.paid, true),
        gt(purchases.amount, 0),
        isNull(documents.id),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(BATCH)
}

/** Orders whose credit notes are about less than what went back. */
function withoutCreditNote(db: Db, now: Date): Promise<{ id: string }[]> {
  const credited = sql`coalesce((select sum(${documents.total}) from ${documents} where ${documents.purchaseId} = ${purchases.id} and ${documents.kind} = 'creditNote'), 0)`
  const documented = db.select({ id: documents.purchaseId }).from(documents)
  return db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        gte(purchases.createdAt, new Date(now.getTime() - REFUNDED_WITHIN_MS)),
        gt(purchases.refunded, 0),
        gt(purchases.refunded, credited),
        inArray(purchases.id, documented),
      ),
    )
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
    .limit(BATCH)
}
