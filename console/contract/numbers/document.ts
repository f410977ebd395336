import * as v from 'valibot'
import { DOCUMENT_KINDS } from '../../../src/contract/constants/documents'
import { invoiceBuyer, issuedDocument } from '../../../src/contract/order/document'
import { endpoint } from '../../../src/contract/endpoint'
import { id, pageOf, paging, satang } from '../../../src/contract/fields'
import { calendarDay, keyword, money, storeId } from '../fields'
import { file } from './money'
import { staffRead, staffWrite } from '../staffCall'

const staffDocument = v.object({
  ...issuedDocument.entries,
  total: money(0, Number.MAX_SAFE_INTEGER),
  /** The VAT in it. */
  vat: satang,
  storeId: id,
  storeName: v.string(),
  orderId: id,
  orderNo: v.string(),
  /** Who a full tax invoice is for. */
  buyerName: v.nullable(v.string()),
})
export type StaffDocument = v.InferOutput<typeof staffDocument>

/** Receipts, tax invoices and credit notes, for the till and the books. */
export const documentContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Documents that were issued on some days, the latest first: by their number, that of the order, or the buyer',
    path: 'documents',
    input: v.object({
      keyword,
      storeId: v.optional(storeId),
      kind: v.optional(v.picklist(DOCUMENT_KINDS)),
      from: v.optional(calendarDay),
      to: v.optional(calendarDay),
      ...paging,
    }),
    reply: pageOf(staffDocument),
  }),
  file: endpoint({
    ...staffRead,
    summary:
      'The documents of some days as a file for spreadsheets (CSV), of a store or of all; what a credit note takes back is negative',
    path: 'documents/file',
    input: v.object({ storeId: v.optional(storeId), from: calendarDay, to: calendarDay }),
    reply: file,
  }),
  requestTaxInvoice: endpoint({
    ...staffWrite,
    summary:
      'Issues the full tax invoice of a paid order for a guest, once, in the place of its short one. `id` is that of the order',
    path: 'document/taxInvoice',
    input: v.object({ id, buyer: invoiceBuyer }),
    reply: staffDocument,
  }),
}
