import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffDiningTable } from '../../../contract/tables/diningTable'
import { OrderButtons } from '../../form/fields/OrderButtons'
import type { useStaffWrite } from '../../form/calls/useStaffWrite'
import { NewButton } from '../../list/NewButton'
import { OrderedSection } from '../../list/OrderedSection'
import { useDragOrder } from '../../list/useDragOrder'
import { AreaDialog } from './AreaDialog'
import { TableRow } from './TableRow'

interface AreaSectionProps {
  storeId: string
  /** In the language of staff; empty for tables without an area. */
  name: string
  tables: readonly StaffDiningTable[]
  /** Its place among the areas, and that of the last one. */
  at: number
  last: number
  busy: boolean
  write: ReturnType<typeof useStaffWrite>['write']
  onMove(to: number): void
  onMoveTable(id: string, to: number): void
}

/** The tables of one area in their order. */
export function AreaSection(props: AreaSectionProps) {
  const { name, tables, busy, write, onMoveTable } = props
  const translate = useTranslate()
  const shown = name || translate('tables.setup.noArea')
  const drag = useDragOrder(
    tables.map(({ id }) => id),
    onMoveTable,
    !busy,
  )
  return (
    <OrderedSection
      title={shown}
      count={translate('tables.setup.tables', { smart_count: tables.length })}
      buttons={<Buttons {...props} shown={shown} />}
    >
      {tables.map((table, at) => (
        <TableRow
          key={table.id}
          {...{ table, busy, write }}
          drag={drag(table.id)}
          order={{ at, last: tables.length - 1, busy, onMove: (to) => onMoveTable(table.id, to) }}
        />
      ))}
    </OrderedSection>
  )
}

function Buttons({ shown, storeId, name, tables, at, last, busy, onMove }: AreaSectionProps & { shown: string }) {
  const translate = useTranslate()
  const [isNaming, setNaming] = useState(false)
  const rename = translate('tables.setup.rename')
  const first = tables[0]
  const given = { storeId, seats: first?.seats, area: first?.area, codePerSession: first?.codePerSession }
  return (
    <>
      <OrderButtons {...{ name: shown, at, last, busy, onMove }} />
      <Button disabled={busy} aria-label={`${rename}: ${shown}`} onClick={() => setNaming(true)}>
        {rename}
      </Button>
      <NewButton resource="diningTable" text="tables.setup.newHere" given={given} />
      {isNaming && first && <AreaDialog {...{ storeId, name }} area={first.area} onClose={() => setNaming(false)} />}
    </>
  )
}
