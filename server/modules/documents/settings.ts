import * as v from 'valibot'
import { HEAD_OFFICE } from '../../../src/contract/constants/documents'
import { isBranch, isTaxId, plainTaxId } from '../../../src/contract/order/taxId'
import type { Translations } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { fieldsOf } from '../config/formRepository'
import { readSetting } from '../config/settings'
import type { StoreRow } from '../store/storePresenter'
import type { DocumentSeller } from '../../db/schema/payments/documents'

const taxId = v.union([v.literal(''), v.pipe(v.string(), v.transform(plainTaxId), v.check(isTaxId))])

const rulesWith = (text: v.GenericSchema<unknown, unknown>) =>
  v.object({
    on: v.fallback(v.boolean(), false),
    /** The merchant's tax id, 13 digits; without it there are only plain receipts. */
    taxId: v.fallback(taxId, ''),
    /** Legal name and registered address. */
    company: v.optional(text, ''),
    address: v.optional(text, ''),
    /** Number and address of each store that is registered as a branch; any other belongs to the head office. */
    branches: v.fallback(
      v.array(
        v.object({
          storeId: v.pipe(v.string(), v.minLength(1)),
          branch: v.pipe(v.string(), v.check(isBranch, 'a branch number has five digits')),
          address: v.optional(text, ''),
        }),
      ),
      [],
    ),
  })

/** The configuration block `hasKp` in one language: tax invoices, of which guests see whether they can be requested. */
export const invoiceRules = rulesWith(v.pipe(v.string(), v.maxLength(300)))

const localizedText = v.fallback(
  v.union([
    v.pipe(
      v.string(),
      v.transform((en): Translations => ({ en })),
    ),
    v.pipe(
      v.record(v.string(), v.string()),
      v.transform((texts): Translations => ({ en: '', ...texts })),
    ),
  ]),
  { en: '' },
)

/** The same in all languages. */
const storedRules = rulesWith(localizedText)

/** How the merchant issues documents. */
export interface InvoiceRules {
  /** Guests may request full tax invoices. */
  on: boolean
  taxId: string
  sellerOf(store: StoreRow): DocumentSeller
}

/** The merchant's rules of documents (configuration block `hasKp`); missing and invalid values get defaults. */
export async function readInvoiceRules(db: ReadDb): Promise<InvoiceRules> {
  const { on, taxId, company, address, branches } = await readSetting(db, 'hasKp', storedRules)
  return {
    on,
    taxId,
    sellerOf(store) {
      const own = branches.find(({ storeId }) => storeId === store.id)
      return {
        name: firstOf(company, store.name),
        address: firstOf(own?.address, address, store.address),
        storeName: store.name,
        tel: store.tel,
        taxId,
        branch: own?.branch ?? HEAD_OFFICE,
      }
    },
  }
}

/** The first text that is written in any language. */
function firstOf(...texts: unknown[]): Translations {
  const written = texts.map((text) => fieldsOf(text) as Translations)
  return written.find((text) => Object.values(text).some((each) => each?.trim())) ?? { en: '' }
}
