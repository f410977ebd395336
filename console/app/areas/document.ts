import { documentContract as calls } from '../../contract/numbers/document'
import { listArea } from './area'

/** Receipts, tax invoices and credit notes, each with its page to print. */
export const document = listArea({
  name: 'document',
  group: 'money',
  list: calls.list,
  columns: ['no', 'kind', 'issuedAt', 'storeName', 'orderNo', 'total', 'buyerName'],
  opens: 'path',
  files: [{ name: 'saveDocuments', call: calls.file, asks: 'days' }],
})
