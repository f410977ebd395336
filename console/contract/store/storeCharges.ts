import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, pageOf, paging, text } from '../../../src/contract/fields'
import { keyword, share, texts, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const rate = share(0, 10_000)

const fields = {
  vatRate: rate,
  /** Whether prices have the VAT in them; else it is added. */
  vatIncluded: flag,
  /** Service charge at tables. */
  serviceRate: rate,
  /** Any other tax on the same amount as VAT, always added. */
  taxRate: rate,
  /** Where PromptPay payments go: a phone number, a tax id, an e-wallet id, or `biller:` and a biller id; empty without PromptPay of the store's own. */
  promptpayId: v.pipe(text(22), v.regex(/^(0\d{9}|\d{13}|\d{15}|biller:\d{15})?$/)),
}
const written = v.object(fields)
export type StoreChargeFields = v.InferOutput<typeof written>

const charges = v.object({ ...fields, id, version, name: texts(80) })
export type StoreCharges = v.InferOutput<typeof charges>

/** What a store adds to prices, and where its PromptPay payments go. The version is that of the store. */
export const storeChargesContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The charges of the stores in which the caller works',
    path: 'storeCharges',
    input: v.object({ keyword, ...paging }),
    reply: pageOf(charges),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'The charges of one store',
    path: 'storeCharges/read',
    input: v.object({ id }),
    reply: charges,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Changes the charges of a store: all fields. They hold for what is ordered from then on. A stale version is refused with code 409 and `current`',
    path: 'storeCharges/update',
    input: v.object({ id, version, ...fields }),
    reply: charges,
  }),
}
