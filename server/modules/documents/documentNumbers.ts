import { sql } from 'drizzle-orm'
import type { DocumentKind } from '../../../src/contract/constants/documents'
import type { Tx } from '../../db/database'
import { documentCounters } from '../../db/schema/payments/documents'

/** How the numbers of each kind begin. */
const PREFIXES: Record<DocumentKind, string> = {
  receipt: 'RC',
  shortTaxInvoice: 'AB',
  taxInvoice: 'TX',
  creditNote: 'CN',
}

/** Least number of digits of a document number. */
const DIGITS = 6

interface Series {
  storeId: string
  kind: DocumentKind
  year: number
}

/**
 * The next number of a series. Its counter stays locked until the transaction ends, which must write the document: a transaction that is
 * undone leaves no gap.
 */
export async function nextDocumentNumber(
  tx: Tx,
  { storeId, kind, year }: Series,
): Promise<{ number: number; no: string }> {
  const [row] = await tx
    .insert(documentCounters)
    .values({ storeId, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.storeId, documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ number: documentCounters.last })
  if (!row) throw new Error('a document was not counted')
  return { number: row.number, no: `${PREFIXES[kind]}${year}-${String(row.number).padStart(DIGITS, '0')}` }
}
