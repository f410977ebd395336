import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { StaffDocument } from '../../../console/contract/numbers/document'
import type { DocumentKind } from '../../../src/contract/constants/documents'
import type { InvoiceBuyer } from '../../../src/contract/order/document'
import { periodOf, within } from '../../api/period'
import type { ReadDb, Tx } from '../../db/database'
import { documents } from '../../db/schema/payments/documents'
import { purchases } from '../../db/schema/payments/purchases'
import { stores } from '../../db/schema/store/stores'
import { inLocale, likePattern } from '../../db/translations'
import { recordAudit, type Staff } from '../audit/audit'
import { documentReply } from './handlers'
import { issueTaxInvoice } from './issue'
import type { DocumentLinks } from './links'

interface DocumentQuery {
  keyword: string
  storeId?: string | undefined
  kind?: DocumentKind | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  pageSize: number
}

/** The acting staff member, and the factory of document links. */
type Viewing = Staff & { links: DocumentLinks }

/** Documents of some days, the latest first. */
export async function listDocuments(
  db: ReadDb,
  { page, pageSize, ...filter }: DocumentQuery,
  viewing: Viewing,
): Promise<{ list: StaffDocument[]; total: number }> {
  const condition = conditionOf(filter, viewing.now)
  const rows = await select(db)
    .where(condition)
    .orderBy(desc(documents.issuedAt), desc(documents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map((row) => staffDocument(row, viewing)), total: await count(db, condition) }
}

/** Issues the full tax invoice of an order for a guest at the till. */
export async function issueForGuest(
  tx: Tx,
  { id: orderId, buyer }: { id: string; buyer: InvoiceBuyer },
  { links, ...staff }: Viewing,
): Promise<StaffDocument> {
  const { id, no } = await issueTaxInvoice(tx, orderId, buyer, staff.now)
  const change = { action: 'document.taxInvoice', subject: 'documents', subjectId: id } as const
  await recordAudit(tx, staff, { ...change, before: null, after: { no, orderId } })
  const [written] = await select(tx).where(eq(documents.id, id))
  if (!written) throw new Error(`document ${id} is gone`)
  return staffDocument(written, { ...staff, links })
}

const select = (db: ReadDb) =>
  db
    .select({ document: documents, orderNo: purchases.no, storeName: stores.name })
    .from(documents)
    .innerJoin(purchases, eq(purchases.id, documents.purchaseId))
    .innerJoin(stores, eq(stores.id, documents.storeId))

type Row = Awaited<ReturnType<typeof select>>[number]

async function count(db: ReadDb, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(documents)
    .innerJoin(purchases, eq(purchases.id, documents.purchaseId))
    .where(condition)
  return row?.total ?? 0
}

function staffDocument({ document, orderNo, storeName }: Row, { links, locale, now }: Viewing): StaffDocument {
  const { vat, storeId, purchaseId: orderId, content } = document
  return {
    ...documentReply(document, links, { locale, now }),
    ...{ vat, storeId, orderId, orderNo },
    storeName: inLocale(storeName, locale),
    buyerName: content.buyer?.name ?? null,
  }
}

function conditionOf({ keyword, storeId, kind, from, to }: Omit<DocumentQuery, 'page' | 'pageSize'>, now: Date) {
  const days =
    from === undefined && to === undefined
      ? undefined
      : within(documents.issuedAt, periodOf({ from: from ?? '2000-01-01', to: to ?? '2099-12-31' }, now))
  const pattern = likePattern(keyword)
  const holds = or(
    ilike(documents.no, pattern),
    ilike(purchases.no, pattern),
    sql`${documents.content} -> 'buyer' ->> 'name' ilike ${pattern}`,
  )
  return and(
    days,
    storeId === undefined ? undefined : eq(documents.storeId, storeId),
    kind && eq(documents.kind, kind),
    keyword ? holds : undefined,
  )
}
