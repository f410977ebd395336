import type { OrderDocuments } from '../../../src/contract/order/document'
import type { DocumentRecord } from '../../db/schema/payments/documents'
import type { OrderRecord } from '../../db/schema/orders/orders'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import type { InvoiceRules } from './settings'

export type TaxInvoiceState = OrderDocuments['taxInvoice']['state']

interface Bought {
  order: Pick<OrderRecord, 'paid' | 'quote'>
  purchase: Pick<PurchaseRecord, 'amount' | 'refunded'>
}

/** Whether a full tax invoice of an order can be requested; an order without a purchase is paid by the bill of its table. */
export function invoiceState(
  rules: Pick<InvoiceRules, 'on' | 'taxId'>,
  bought: Bought | undefined,
  issued: readonly Pick<DocumentRecord, 'kind'>[],
): TaxInvoiceState {
  if (issued.some(({ kind }) => kind === 'taxInvoice')) return 'issued'
  if (!rules.on || !rules.taxId) return 'closed'
  if (!bought?.order.paid || bought.purchase.amount === 0) return 'nothing'
  // A receipt without VAT, from before the merchant had a tax id, cannot become a tax invoice.
  if (bought.order.quote.vatRate === 0 || issued.some(({ kind }) => kind === 'receipt')) return 'closed'
  return bought.purchase.refunded > 0 ? 'refunded' : 'open'
}
