import { asc, eq } from 'drizzle-orm'
import { LOCALES } from '../../../src/contract/constants/common'
import { DOCUMENT_KINDS } from '../../../src/contract/constants/documents'
import type { InvoiceBuyer } from '../../../src/contract/order/document'
import { yearOf } from '../../../src/domain/time/calendar'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Translations } from '../../db/columnTypes'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockOrderPurchase } from '../../db/locks'
import { type DocumentContent, type DocumentRecord, documents } from '../../db/schema/payments/documents'
import type { OrderRecord } from '../../db/schema/orders/orders'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { inLocale } from '../../db/translations'
import { type LineRow, linesOf } from '../orders/orderLines'
import { wereFeesRefunded } from '../orders/refunds/refundLines'
import { addParts, partsBetween, type VatParts, vatParts, vatPartsOfRefunds } from '../pricing/vatParts'
import { findAnyStore } from '../store/storeRepository'
import { nextDocumentNumber } from './documentNumbers'
import { type InvoiceRules, readInvoiceRules } from './settings'
import { invoiceState } from './taxInvoiceState'

/** An order whose documents are written: it and its purchase are locked. */
interface LockedOrder {
  order: OrderRecord
  purchase: PurchaseRecord
  now: Date
}

/** The documents of a purchase, in the order in which they were issued. */
export async function documentsOf(db: ReadDb, purchaseId: string): Promise<DocumentRecord[]> {
  const found = await db
    .select()
    .from(documents)
    .where(eq(documents.purchaseId, purchaseId))
    .orderBy(asc(documents.number))
  const rank = ({ kind }: DocumentRecord) => DOCUMENT_KINDS.indexOf(kind)
  return found.sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime() || rank(a) - rank(b))
}

/**
 * Issues what is due for an order: a receipt once it is paid, or a short tax invoice of a merchant with a tax id, and a credit note for what
 * has gone back since. Nothing for an order that is unpaid, free, or paid by the bill of its table.
 */
export async function issueDue(tx: Tx, orderId: string, now: Date): Promise<void> {
  const held = await lockOrderPurchase(tx, orderId)
  if (held?.order.paid && held.purchase.amount > 0) await issueFor(tx, { ...held, now })
}

/** Issues the full tax invoice of a paid order, in the place of its short one. Refuses where that is not offered, or a second time. */
export async function issueTaxInvoice(
  tx: Tx,
  orderId: string,
  buyer: InvoiceBuyer,
  now: Date,
): Promise<DocumentRecord> {
  const found = await lockOrderPurchase(tx, orderId)
  const rules = await readInvoiceRules(tx)
  const state = invoiceState(rules, found, found ? await documentsOf(tx, found.purchase.id) : [])
  if (!found || state !== 'open') throw new AppError(400, `document.is.${state}`)
  const held = { ...found, now }
  const short = await issueFor(tx, held)
  const content = { ...short.content, buyer, refersTo: { no: short.no, issuedAt: isoText(short.issuedAt) } }
  return write(tx, held, { kind: 'taxInvoice', parts: vatParts(held.order.quote), refersTo: short.id, content })
}

/** Issues what is missing, and answers the document that stands for the payment. */
async function issueFor(tx: Tx, held: LockedOrder): Promise<DocumentRecord> {
  const issued = await documentsOf(tx, held.purchase.id)
  const standing =
    issued.find(({ kind }) => kind === 'taxInvoice') ??
    issued.find(({ kind }) => kind !== 'creditNote') ??
    (await issueReceipt(tx, held))
  const notes = issued.filter(({ kind }) => kind === 'creditNote')
  const credited = addParts(notes.map(({ content }) => content.parts))
  if (held.purchase.refunded > credited.total) await issueCreditNote(tx, held, { standing, credited })
  return standing
}

async function issueReceipt(tx: Tx, held: LockedOrder): Promise<DocumentRecord> {
  const { order } = held
  const rules = await readInvoiceRules(tx)
  const taxed = isTaxed(rules, order)
  const content = await contentOf(tx, order, rules)
  const seller = taxed ? content.seller : { ...content.seller, taxId: '' }
  return write(tx, held, {
    kind: taxed ? 'shortTaxInvoice' : 'receipt',
    parts: vatParts(order.quote),
    refersTo: null,
    content: { ...content, seller },
  })
}

/** Whether the payment of an order is documented with VAT: the merchant has a tax id, and the store's prices hold VAT. */
export function isTaxed({ taxId }: Pick<InvoiceRules, 'taxId'>, { quote }: Pick<OrderRecord, 'quote'>): boolean {
  return taxId !== '' && quote.vatRate > 0
}

async function issueCreditNote(
  tx: Tx,
  held: LockedOrder,
  { standing, credited }: { standing: DocumentRecord; credited: VatParts },
): Promise<void> {
  const { purchase, order } = held
  const refundedParts = { lines: await linesOf(tx, order.id), fees: await wereFeesRefunded(tx, order.id) }
  const parts = vatPartsOfRefunds(order.quote, { ...refundedParts, amount: purchase.refunded })
  await write(tx, held, {
    kind: 'creditNote',
    parts: partsBetween(credited, parts),
    refersTo: standing.id,
    content: {
      ...standing.content,
      refersTo: { no: standing.no, issuedAt: isoText(standing.issuedAt) },
      credit: { before: purchase.amount - credited.total, after: purchase.amount - purchase.refunded },
    },
  })
}

async function contentOf(
  tx: Tx,
  order: OrderRecord,
  { sellerOf }: InvoiceRules,
): Promise<Omit<DocumentContent, 'parts'>> {
  const { orderNo, diningType, payType, paidAt, quote } = order
  const lines = await linesOf(tx, order.id)
  return {
    seller: sellerOf(await findAnyStore(tx, order.storeId)),
    buyer: null,
    ...{ orderNo, diningType, payType, quote },
    paidAt: paidAt && isoText(paidAt),
    lines: lines.map((line) => ({ name: line.name, choice: choiceOf(line), num: line.num, amount: line.amount })),
  }
}

/** Writes a document with the next number of its series. */
async function write(
  tx: Tx,
  { purchase, now }: LockedOrder,
  {
    kind,
    parts,
    refersTo,
    content,
  }: Pick<DocumentRecord, 'kind' | 'refersTo'> & { parts: VatParts; content: Omit<DocumentContent, 'parts'> },
): Promise<DocumentRecord> {
  const { storeId, id: purchaseId } = purchase
  const year = yearOf(now)
  const numbered = await nextDocumentNumber(tx, { storeId, kind, year })
  const amounts = { total: parts.total, vat: parts.vat, content: { ...content, parts } }
  const [written] = await tx
    .insert(documents)
    .values({ id: newId(), storeId, purchaseId, kind, year, ...numbered, refersTo, ...amounts, issuedAt: now })
    .returning()
  if (!written) throw new Error('a document was not written')
  return written
}

/** A document by its id; undefined for an unknown one. */
export async function findDocument(db: ReadDb, id: string): Promise<DocumentRecord | undefined> {
  const [found] = await db.select().from(documents).where(eq(documents.id, id))
  return found
}

/** Size, attributes and add-ons of a line, in each language. */
function choiceOf({ specText, attrText, addonText }: Pick<LineRow, 'specText' | 'attrText' | 'addonText'>) {
  const parts = [specText, attrText, addonText]
  const choices = LOCALES.map((locale) => {
    const texts = parts.map((part) => inLocale(part, locale)).filter(Boolean)
    return [locale, texts.join(' · ')] as const
  })
  return Object.fromEntries(choices) as Translations
}
