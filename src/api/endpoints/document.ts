// Written by "npm run endpoints" from src/contract/order/document.ts.
import type { documentContract } from '@/contract/order/document'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const documentEndpoints: WireArea<typeof documentContract> = {
  ofOrder: { method: 'POST', path: 'order/document', access: 'guest' },
  requestTaxInvoice: { method: 'POST', path: 'order/document/taxInvoice', access: 'guest', json: true },
}

export const documentApi = clientOf(documentEndpoints)
