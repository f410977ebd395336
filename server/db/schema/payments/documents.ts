import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { InvoiceBuyer } from '../../../../src/contract/order/document'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../src/contract/constants/documents'
import type { DiningType } from '../../../../src/contract/fields'
import type { PayType } from '../../../../src/contract/payment/payType'
import type { Quote } from '../../../../src/contract/cart/quote'
import type { Translations } from '../../columnTypes'
import { instant, key, oneOf, satang } from '../columns'
import { purchases } from './purchases'
import { stores } from '../store/stores'

/** Who issues a document, as it was then. */
export interface DocumentSeller {
  /** Legal name and address; the names of the store where none are configured. */
  name: Translations
  address: Translations
  storeName: Translations
  tel: string
  /** Empty on a plain receipt. */
  taxId: string
  /** Five digits; `00000` is the head office. */
  branch: string
}

/** What a document shows, as it was when it was issued. Amounts in satang. */
export interface DocumentContent {
  seller: DocumentSeller
  /** Only of a full tax invoice, and of a credit note for one. */
  buyer: InvoiceBuyer | null
  orderNo: string
  diningType: DiningType
  payType: PayType | null
  /** ISO 8601. */
  paidAt: string | null
  lines: { name: Translations; choice: Translations; num: number; amount: number }[]
  quote: Quote
  /** What the document is about, with the VAT in it (`vatParts`). */
  parts: { total: number; net: number; vat: number; untaxed: number }
  /** The number and time of the document that it takes the place of, or that money goes back of. */
  refersTo?: { no: string; issuedAt: string }
  /** Of a credit note: the value of that document before and after it. */
  credit?: { before: number; after: number }
}

/**
 * Issued documents, numbered without gaps per store, kind and year. A trigger refuses changes: a correction is another document.
 * They are retained when an account is removed: tax law sets the retention period.
 */
export const documents = pgTable(
  'documents',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    purchaseId: text()
      .notNull()
      .references(() => purchases.id),
    kind: text().$type<DocumentKind>().notNull(),
    /** Of the stores' calendar. */
    year: integer().notNull(),
    number: integer().notNull(),
    no: text().notNull(),
    /** The document that it takes the place of, or that money goes back of. */
    refersTo: text().references((): AnyPgColumn => documents.id),
    total: satang().notNull(),
    vat: satang().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    unique('documents_number').on(table.storeId, table.kind, table.year, table.number),
    uniqueIndex('documents_one_receipt')
      .on(table.purchaseId)
      .where(sql`${table.kind} in ('receipt', 'shortTaxInvoice')`),
    uniqueIndex('documents_one_tax_invoice')
      .on(table.purchaseId)
      .where(sql`${table.kind} = 'taxInvoice'`),
    index().on(table.purchaseId),
    index().on(table.issuedAt),
    check('documents_kind', oneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_positive', sql`${table.number} >= 1 and ${table.total} > 0`),
    check('documents_vat', sql`${table.vat} between 0 and ${table.total}`),
    check(
      'documents_refers_to',
      sql`(${table.refersTo} is not null) = (${table.kind} in ('taxInvoice', 'creditNote'))`,
    ),
  ],
)
export type DocumentRecord = typeof documents.$inferSelect

/** The last number of a store's documents of a kind and year. */
export const documentCounters = pgTable(
  'document_counters',
  {
    storeId: text()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<DocumentKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.kind, table.year] }),
    check('document_counters_kind', oneOf(table.kind, DOCUMENT_KINDS)),
  ],
)
