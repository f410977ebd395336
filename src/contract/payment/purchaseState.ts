import * as v from 'valibot'

/** The state of a purchase as its owner sees it. */
export const purchaseState = v.picklist(['pending', 'paid', 'closed', 'refunded'])
export type PurchaseState = v.InferOutput<typeof purchaseState>
