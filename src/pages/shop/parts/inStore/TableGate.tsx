import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Delayed } from '@/components/loading/Loaded'
import { useStores } from '@/hooks/useStores'
import type { TableCode } from '@/domain/table/tableCode'
import { CodeExpired, TableLoadError, NoTable, NotJoined } from './TableStates'
import { type ScannedTable, useTable } from './useTable'

interface Props {
  query: Partial<TableCode>
  skeleton: ReactNode
  /** Content for a guest who has joined the table, also after it was closed. */
  children: (table: ScannedTable) => ReactNode
}

/** A page of the guest's table; without one it explains why, and what to do. */
export const TableGate = observer(function TableGate({ query, skeleton, children }: Props) {
  const { table: last } = useStores()
  const table = useTable(query)
  // A table in the URL is joined shortly; without one there is nothing to wait for.
  if (!table) return query.code || last.ref ? null : <NoTable />
  if (table.expired) return <CodeExpired table={table} />
  if (!table.view) return table.error === undefined ? <Delayed>{skeleton}</Delayed> : <TableLoadError table={table} />
  return table.session ? children(table) : <NotJoined table={table} />
})
