import { and, asc, eq } from 'drizzle-orm'
import { decimalText } from '../../../src/domain/money/typedAmount'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { csvText } from '../../api/csvText'
import { periodOf, within } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { type DocumentRecord, documents } from '../../db/schema/payments/documents'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import type { Staff } from '../audit/audit'

const COLUMNS = [
  ...['number', 'kind', 'day', 'store', 'order', 'net', 'vat', 'untaxed', 'total', 'refers to'],
  ...['buyer', 'tax id', 'branch'],
]

interface DocumentsFileQuery {
  storeId?: string | undefined
  from: string
  to: string
}

/** The documents of some days for spreadsheets, in the order of their numbers; amounts in baht, negative on credit notes. */
export async function documentsFile(
  db: ReadDb,
  { storeId, from, to }: DocumentsFileQuery,
  { locale, now }: Staff,
): Promise<{ fileName: string; csv: string }> {
  const ofDays = within(documents.issuedAt, periodOf({ from, to }, now))
  const rows = await db
    .select({ document: documents, storeName: stores.name })
    .from(documents)
    .innerJoin(stores, eq(stores.id, documents.storeId))
    .where(and(ofDays, storeId === undefined ? undefined : eq(documents.storeId, storeId)))
    .orderBy(asc(documents.storeId), asc(documents.kind), asc(documents.year), asc(documents.number))
  const cells = rows.map(({ document, storeName }) => rowOf(document, inLocale(storeName, locale)))
  return { fileName: `documents-${from}-${to}.csv`, csv: csvText([COLUMNS, ...cells]) }
}

function rowOf({ no, kind, issuedAt, content }: DocumentRecord, storeName: string): string[] {
  const { parts, orderNo, refersTo, buyer } = content
  const sign = kind === 'creditNote' ? -1 : 1
  const amounts = [parts.net, parts.vat, parts.untaxed, parts.total].map((amount) => decimalText(sign * amount))
  return [
    ...[no, kind, dayText(dayOf(issuedAt)), storeName, orderNo, ...amounts, refersTo?.no ?? ''],
    ...[buyer?.name ?? '', buyer?.taxId ?? '', buyer?.branch ?? ''],
  ]
}
