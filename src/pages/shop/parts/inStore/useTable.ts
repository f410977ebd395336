import { useTrackDataAge } from '@/hooks/dataAge'
import { useOnShow } from '@/hooks/useOnShow'
import { FOLLOW_MS, usePolling } from '@/hooks/usePolling'
import { useStores } from '@/hooks/useStores'
import type { TableCode } from '@/domain/table/tableCode'
import type { TableStore } from '@/stores/table/table'

/** A table whose code has been scanned. */
export type ScannedTable = TableStore & { ref: TableCode }

/**
 * The table that a page is about: the one of its address, or else the last one that was scanned. It is followed while the page is on the screen.
 * Undefined when there is none. The component must be an observer.
 */
export function useTable({ storeId, tableId, code }: Partial<TableCode>): ScannedTable | undefined {
  const { table, locale } = useStores()
  const named = storeId && tableId && code ? { storeId, tableId, code } : undefined

  const look = () => {
    if (named) table.enter(named)
    void table.poll()
  }
  useTrackDataAge(table)
  useOnShow(look, [storeId, tableId, code, locale.wanted].join(' '))
  // The stream tells changes to participants only.
  const kind = table.seated ? 'table' : undefined
  usePolling(table.poll, FOLLOW_MS, table.ref !== undefined && !table.expired, kind)
  return isScanned(table) && (!named || isAt(table, named)) ? table : undefined
}

function isScanned(table: TableStore): table is ScannedTable {
  return table.ref !== undefined
}

function isAt({ ref }: ScannedTable, { tableId, code }: TableCode): boolean {
  return ref.tableId === tableId && ref.code === code
}
