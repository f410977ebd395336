import { Box, Button, Card, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffDiningTable } from '../../../contract/diningTable'
import { OrderButtons } from '../../form/OrderButtons'
import type { useStaffWrite } from '../../form/useStaffWrite'
import { NewButton } from '../../list/NewButton'
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
  const { tables, busy, write, onMoveTable } = props
  const heading = useId()
  const drag = useDragOrder(
    tables.map(({ id }) => id),
    onMoveTable,
    !busy,
  )
  return (
    <Card component="section" aria-labelledby={heading} sx={{ mt: 2 }}>
      <Head {...props} heading={heading} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tables.map((table, at) => (
          <TableRow
            key={table.id}
            {...{ table, busy, write }}
            drag={drag(table.id)}
            order={{ at, last: tables.length - 1, busy, onMove: (to) => onMoveTable(table.id, to) }}
          />
        ))}
      </Box>
    </Card>
  )
}

function Head({ heading, storeId, name, tables, at, last, busy, onMove }: AreaSectionProps & { heading: string }) {
  const translate = useTranslate()
  const [isNaming, setNaming] = useState(false)
  const shown = name || translate('tables.setup.noArea')
  const rename = translate('tables.setup.rename')
  const first = tables[0]
  const given = { storeId, seats: first?.seats, area: first?.area, codePerSession: first?.codePerSession }
  return (
    <Box sx={HEAD}>
      <Typography id={heading} variant="h2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        {shown} · {translate('tables.setup.tables', { smart_count: tables.length })}
      </Typography>
      <OrderButtons {...{ name: shown, at, last, busy, onMove }} />
      <Button disabled={busy} aria-label={`${rename}: ${shown}`} onClick={() => setNaming(true)}>
        {rename}
      </Button>
      <NewButton resource="diningTable" text="tables.setup.newHere" given={given} />
      {isNaming && first && <AreaDialog {...{ storeId, name }} area={first.area} onClose={() => setNaming(false)} />}
    </Box>
  )
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.default',
}
