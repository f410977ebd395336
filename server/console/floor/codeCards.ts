import { STORE_CODES, type StoreCode, storeScanText, tableScanText } from '../../../src/domain/table/tableCode'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { MessageKey } from '../../messages/messages'
import { readTables } from '../../modules/inStore/staffTables'
import type { StoreRow } from '../../modules/store/storePresenter'

/** A printable QR code. */
interface CodeCard {
  /** Where it leads, on the host of the storefront. */
  path: string
  tableId?: string
  /** The table's name and area; empty for a code of the store. */
  title: string
  /** Key of the purpose, printed in three languages. */
  hint: MessageKey
}

const HINTS = {
  storeGoods: 'codes.menu',
  fastfood: 'codes.fast',
  personPay: 'codes.bill',
  queue: 'codes.queue',
} satisfies Record<StoreCode, MessageKey>

/** The printable codes of a store: its tables and its own, or one table only. */
export async function readCodeCards(
  db: ReadDb,
  store: StoreRow,
  { tableId, locale }: { tableId: string | undefined; locale: Locale },
): Promise<CodeCard[]> {
  const tables = (await readTables(db, store.id)).map(({ table }): CodeCard => ({
    tableId: table.id,
    path: tableScanText('', { storeId: store.id, tableId: table.id, code: table.code }),
    title: [table.name, inLocale(table.area, locale)].filter(Boolean).join(' · '),
    hint: 'codes.table',
  }))
  return tableId ? tables.filter((card) => card.tableId === tableId) : [...tables, ...storeCards(store)]
}

function storeCards({ id, services }: StoreRow): CodeCard[] {
  const targets = STORE_CODES.filter((target) => target !== 'queue' || services.includes('queue'))
  return targets.map((target) => ({ path: storeScanText('', target, id), title: '', hint: HINTS[target] }))
}
