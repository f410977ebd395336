/** Documents of a purchase: what is given for its payment, a full tax invoice in its place, and what takes money back. */
export const DOCUMENT_KINDS = ['receipt', 'shortTaxInvoice', 'taxInvoice', 'creditNote'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The branch number of a head office (notification 199 of the Thai Revenue Department). */
export const HEAD_OFFICE = '00000'
