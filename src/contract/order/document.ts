import * as v from 'valibot'
import { DOCUMENT_KINDS } from '../constants/documents'
import { endpoint } from '../endpoint'
import { id, instant, satang, text } from '../fields'
import { isBranch, isTaxId, plainTaxId } from './taxId'

/** Who a full tax invoice is for. `branch`: `00000` for the head office, five digits for a branch; null for a person, who has none. */
export const invoiceBuyer = v.object({
  name: v.pipe(text(120), v.minLength(1)),
  address: v.pipe(text(300), v.minLength(1)),
  taxId: v.pipe(text(20), v.transform(plainTaxId), v.check(isTaxId)),
  branch: v.nullable(v.pipe(text(5), v.check(isBranch))),
})
export type InvoiceBuyer = v.InferOutput<typeof invoiceBuyer>

/** A document that was issued. It never changes. */
export const issuedDocument = v.object({
  id,
  kind: v.picklist(DOCUMENT_KINDS),
  /** Its number, without gaps per store, kind and year. */
  no: v.string(),
  /** What it is about: what was paid, or of a credit note what went back. */
  total: satang,
  issuedAt: instant,
  /** The page to read and print, below the server's origin; it opens for a week, without signing in. */
  path: v.string(),
})
export type IssuedDocument = v.InferOutput<typeof issuedDocument>

/** The documents of an order, the first one first. */
const orderDocuments = v.object({
  list: v.array(issuedDocument),
  taxInvoice: v.object({
    /**
     * Whether a full tax invoice can be requested: `open`; `closed` by the merchant or without VAT; `issued` already; `refunded`, wholly or in
     * part; `nothing` was paid.
     */
    state: v.picklist(['open', 'closed', 'issued', 'refunded', 'nothing']),
    /** What the caller gave for the last one. */
    buyer: v.nullable(invoiceBuyer),
  }),
})
export type OrderDocuments = v.InferOutput<typeof orderDocuments>

/** Receipts and tax invoices. An area of its own, so that only the pages that use it load it. */
export const documentContract = {
  ofOrder: endpoint({
    summary: 'The documents of a paid order of the caller. Issues those that are due; repeating it changes nothing',
    method: 'POST',
    path: 'order/document',
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: orderDocuments,
  }),
  requestTaxInvoice: endpoint({
    summary: 'Issues the full tax invoice of a paid order, once, in the place of its short one',
    method: 'POST',
    path: 'order/document/taxInvoice',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({ orderId: id, buyer: invoiceBuyer }),
    reply: orderDocuments,
  }),
}
