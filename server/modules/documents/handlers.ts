import { and, desc, eq } from 'drizzle-orm'
import type {
  documentContract,
  InvoiceBuyer,
  IssuedDocument,
  OrderDocuments,
} from '../../../src/contract/order/document'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { type DocumentRecord, documents } from '../../db/schema/payments/documents'
import { purchases } from '../../db/schema/payments/purchases'
import { findOrder } from '../orders/orderPresenter'
import { documentsOf, issueDue, issueTaxInvoice } from './issue'
import type { DocumentLinks } from './links'
import { readInvoiceRules } from './settings'
import { invoiceState } from './taxInvoiceState'

type Context = RequestContext<Tx, Session>

/** A document as guests and staff see it, with a link that opens it. */
export function documentReply(
  { id, kind, no, total, issuedAt }: DocumentRecord,
  links: DocumentLinks,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
): IssuedDocument {
  return { id, kind, no, total, issuedAt: isoText(issuedAt), path: links.pathOf(id, locale, now) }
}

/** Receipts and tax invoices of a guest's orders. */
export const documentHandlers = (links: DocumentLinks): Handlers<typeof documentContract> => ({
  async ofOrder(context, { orderId }) {
    await findOrder(context.db, context.session.userId, orderId)
    await issueDue(context.db, orderId, context.now)
    return orderDocuments(context, orderId, links)
  },

  async requestTaxInvoice(context, { orderId, buyer }) {
    await findOrder(context.db, context.session.userId, orderId)
    await issueTaxInvoice(context.db, orderId, buyer, context.now)
    return orderDocuments(context, orderId, links)
  },
})

async function orderDocuments(context: Context, orderId: string, links: DocumentLinks): Promise<OrderDocuments> {
  const { db, session } = context
  const order = await findOrder(db, session.userId, orderId)
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, orderId))
  const issued = await documentsOf(db, orderId)
  const state = invoiceState(await readInvoiceRules(db), purchase && { order, purchase }, issued)
  return {
    list: issued.map((document) => documentReply(document, links, context)),
    taxInvoice: { state, buyer: state === 'open' ? await lastBuyer(db, session.userId) : null },
  }
}

/** Who the last full tax invoice of a member was for. */
async function lastBuyer(db: ReadDb, userId: string): Promise<InvoiceBuyer | null> {
  const [last] = await db
    .select({ content: documents.content })
    .from(documents)
    .innerJoin(purchases, eq(purchases.id, documents.purchaseId))
    .where(and(eq(purchases.userId, userId), eq(documents.kind, 'taxInvoice')))
    .orderBy(desc(documents.issuedAt), desc(documents.number))
    .limit(1)
  return last?.content.buyer ?? null
}
